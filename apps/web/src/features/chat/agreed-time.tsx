import { collegeZone } from "@toran/contract/calendar/zones";

const zoned = { timeZone: collegeZone } as const;
const dayOfMonth = new Intl.DateTimeFormat("en-IN", { ...zoned, day: "numeric" });
const weekday = new Intl.DateTimeFormat("en-IN", { ...zoned, weekday: "short" });
const month = new Intl.DateTimeFormat("en-IN", { ...zoned, month: "short" });
const clock = new Intl.DateTimeFormat("en-IN", {
  ...zoned,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

interface Span {
  startsAt: string;
  endsAt: string;
}

/** The day of an agreed time as a leaf of a calendar, on the college's clock. */
export function AgreedDay({ startsAt }: Pick<Span, "startsAt">) {
  const from = new Date(startsAt);
  return (
    <span className="border-rule block w-14 flex-none border-e pe-3 text-center">
      <span className="title-lg block">{dayOfMonth.format(from)}</span>
      <span className="text-ink-3 block text-xs whitespace-nowrap">
        {weekday.format(from)}, {month.format(from)}
      </span>
    </span>
  );
}

/** "09:30 to 13:00" */
export const hoursOf = ({ startsAt, endsAt }: Span) =>
  `${clock.format(new Date(startsAt))} to ${clock.format(new Date(endsAt))}`;
