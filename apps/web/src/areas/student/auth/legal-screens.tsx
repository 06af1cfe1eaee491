import { Privacy } from "@/features/legal/privacy";
import { Terms } from "@/features/legal/terms";

export const TermsScreen = () => <Terms area="student" />;
export const PrivacyScreen = () => <Privacy area="student" />;
