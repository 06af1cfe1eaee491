import { Settings } from "@/features/account/settings";
import { Activity } from "@/features/activity/activity";
import { Colleagues } from "@/features/colleagues/colleagues";
import { NotificationSettings } from "@/features/notifications/notification-settings";

const more = [
  { value: "colleagues", label: "Colleagues", content: <Colleagues area="hr" /> },
  { value: "notifications", label: "Notifications", content: <NotificationSettings /> },
  { value: "activity", label: "Activity", content: <Activity area="hr" /> },
];

export const SettingsScreen = () => <Settings area="hr" more={more} />;
