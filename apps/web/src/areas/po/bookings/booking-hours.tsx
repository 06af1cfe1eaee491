import type { BookingSettings } from "@toran/contract/schemas/booking-settings";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";
import { BlockedDays } from "./blocked-days";
import { HoursForm } from "./hours-form";

/** When the college takes companies, and how early it wants to be asked. */
export const BookingHours = observer(function BookingHours() {
  const { calls } = useStores();
  const [settings] = useState(
    () => new Loadable<BookingSettings>(async () => (await calls.po()).bookings.settings({})),
  );
  useEffect(() => void settings.load(), [settings]);
  const set = (next: BookingSettings) => settings.set(next);
  const again = async () => {
    await settings.load();
    return settings.failure ? undefined : settings.value;
  };
  return (
    <Load of={settings}>
      {(saved) => (
        <div className="grid gap-10">
          <HoursForm saved={saved} set={set} again={again} />
          <BlockedDays blocked={saved.blocked} set={set} />
        </div>
      )}
    </Load>
  );
});
