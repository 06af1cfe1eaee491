import { Otp } from "@/features/auth/otp";

export const OtpScreen = () => <Otp area="student" />;
