import { Reset } from "@/features/auth/reset";

export const ResetScreen = () => <Reset area="po" />;
