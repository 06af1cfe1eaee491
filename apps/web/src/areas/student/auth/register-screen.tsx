import { Register } from "@/features/auth/register";
import { useOpenedInvitation } from "./use-opened-invitation";

export function RegisterScreen() {
  useOpenedInvitation();
  return <Register area="student" />;
}
