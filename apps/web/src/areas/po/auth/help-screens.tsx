import { HavingIssue } from "@/features/help/having-issue";
import { LogOut } from "@/features/auth/log-out";

export const HavingIssueScreen = () => <HavingIssue area="po" />;
export const LogOutScreen = () => <LogOut area="po" />;
