import { LogIn } from "@/features/auth/log-in";

export const LogInScreen = () => <LogIn area="student" byCode />;
