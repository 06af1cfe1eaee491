import { ApiFailure, isFailure } from "@toran/api-client/failure";
import { Alert, Button, MailIcon, PasswordField, TextField } from "@toran/ui";
import { isOver } from "@toran/api-client/token";
import { use, useEffect, useState } from "react";
import { AppLink } from "@/lib/app-link";
import { go, signedIn } from "@/lib/go";
import { usePlainForm } from "@/lib/use-plain-form";
import { type AreaName, areas } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import type { SessionStore } from "@/stores/session-store";
import { StoresContext, useLateStores } from "@/stores/use-stores";
import { areaWords } from "./area-words";
import { AuthPage } from "./auth-page";
import { codeWasSent } from "./code-sent";
import { SecondStep } from "./second-step";

/** Logging in by password, and by a second step where the account asks for one. */
export function LogIn({ area, byCode }: { area: AreaName; byCode?: boolean }) {
  const session = use(StoresContext)?.session;
  const [second, setSecond] = useState(() => session && begunBefore(session, area));
  const words = areaWords[area];
  usePreload(area);
  if (second) return <SecondStep area={area} ticket={second} onBack={() => setSecond(undefined)} />;
  return (
    <AuthPage
      area={area}
      switchTo="login"
      trouble="login"
      title={words.logInTitle}
      lead={words.logInLead}
    >
      <LogInForm area={area} onSecondStep={setSecond} />
      {byCode && (
        <Button asChild intent="secondary" wide>
          <AppLink href={paths.student.loginOtp}>Get a one-time code by email</AppLink>
        </Button>
      )}
      <p className="text-ink-2 text-base">
        New here?{" "}
        <AppLink href={paths[area].register} className="link">
          Create a {words.account}
        </AppLink>
      </p>
    </AuthPage>
  );
}

/** The ticket of a second step that this tab had reached when it was loaded anew, as long as it lives. */
const begunBefore = ({ mode, role, ticket }: SessionStore, area: AreaName) =>
  mode === "2STEP_AUTH" && role === areas[area].role && ticket && !isOver(ticket, Date.now())
    ? ticket
    : undefined;

/** Without its cookie a session would end with the first token. */
const noCookies = new ApiFailure(
  0,
  {
    message:
      "Your browser blocks cookies, so you would be logged out within minutes. Allow them for this site, then log in.",
  },
  "other",
);

function LogInForm({
  area,
  onSecondStep,
}: {
  area: AreaName;
  onSecondStep: (ticket: string) => void;
}) {
  const stores = useLateStores();
  const { form, errorOf, problem, busy } = usePlainForm({
    schema: async () => (await import("@toran/contract/schemas/account")).logIn,
    send: async (body) => {
      if (!navigator.cookieEnabled) return noCookies;
      const { calls, session } = await stores();
      const reply = await (await calls[area]()).auth.logIn({ body }, { showToast: false });
      if (!isFailure(reply)) return signedIn();
      if (!reply.mode || !reply.ticket) return reply;
      session.sendOn(areas[area].role, reply.mode, reply.ticket);
      if (reply.mode === "2STEP_AUTH") {
        codeWasSent();
        onSecondStep(reply.ticket);
      } else {
        const step = reply.mode === "CHANGEPASSWORD" ? "createPassword" : "otp";
        go(paths[area][step], { replace: true, state: { email: body.email, unproven: true } });
      }
      return undefined;
    },
  });
  return (
    <form {...form} className="contents" aria-label="Log in">
      {problem && <Alert tone="bad">{problem}</Alert>}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        icon={<MailIcon />}
        error={errorOf("email")}
      />
      <PasswordField
        label="Password"
        name="password"
        labelSide={
          <AppLink href={paths[area].reset} className="link">
            Forgot password?
          </AppLink>
        }
        error={errorOf("password")}
      />
      <Button type="submit" wide busy={busy} busyLabel="Logging in">
        Log in
      </Button>
    </form>
  );
}

/** After the first paint, what the form needs when it is sent is fetched while the visitor types. */
function usePreload(area: AreaName) {
  const stores = useLateStores();
  useEffect(() => {
    const fetchCalls = async () => (await stores()).calls[area]();
    // What does not come now is fetched again when the form is sent, which says so if it fails.
    const fetchNow = () =>
      void Promise.all([fetchCalls(), import("@/lib/check")]).catch(() => undefined);
    const form = document.querySelector("form");
    form?.addEventListener("focusin", fetchNow, { once: true });
    const timer = setTimeout(fetchNow, 2000);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener("focusin", fetchNow);
    };
  }, [area, stores]);
}
