import { isFailure } from "@toran/api-client/failure";
import { observer } from "mobx-react-lite";
import { useLocation, useNavigate } from "react-router-dom";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { AuthPage } from "./auth-page";
import { CodeForm } from "./code-form";
import { codeWasSent } from "./code-sent";
import { EmailForm } from "./email-form";
import { SentTo } from "./sent-to";
import { toNewPassword } from "./to-new-password";

/** A student's log-in without a password: first the address, then the code that went there. */
export const LogInByCode = observer(function LogInByCode() {
  const { session } = useStores();
  return session.mode === "LOGIN-OTP" && session.ticket ? (
    <WithCode ticket={session.ticket} />
  ) : (
    <AskForCode />
  );
});

function AskForCode() {
  const { calls } = useStores();
  const navigate = useNavigate();
  const { state } = useLocation();
  async function send(body: { email: string }) {
    const reply = await (await calls.student()).auth.logInByOtp({ body }, { showToast: false });
    // The page stays; what it was asked for before goes on with it.
    if (!isFailure(reply)) {
      codeWasSent();
      void navigate(".", { replace: true, state: { ...(state as object | null), ...body } });
    }
    return reply;
  }
  return (
    <AuthPage
      area="student"
      trouble="login"
      title="Log in by code"
      lead="If the address has an account, we send 6 digits to log in with."
    >
      <EmailForm label="Log in by code" send={send} />
      <ByPassword />
    </AuthPage>
  );
}

function WithCode({ ticket }: { ticket: string }) {
  const { calls, session } = useStores();
  return (
    <AuthPage area="student" trouble="otp" title="Check your mail" lead={<SentTo />}>
      <CodeForm
        busyLabel="Logging in"
        check={async (otp) => {
          const reply = await (
            await calls.student()
          ).auth.verifyOtp({ body: { ticket, otp } }, { showToast: false });
          if (!isFailure(reply) || toNewPassword(session, "student", reply)) return undefined;
          // An expired code is told at the boxes: this page can send another by itself.
          return reply;
        }}
        resend={async () =>
          (await calls.student()).auth.resendOtp({ body: { ticket } }, { showToast: false })
        }
      />
      <ByPassword />
    </AuthPage>
  );
}

const ByPassword = () => (
  <p className="text-ink-2 text-base">
    Rather use your password?{" "}
    <AppLink href={paths.student.login} className="link">
      Log in
    </AppLink>
  </p>
);
