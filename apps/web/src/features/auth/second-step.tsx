import { isFailure } from "@toran/api-client/failure";
import { Alert, Button, TextField } from "@toran/ui";
import { signedIn } from "@/lib/go";
import { usePlainForm } from "@/lib/use-plain-form";
import { type AreaName, areas } from "@/navigation/areas";
import { useLateStores } from "@/stores/use-stores";
import { AuthPage } from "./auth-page";
import { Resend } from "./resend";
import { toNewPassword } from "./to-new-password";

interface SecondStepProps {
  area: AreaName;
  ticket: string;
  onBack: () => void;
}

/** The second step of a log-in: the code of the mail, or one of the recovery codes. */
export function SecondStep({ area, ticket, onBack }: SecondStepProps) {
  const stores = useLateStores();
  const { form, errorOf, problem, busy } = usePlainForm({
    schema: async () => (await import("@toran/contract/schemas/account")).codeCheck,
    send: async (body) => {
      const { calls, session } = await stores();
      const reply = await (await calls[area]()).auth.verifyOtp({ body }, { showToast: false });
      if (!isFailure(reply)) return signedIn();
      return toNewPassword(session, area, reply) ? undefined : reply;
    },
  });
  async function resend() {
    const { calls, session } = await stores();
    const { auth } = await calls[area]();
    const reply = await auth.resendOtp({ body: { ticket } }, { showToast: false });
    // Any other code leads to a page of its own; this one is asked for here.
    if (!isFailure(reply)) session.sendOn(areas[area].role, "2STEP_AUTH", ticket);
    return reply;
  }
  async function leave() {
    (await stores()).session.clear();
    onBack();
  }

  return (
    <AuthPage
      area={area}
      trouble="two-step"
      title="One more step"
      lead="This account is guarded by a second step: the 6 digits of our newest mail to you."
    >
      <form {...form} className="contents" aria-label="Second step">
        {problem && <Alert tone="bad">{problem}</Alert>}
        <input type="hidden" name="ticket" value={ticket} />
        <TextField
          label="Code"
          name="otp"
          autoFocus
          autoComplete="one-time-code"
          spellCheck={false}
          hint="No mail at hand? Write one of your recovery codes."
          error={errorOf("otp")}
        />
        <Button type="submit" wide busy={busy} busyLabel="Checking">
          Continue
        </Button>
        <Resend resend={resend} />
        <Button intent="quiet" wide onClick={() => void leave()}>
          Log in as someone else
        </Button>
      </form>
    </AuthPage>
  );
}
