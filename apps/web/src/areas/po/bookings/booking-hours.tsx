import { isFailure } from "@toran/api-client/failure";
import {
  type BookingSettings,
  bookingSettingsInput,
} from "@toran/contract/schemas/booking-settings";
import { Alert, Button, Checkbox, NumberField } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useState } from "react";
import { safeParse } from "@/lib/check";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { TimeField } from "@/lib/time-field";
import { BlockedDays } from "./blocked-days";

/** When the college takes companies, and how early it wants to be asked. */
export const BookingHours = observer(function BookingHours() {
  const { calls } = useStores();
  const [settings] = useState(
    () => new Loadable<BookingSettings>(async () => (await calls.po()).bookings.settings({})),
  );
  useEffect(() => void settings.load(), [settings]);
  const set = (next: BookingSettings) => settings.set(next);
  return (
    <Load of={settings}>
      {(saved) => (
        <div className="grid gap-10">
          <Hours key={saved.version} saved={saved} set={set} />
          <BlockedDays blocked={saved.blocked} set={set} />
        </div>
      )}
    </Load>
  );
});

const weekdays: [day: number, name: string][] = [
  [1, "Monday"],
  [2, "Tuesday"],
  [3, "Wednesday"],
  [4, "Thursday"],
  [5, "Friday"],
  [6, "Saturday"],
  [0, "Sunday"],
];

interface HoursProps {
  saved: BookingSettings;
  set: (settings: BookingSettings) => void;
}

function Hours({ saved, set }: HoursProps) {
  const { calls } = useStores();
  const mayChange = useMayChange("po");
  const [hours, setHours] = useState(saved.hours);
  const [noticeHours, setNotice] = useState<number | null>(saved.noticeHours);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { noticeHours: noticeHours ?? Number.NaN, hours, version: saved.version };
    const { error } = safeParse(bookingSettingsInput, body);
    setErrors(
      Object.fromEntries(
        (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
      ),
    );
    if (error) return;
    setBusy(true);
    const reply = await (await calls.po()).bookings.saveSettings({ body });
    setBusy(false);
    if (!isFailure(reply)) return set(reply.data);
    setErrors(reply.errors ?? {});
    setProblem(reply.message);
  };
  return (
    <form
      aria-label="Hours"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      {problem && <Alert tone="bad" title={problem} />}
      <fieldset className="grid gap-2" disabled={!mayChange}>
        <legend className="mb-1.5 font-medium">Days on which you take companies</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2.5">
          {weekdays.map(([day, name]) => (
            <Checkbox
              key={day}
              label={name}
              checked={hours.days.includes(day)}
              onChange={({ target }) =>
                setHours({
                  ...hours,
                  days: target.checked
                    ? [...hours.days, day]
                    : hours.days.filter((each) => each !== day),
                })
              }
            />
          ))}
        </div>
        {errors["hours.days"] && (
          <p role="alert" className="text-bad">
            {errors["hours.days"]}
          </p>
        )}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        <TimeField
          label="From"
          disabled={!mayChange}
          value={hours.from}
          error={errors["hours.from"]}
          onValueChange={(time) => setHours({ ...hours, from: time })}
        />
        <TimeField
          label="Until"
          disabled={!mayChange}
          value={hours.to}
          error={errors["hours.to"]}
          onValueChange={(time) => setHours({ ...hours, to: time })}
        />
        <NumberField
          label="Hours to be asked ahead"
          min={0}
          max={720}
          disabled={!mayChange}
          value={noticeHours}
          error={errors["noticeHours"]}
          onValueChange={setNotice}
        />
      </div>
      {mayChange && (
        <Button type="submit" busy={busy} busyLabel="Saving" className="justify-self-start">
          Save the hours
        </Button>
      )}
    </form>
  );
}
