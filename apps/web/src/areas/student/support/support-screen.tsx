import { Support } from "@/features/support/support";
import { faq } from "./faq";

export const SupportScreen = () => <Support area="student" faq={faq} />;
