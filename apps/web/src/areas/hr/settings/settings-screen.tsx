import { Settings } from "@/features/account/settings";
import { YourData } from "@/features/account-data/your-data";
import { Activity } from "@/features/activity/activity";
import { Colleagues } from "@/features/colleagues/colleagues";
import { Consents } from "@/features/consents/consents";
import { NotificationSettings } from "@/features/notifications/notification-settings";
import { InsideNotFound } from "../inside-not-found";

const more = [
  { value: "colleagues", label: "Colleagues", content: <Colleagues area="hr" />, width: "read" },
  { value: "notifications", label: "Notifications", content: <NotificationSettings /> },
  { value: "activity", label: "Activity", content: <Activity area="hr" /> },
  { value: "privacy", label: "What you allow", content: <Consents area="hr" />, width: "read" },
  { value: "data", label: "Your data", content: <YourData area="hr" />, width: "read" },
] as const;

export const SettingsScreen = () => (
  <Settings area="hr" more={more} noSuchPage={<InsideNotFound />} />
);
