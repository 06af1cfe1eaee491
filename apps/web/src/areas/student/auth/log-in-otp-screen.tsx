import { LogInByCode } from "@/features/auth/log-in-by-code";

export const LogInOtpScreen = () => <LogInByCode />;
