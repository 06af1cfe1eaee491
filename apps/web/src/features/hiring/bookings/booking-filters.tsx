import type { BookingState } from "@toran/contract/hiring/booking-moves";
import { DateRangeField, Tag } from "@toran/ui";
import { ChoiceFilters } from "@/lib/choice-filters";
import { PartnerPicker } from "@/lookups/partner-picker";
import { chosen } from "@/lookups/picked";
import { calendarDay } from "../dates";
import type { BookingArea } from "./booking-calls";
import { dayStart } from "./times";
import { bookingWords, wordIn } from "./words";

type Part = Partial<Record<"state" | "partnerId" | "partner" | "from" | "to", string>>;
interface BookingFiltersProps {
  area: BookingArea;
  /** Whether states may be chosen: most tabs are one. */
  ofState: boolean;
  asked: Part;
  change: (part: Part) => void;
  onClear: () => void;
}

const statesIn = (area: BookingArea) => ({
  name: "state" as const,
  label: "State",
  words: Object.fromEntries(
    (Object.keys(bookingWords) as BookingState[])
      .filter((state) => state !== "DRAFT" || area === "hr")
      .map((state) => [state, wordIn(area, state)]),
  ),
});
const noDays: Part = { from: "", to: "" };
const noPartner: Part = { partnerId: "", partner: "" };

/** State, the days and the other side of the bookings that are looked at. */
export function BookingFilters(props: BookingFiltersProps) {
  const { area, ofState, asked, change, onClear } = props;
  const { state, partnerId, partner, from, to } = asked;
  const other = area === "hr" ? "College" : "Company";
  const days = from && to && dayStart(from) && dayStart(to) ? { from, to } : null;
  const many = [ofState && state, partnerId, days].filter(Boolean).length;
  return (
    <ChoiceFilters
      filters={ofState ? [statesIn(area)] : []}
      asked={asked}
      change={change}
      onClear={many > 1 ? onClear : undefined}
      tags={
        <>
          {partnerId && (
            <Tag filter={other} name={`the ${other} filter`} onRemove={() => change(noPartner)}>
              {partner ?? `One ${other.toLowerCase()}`}
            </Tag>
          )}
          {days && (
            <Tag filter="Days" name="the Days filter" onRemove={() => change(noDays)}>
              {`${calendarDay(days.from)} to ${calendarDay(days.to)}`}
            </Tag>
          )}
        </>
      }
      fields={
        <>
          <PartnerPicker
            area={area}
            label={other}
            value={chosen(partnerId, partner)}
            onValueChange={(picked) =>
              change({ partnerId: picked?.value ?? "", partner: picked?.label ?? "" })
            }
          />
          <DateRangeField
            label="Days"
            optional
            value={days}
            onValueChange={(range) => change(range ?? noDays)}
          />
        </>
      }
    />
  );
}
