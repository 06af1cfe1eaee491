import { Settings } from "@/features/account/settings";
import { YourData } from "@/features/account-data/your-data";
import { Activity } from "@/features/activity/activity";
import { AddressSettings } from "@/features/address/address-settings";
import { Colleagues } from "@/features/colleagues/colleagues";
import { Consents } from "@/features/consents/consents";
import { ExportMenu } from "@/features/list-export/export-menu";
import { NotificationSettings } from "@/features/notifications/notification-settings";
import { BookingHours } from "../bookings/booking-hours";
import { Subscription } from "../subscription/subscription";
import { useStores } from "@/stores/use-stores";
import { InsideNotFound } from "../inside-not-found";

function People() {
  const { calls } = useStores();
  return (
    <>
      <ExportMenu
        area="po"
        list="colleagues"
        name="officers"
        className="justify-self-start"
        take={async (query, given) => (await calls.po()).sheets.colleagues({ query }, given)}
      />
      <Colleagues area="po" />
    </>
  );
}

function Todos() {
  const { calls } = useStores();
  return (
    <ExportMenu
      area="po"
      list="todos"
      name="to-dos"
      className="self-start"
      take={async (query, given) => (await calls.po()).sheets.todos({ query }, given)}
    />
  );
}

const more = [
  { value: "address", label: "Address", content: <AddressSettings area="po" /> },
  { value: "billing", label: "Plan and billing", content: <Subscription />, width: "page" },
  { value: "officers", label: "Officers", content: <People />, width: "read" },
  { value: "bookings", label: "Bookings", content: <BookingHours /> },
  { value: "notifications", label: "Notifications", content: <NotificationSettings /> },
  { value: "activity", label: "Activity", content: <Activity area="po" /> },
  { value: "privacy", label: "What you allow", content: <Consents area="po" />, width: "read" },
  {
    value: "data",
    label: "Your data",
    content: <YourData area="po" todos={<Todos />} />,
    width: "read",
  },
] as const;

export const SettingsScreen = () => (
  <Settings area="po" more={more} noSuchPage={<InsideNotFound />} />
);
