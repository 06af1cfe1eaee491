import { limits } from "@toran/contract/limits";
import type { BookingOptions } from "@toran/contract/schemas/booking";
import { Alert, IconButton } from "@toran/ui";
import { X } from "lucide-react";
import { AddRow } from "@/lib/add-row";
import { TimeRow } from "@/features/hiring/bookings/time-row";
import {
  hoursWords,
  noTime,
  timeProblem,
  type WrittenTime,
  zoneNote,
} from "@/features/hiring/bookings/times";

interface TimesFieldsProps {
  dates: readonly WrittenTime[];
  onChange: (dates: WrittenTime[]) => void;
  /** What the college's rules are, once they are known. */
  rules: BookingOptions | undefined;
  errorOf: (path: string) => string | undefined;
}

/** Up to three times, the one that suits best first, each looked at beside the college's rules. */
export function TimesFields({ dates, onChange, rules, errorOf }: TimesFieldsProps) {
  const rows = dates.length ? dates : [noTime];
  const note = zoneNote();
  return (
    <div className="grid gap-4">
      {rules && (
        <p className="text-ink-3">
          {rules.college.name} takes companies {hoursWords(rules.hours)}, and wants to be asked{" "}
          {rules.noticeHours} hours ahead. {note}
        </p>
      )}
      {errorOf("dates") && <Alert tone="bad" title={errorOf("dates")} />}
      <ol className="grid gap-4">
        {rows.map((date, place) => (
          // oxlint-disable-next-line no-array-index-key -- rows have no name, and are only appended or taken out
          <li key={place}>
            <TimeRow
              name={`Time ${place + 1}`}
              value={date}
              onChange={(next) => onChange(rows.map((each, at) => (at === place ? next : each)))}
              errors={{
                startsAt:
                  errorOf(`dates.${place}.startsAt`) ??
                  errorOf(`dates.${place}`) ??
                  (rules && timeProblem(date, rules)),
                endsAt: errorOf(`dates.${place}.endsAt`),
              }}
            >
              {rows.length > 1 && (
                <IconButton
                  label={`Take out time ${place + 1}`}
                  className="mt-7"
                  onClick={() => onChange(rows.filter((_, at) => at !== place))}
                >
                  <X aria-hidden="true" size={16} strokeWidth={1.75} />
                </IconButton>
              )}
            </TimeRow>
          </li>
        ))}
      </ol>
      <AddRow
        count={rows.length}
        most={limits.booking.dates}
        onAdd={() => onChange([...rows, noTime])}
      >
        Add another time
      </AddRow>
    </div>
  );
}
