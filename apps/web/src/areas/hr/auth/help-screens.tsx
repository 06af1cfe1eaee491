import { HavingIssue } from "@/features/help/having-issue";
import { LogOut } from "@/features/auth/log-out";

export const HavingIssueScreen = () => <HavingIssue area="hr" />;
export const LogOutScreen = () => <LogOut area="hr" />;
