import { Settings } from "@/features/account/settings";

export const SettingsScreen = () => <Settings area="po" />;
