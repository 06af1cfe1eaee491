import { isFailure } from "@toran/api-client/failure";
import { go } from "@/lib/go";
import type { AreaName } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import { useLateStores } from "@/stores/use-stores";
import { AuthPage } from "./auth-page";
import { BackToLogIn } from "./back-to-log-in";
import { codeWasSent } from "./code-sent";
import { EmailForm } from "./email-form";

/** Asks for the address whose password was forgotten. The answer is the same for every address. */
export function Reset({ area }: { area: AreaName }) {
  const stores = useLateStores();
  async function send(body: { email: string }) {
    const { calls } = await stores();
    const { auth } = await calls[area]();
    const reply = await auth.forgotPassword({ body }, { showToast: false });
    if (!isFailure(reply)) {
      codeWasSent();
      go(paths[area].resetOtp, { state: { ticket: reply.data.ticket, email: body.email } });
    }
    return reply;
  }

  return (
    <AuthPage
      area={area}
      trouble="reset"
      title="Reset your password"
      lead="If the address has an account, we send a code with which you choose a new password."
    >
      <EmailForm label="Reset your password" send={send} />
      <BackToLogIn area={area} />
    </AuthPage>
  );
}
