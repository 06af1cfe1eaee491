import { isFailure } from "@toran/api-client/failure";
import {
  type BookingSettings,
  bookingSettingsInput,
} from "@toran/contract/schemas/booking-settings";
import { Alert, Button, Checkbox, NumberField } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { Controller } from "react-hook-form";
import { TimeField } from "@/lib/time-field";
import { toldHere } from "@/lib/told-here";
import { useContractForm } from "@/lib/use-contract-form";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";

const weekdays: [day: number, name: string][] = [
  [1, "Monday"],
  [2, "Tuesday"],
  [3, "Wednesday"],
  [4, "Thursday"],
  [5, "Friday"],
  [6, "Saturday"],
  [0, "Sunday"],
];

interface HoursFormProps {
  saved: BookingSettings;
  set: (settings: BookingSettings) => void;
  /** The settings as they are by now; nothing where they do not come. */
  again: () => Promise<BookingSettings | undefined>;
}

const valuesOf = ({ noticeHours, hours }: BookingSettings) => ({ noticeHours, hours });

/** The days and hours of the college, and how early it is asked. */
export const HoursForm = observer(function HoursForm({ saved, set, again }: HoursFormProps) {
  const { calls, session } = useStores();
  const mayChange = useMayChange("po");
  // What the form goes over: a colleague may save others while it is typed into.
  const known = useRef(saved.version);
  const { form, errorOf, problem, submit, busy } = useContractForm(bookingSettingsInput, {
    draft: session.draft("booking-hours"),
    values: valuesOf(saved),
    send: async (given) => {
      const body = { ...given, version: known.current };
      const reply = await (await calls.po()).bookings.saveSettings({ body }, toldHere);
      if (isFailure(reply)) return reply;
      known.current = reply.data.version;
      set(reply.data);
      return reply;
    },
    again: async () => {
      const now = await again();
      if (now) known.current = now.version;
      return now && valuesOf(now);
    },
  });
  const { control } = form;
  return (
    <form aria-label="Hours" noValidate onSubmit={submit} className="grid gap-5">
      {problem && <Alert tone="bad" title={problem} />}
      <fieldset className="grid gap-2" disabled={!mayChange}>
        <legend className="mb-1.5 font-medium">Days on which you take companies</legend>
        <Controller
          control={control}
          name="hours.days"
          render={({ field: { value, onChange } }) => (
            <div className="flex flex-wrap gap-x-6 gap-y-2.5">
              {weekdays.map(([day, name]) => (
                <Checkbox
                  key={day}
                  label={name}
                  checked={value.includes(day)}
                  onChange={({ target }) => {
                    const others = value.map(Number).filter((each) => each !== day);
                    onChange(
                      (target.checked ? [...others, day] : others).toSorted((a, b) => a - b),
                    );
                  }}
                />
              ))}
            </div>
          )}
        />
        {errorOf("hours.days") && (
          <p role="alert" className="text-bad">
            {errorOf("hours.days")}
          </p>
        )}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        <Controller
          control={control}
          name="hours.from"
          render={({ field: { value, onChange, onBlur } }) => (
            <TimeField
              label="From"
              disabled={!mayChange}
              value={value}
              error={errorOf("hours.from")}
              onValueChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
        <Controller
          control={control}
          name="hours.to"
          render={({ field: { value, onChange, onBlur } }) => (
            <TimeField
              label="Until"
              disabled={!mayChange}
              value={value}
              error={errorOf("hours.to")}
              onValueChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
        <Controller
          control={control}
          name="noticeHours"
          render={({ field: { value, onChange } }) => (
            <NumberField
              label="Hours to be asked ahead"
              min={0}
              max={720}
              disabled={!mayChange}
              value={typeof value === "number" ? value : null}
              error={errorOf("noticeHours")}
              onValueChange={onChange}
            />
          )}
        />
      </div>
      {mayChange && (
        <Button type="submit" busy={busy} busyLabel="Saving" className="justify-self-start">
          Save the hours
        </Button>
      )}
    </form>
  );
});
