import { Register } from "@/features/auth/register";

export const RegisterScreen = () => <Register area="student" />;
