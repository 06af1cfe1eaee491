import { Privacy } from "@/features/legal/privacy";
import { Terms } from "@/features/legal/terms";

export const TermsScreen = () => <Terms area="hr" />;
export const PrivacyScreen = () => <Privacy area="hr" />;
