import type { Booking } from "@toran/contract/schemas/booking";
import { Alert } from "@toran/ui";
import { Missing } from "../missing";
import type { BookingArea } from "./booking-calls";
import { spanWords } from "./times";
import { bookingReasonWords } from "./words";

/** What a booking waits for, or why it ended, where that needs a word. */
export function BookingStanding({ area, booking }: { area: BookingArea; booking: Booking }) {
  const { state, proposal, startsAt, endsAt } = booking;
  const kept = startsAt && endsAt ? spanWords({ startsAt, endsAt }) : undefined;
  const why = whyOf(booking);
  if (state === "DRAFT")
    return <Missing title="Before you can ask the college" missing={booking.missing} />;
  if (state === "COUNTER_PROPOSED" && proposal)
    return (
      <Alert
        tone="warn"
        title={`${area === "hr" ? "The college offers" : "You offered"} ${spanWords(proposal)}`}
      >
        {[
          proposal.rooms.map(({ name }) => name).join(", "),
          proposal.note,
          kept && `Until it is answered, ${kept} is kept.`,
        ]
          .filter(Boolean)
          .join(". ")}
      </Alert>
    );
  if (state === "RESCHEDULED")
    return (
      <Alert tone="warn" title="Another time is asked for">
        {[kept && `${kept} is kept until the college answers.`, booking.reasonText]
          .filter(Boolean)
          .join(" ")}
      </Alert>
    );
  if (state === "CANCELLED" || state === "DECLINED")
    return (
      <Alert
        tone="bad"
        title={
          state === "DECLINED"
            ? `${area === "po" ? "Your" : "The"} college has declined`
            : `Cancelled by ${enderOf(area, booking)}${noticeOf(booking)}`
        }
      >
        {why}
      </Alert>
    );
  return null;
}

/** Who ended a booking, as one of its sides reads it. */
const enderOf = (area: BookingArea, { endedBy }: Booking) =>
  endedBy === "COLLEGE"
    ? `${area === "po" ? "your" : "the"} college`
    : `${area === "hr" ? "your" : "the"} company`;

const noticeOf = ({ noticeHours }: Booking) =>
  noticeHours === null
    ? ""
    : noticeHours < 48
      ? `, ${noticeHours === 1 ? "1 hour" : `${noticeHours} hours`} ahead`
      : `, ${Math.round(noticeHours / 24)} days ahead`;

const whyOf = ({ reason, reasonText }: Booking) =>
  [
    reason && reason !== "UNSPECIFIED" && reason !== "OTHER" && bookingReasonWords[reason],
    reasonText,
  ]
    .filter(Boolean)
    .join(". ");
