import { isFailure } from "@toran/api-client/failure";
import { Alert, Button, TextField } from "@toran/ui";
import { Mail } from "lucide-react";
import { go } from "@/lib/go";
import { usePlainForm } from "@/lib/use-plain-form";
import type { AreaName } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import { useLateStores } from "@/stores/use-stores";
import { AuthPage } from "./auth-page";
import { BackToLogIn } from "./back-to-log-in";

/** Asks for the address whose password was forgotten. The answer is the same for every address. */
export function Reset({ area }: { area: AreaName }) {
  const stores = useLateStores();
  const { form, errorOf, problem, busy } = usePlainForm({
    schema: async () => (await import("@toran/contract/schemas/account")).byEmail,
    send: async (body) => {
      const reply = await (
        await (await stores()).calls[area]()
      ).auth.forgotPassword({ body }, { showToast: false });
      if (!isFailure(reply)) {
        go(paths[area].resetOtp, { state: { ticket: reply.data.ticket, email: body.email } });
      }
      return reply;
    },
  });
  return (
    <AuthPage
      area={area}
      trouble="reset"
      title="Reset your password"
      lead="If the address has an account, we send a code with which you choose a new password."
    >
      <form {...form} className="contents" aria-label="Reset your password">
        {problem && <Alert tone="bad">{problem}</Alert>}
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
          icon={<Mail aria-hidden="true" size={18} strokeWidth={1.75} />}
          error={errorOf("email")}
        />
        <Button type="submit" wide busy={busy} busyLabel="Sending the code">
          Send me a code
        </Button>
      </form>
      <BackToLogIn area={area} />
    </AuthPage>
  );
}
