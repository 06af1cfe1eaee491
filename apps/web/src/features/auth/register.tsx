import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { Alert, Button, MailIcon, PasswordField, TextField } from "@toran/ui";
import type { ReactNode } from "react";
import { AppLink } from "@/lib/app-link";
import { go } from "@/lib/go";
import { usePlainForm } from "@/lib/use-plain-form";
import type { AreaName } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import { useLateStores } from "@/stores/use-stores";
import { areaWords } from "./area-words";
import { AuthPage } from "./auth-page";
import { codeWasSent } from "./code-sent";
import { useRegistrationDraft } from "./use-registration-draft";

const accountSchemas = () => import("@toran/contract/schemas/account");

/** Making an account. Students choose their password here, officers and HR users after the code. */
export function Register({ area }: { area: AreaName }) {
  const words = areaWords[area];
  return (
    <AuthPage
      area={area}
      switchTo="register"
      trouble="register"
      title={words.registerTitle}
      lead={words.registerLead}
    >
      {area === "student" ? <StudentForm /> : <StaffForm area={area} />}
      <p className="text-ink-2 text-base">
        Have an account?{" "}
        <AppLink href={paths[area].login} className="link">
          Log in
        </AppLink>
      </p>
    </AuthPage>
  );
}

function goOn(area: AreaName, email: string) {
  codeWasSent();
  go(paths[area].otp, { state: { email } });
}

function StudentForm() {
  const stores = useLateStores();
  const form = usePlainForm({
    schema: async () => (await accountSchemas()).studentRegistration,
    send: async (body) => {
      const reply = await (
        await (await stores()).calls.student()
      ).auth.register({ body }, { showToast: false });
      if (!isFailure(reply)) goOn("student", body.email);
      return reply;
    },
  });
  return (
    <Fields area="student" {...form}>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${limits.password.min} characters. A short sentence is a good one.`}
        error={form.errorOf("password")}
      />
    </Fields>
  );
}

function StaffForm({ area }: { area: "po" | "hr" }) {
  const stores = useLateStores();
  const form = usePlainForm({
    schema: async () => (await accountSchemas()).staffRegistration,
    send: async (body) => {
      const reply = await (
        await (await stores()).calls[area]()
      ).auth.register({ body }, { showToast: false });
      if (!isFailure(reply)) goOn(area, body.email);
      return reply;
    },
  });
  return (
    <Fields area={area} {...form}>
      <TextField
        label="Mobile"
        name="phone"
        type="tel"
        autoComplete="tel"
        error={form.errorOf("phone")}
      />
    </Fields>
  );
}

interface FieldsProps extends ReturnType<typeof usePlainForm> {
  area: AreaName;
  children: ReactNode;
}

function Fields({ area, form, errorOf, problem, busy, children }: FieldsProps) {
  const draft = useRegistrationDraft(area);
  return (
    <form {...form} {...draft} className="contents" aria-label="Create an account">
      {problem && <Alert tone="bad">{problem}</Alert>}
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          error={errorOf("firstName")}
        />
        <TextField
          label="Last name"
          name="lastName"
          optional
          autoComplete="family-name"
          error={errorOf("lastName")}
        />
      </div>
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        icon={<MailIcon />}
        error={errorOf("email")}
      />
      {children}
      <Button type="submit" wide busy={busy} busyLabel="Sending the code">
        Send me a code
      </Button>
    </form>
  );
}
