import { CreatePassword } from "@/features/auth/create-password";
import { NewPassword, ResetOtp } from "@/features/auth/forgotten-password";

export const ResetOtpScreen = () => <ResetOtp area="po" />;
export const NewPasswordScreen = () => <NewPassword area="po" />;
export const CreatePasswordScreen = () => <CreatePassword area="po" />;
