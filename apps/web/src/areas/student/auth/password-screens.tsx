import { CreatePassword } from "@/features/auth/create-password";
import { NewPassword, ResetOtp } from "@/features/auth/forgotten-password";

export const ResetOtpScreen = () => <ResetOtp area="student" />;
export const NewPasswordScreen = () => <NewPassword area="student" />;
export const CreatePasswordScreen = () => <CreatePassword area="student" />;
