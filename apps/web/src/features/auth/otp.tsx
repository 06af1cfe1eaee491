import { isFailure } from "@toran/api-client/failure";
import { Alert, Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useLocation, useNavigate } from "react-router-dom";
import { AppLink } from "@/lib/app-link";
import { type AreaName, areas } from "@/navigation/areas";
import { pageOf } from "@/navigation/destination";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { AuthPage } from "./auth-page";
import { CodeForm } from "./code-form";
import { SentTo } from "./sent-to";
import { registrationDraft } from "./use-registration-draft";

/** Proves an email address by the code that was sent to it. */
export const Otp = observer(function Otp({ area }: { area: AreaName }) {
  const { calls, session } = useStores();
  const navigate = useNavigate();
  // Students choose their password when they register.
  const student = area === "student";
  const expired = session.mode === "RESEND_MAIL";
  const unproven = (useLocation().state as { unproven?: boolean } | null)?.unproven;

  async function check(otp: string) {
    const reply = await (
      await calls[area]()
    ).auth.verifyOtp({ body: { ticket: session.ticket ?? "", otp } }, { showToast: false });
    if (isFailure(reply)) {
      if (reply.mode) session.sendOn(areas[area].role, reply.mode, reply.ticket);
      return reply;
    }
    registrationDraft(area).clear();
    // Somebody who is signed in now is moved by the guard; a password may be wanted first.
    if (!session.isAuth) void navigate(pageOf(area, reply.data.mode), { replace: true });
    return reply;
  }

  const resend = async () =>
    (await calls[area]()).auth.resendOtp(
      { body: { ticket: session.ticket ?? "" } },
      { showToast: false },
    );

  if (!session.ticket) return <NothingSent area={area} by={student ? "login" : "register"} />;
  return (
    <AuthPage area={area} trouble="otp" title="Check your mail" lead={<SentTo known />}>
      {expired && (
        <Alert tone="warn">
          {unproven
            ? "Confirm your address before you log in. If the last code we sent has run out, ask for another one below."
            : "Your last code no longer works. Ask for another one below."}
        </Alert>
      )}
      <CodeForm check={check} resend={resend} />
      <p className="text-ink-2 text-base">
        Wrong address?{" "}
        <AppLink href={paths[area].register} className="link">
          Start again
        </AppLink>
      </p>
    </AuthPage>
  );
});

/** Where another code is asked for, by what sends one. */
const ways = {
  reset: { says: "Ask for a new one here.", name: "Reset your password" },
  login: { says: "Log in, and we send you a new one.", name: "Go to log in" },
  // Who has no password yet cannot log in.
  register: { says: "Register once more, and we send you a new one.", name: "Go to register" },
};

/** The page was opened without what sends a code before it: a registration, a log-in, or a password that was forgotten. */
export function NothingSent({ area, by }: { area: AreaName; by: keyof typeof ways }) {
  const { says, name } = ways[by];
  return (
    <AuthPage
      area={area}
      trouble={by === "reset" ? "reset" : "otp"}
      title="No code is on its way"
      lead={`Codes belong to the browser tab that asked for them. ${says}`}
    >
      <Button asChild wide>
        <AppLink href={paths[area][by]}>{name}</AppLink>
      </Button>
    </AuthPage>
  );
}
