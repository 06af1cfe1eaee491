import { CreatePassword } from "@/features/auth/create-password";
import { NewPassword, ResetOtp } from "@/features/auth/forgotten-password";

export const ResetOtpScreen = () => <ResetOtp area="hr" />;
export const NewPasswordScreen = () => <NewPassword area="hr" />;
export const CreatePasswordScreen = () => <CreatePassword area="hr" />;
