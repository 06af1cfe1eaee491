import type { AreaName } from "@/navigation/areas";
import { useStores } from "@/stores/use-stores";
import { AuthPage } from "./auth-page";
import { NothingSent } from "./otp";
import { PasswordForm } from "./password-form";

/** The first password of an account, or the one that a forced change asks for; it signs in. */
export function CreatePassword({ area }: { area: AreaName }) {
  const { calls, session } = useStores();
  const forced = session.mode === "CHANGEPASSWORD";
  if (!session.ticket) return <NothingSent area={area} by={forced ? "login" : "register"} />;
  return (
    <AuthPage
      area={area}
      trouble="password"
      title={forced ? "Choose another password" : "Create a password"}
      lead={
        forced ? "Your password has to change before you go on." : "You log in with it from now on."
      }
    >
      <PasswordForm
        ticket={session.ticket}
        action="Save password"
        send={async (body) =>
          (await calls[area]()).auth.createPassword({ body }, { showToast: false })
        }
      />
    </AuthPage>
  );
}
