import { Settings } from "@/features/account/settings";
import { YourData } from "@/features/account-data/your-data";
import { Activity } from "@/features/activity/activity";
import { AddressSettings } from "@/features/address/address-settings";
import { Colleagues } from "@/features/colleagues/colleagues";
import { Consents } from "@/features/consents/consents";
import { ExportMenu } from "@/features/list-export/export-menu";
import { NotificationSettings } from "@/features/notifications/notification-settings";
import { useStores } from "@/stores/use-stores";
import { InsideNotFound } from "../inside-not-found";

function People() {
  const { calls } = useStores();
  return (
    <>
      <ExportMenu
        area="hr"
        list="colleagues"
        name="colleagues"
        className="justify-self-start"
        take={async (query, given) => (await calls.hr()).sheets.colleagues({ query }, given)}
      />
      <Colleagues area="hr" />
    </>
  );
}

function Todos() {
  const { calls } = useStores();
  return (
    <ExportMenu
      area="hr"
      list="todos"
      name="to-dos"
      className="self-start"
      take={async (query, given) => (await calls.hr()).sheets.todos({ query }, given)}
    />
  );
}

const more = [
  { value: "address", label: "Address", content: <AddressSettings area="hr" /> },
  { value: "colleagues", label: "Colleagues", content: <People />, width: "read" },
  { value: "notifications", label: "Notifications", content: <NotificationSettings /> },
  { value: "activity", label: "Activity", content: <Activity area="hr" /> },
  { value: "privacy", label: "What you allow", content: <Consents area="hr" />, width: "read" },
  {
    value: "data",
    label: "Your data",
    content: <YourData area="hr" todos={<Todos />} />,
    width: "read",
  },
] as const;

export const SettingsScreen = () => (
  <Settings area="hr" more={more} noSuchPage={<InsideNotFound />} />
);
