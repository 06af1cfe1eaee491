import { isFailure } from "@toran/api-client/failure";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { AreaName } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { AuthPage } from "./auth-page";
import { BackToLogIn } from "./back-to-log-in";
import { CodeForm } from "./code-form";
import { NothingSent } from "./otp";
import { PasswordForm } from "./password-form";
import { SentTo, useSentTo } from "./sent-to";

/** The ticket travels with the step: it is of no use on any other page. */
const useTicket = () => (useLocation().state as { ticket?: string } | null) ?? {};

/** Checks the code of a forgotten password. */
export function ResetOtp({ area }: { area: AreaName }) {
  const { calls } = useStores();
  const navigate = useNavigate();
  const { ticket: first } = useTicket();
  const email = useSentTo();
  const [ticket, setTicket] = useState(first);
  if (!ticket) return <NothingSent area={area} by="reset" />;
  return (
    <AuthPage area={area} trouble="reset" title="Check your mail" lead={<SentTo />}>
      <CodeForm
        check={async (otp) => {
          const reply = await (
            await calls[area]()
          ).auth.resetOtp({ body: { ticket, otp } }, { showToast: false });
          if (!isFailure(reply)) {
            void navigate(paths[area].newPassword, {
              replace: true,
              state: { ticket: reply.data.ticket },
            });
          }
          return reply;
        }}
        resend={async () => {
          const reply = await (
            await calls[area]()
          ).auth.forgotPassword({ body: { email: email ?? "" } }, { showToast: false });
          if (!isFailure(reply)) setTicket(reply.data.ticket);
          return reply;
        }}
      />
      <BackToLogIn area={area} />
    </AuthPage>
  );
}

/** Sets the new password. It signs nobody in: the second step may still be asked for. */
export function NewPassword({ area }: { area: AreaName }) {
  const { calls, feedback } = useStores();
  const navigate = useNavigate();
  const { ticket } = useTicket();
  if (!ticket) return <NothingSent area={area} by="reset" />;
  return (
    <AuthPage
      area={area}
      trouble="reset"
      title="Choose a new password"
      lead="You are logged out everywhere else once it is saved."
    >
      <PasswordForm
        ticket={ticket}
        action="Save password"
        send={async (body) => {
          const reply = await (
            await calls[area]()
          ).auth.newPassword({ body }, { showToast: false });
          if (!isFailure(reply)) {
            feedback.toast("success", "Your new password is saved. Log in with it.");
            void navigate(paths[area].login, { replace: true });
          }
          return reply;
        }}
      />
    </AuthPage>
  );
}
