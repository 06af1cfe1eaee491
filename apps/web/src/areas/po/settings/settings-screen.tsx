import { Settings } from "@/features/account/settings";
import { Managers } from "./managers";

const more = [{ value: "officers", label: "Officers", content: <Managers /> }];

export const SettingsScreen = () => <Settings area="po" more={more} />;
