import type { BookingCommand } from "@toran/contract/hiring/booking-moves";
import { reasonSaid } from "@toran/contract/hiring/reasons";
import { collegeZone } from "@toran/contract/calendar/zones";
import type { Executor } from "../../db/database";
import type { Acting } from "../hiring/who";
import type { BookingRow, Span } from "./tables";
import { venueOf } from "./talks";
import { tell } from "./tell";
import { namesOfBooking } from "./titles";
import { spanWords } from "./when";

const byCompany: Partial<Record<BookingCommand, string>> = {
  REQUEST: "asks for a date",
  RESCHEDULE: "asks for another time",
  ACCEPT: "accepts your proposal",
  WITHDRAW: "no longer asks for a date",
  KEEP: "keeps the time as it was",
  CANCEL: "has cancelled",
};
const byCollege: Partial<Record<BookingCommand, string>> = {
  CONFIRM: "confirms your booking",
  COUNTER_PROPOSE: "proposes another time",
  DECLINE: "declines your booking",
  RETRACT: "takes back the time it offered",
  KEEP: "keeps the time as it was",
  CANCEL: "has cancelled your booking",
  NO_SHOW: "notes that nobody of you came",
};

/** Why a booking ended or moves: the reason that was chosen, and what was written to it. */
export const whyOf = ({ reason, reasonText }: Pick<BookingRow, "reason" | "reasonText">) =>
  [reason !== "OTHER" && reasonSaid(reason), reasonText].filter(Boolean).join(". ") || null;

/** The times that a command is about: those asked for or offered, else the one that is confirmed. */
function timesOf(command: BookingCommand, { startsAt, endsAt, dates, proposal }: BookingRow) {
  if (command === "REQUEST" || command === "RESCHEDULE") return dates.map(wordsOf).join(" or ");
  if (command === "COUNTER_PROPOSE" && proposal) return wordsOf(proposal);
  return startsAt && endsAt && spanWords(collegeZone, startsAt, endsAt);
}
const wordsOf = ({ startsAt, endsAt }: Span) =>
  spanWords(collegeZone, new Date(startsAt), new Date(endsAt));

/** The places of a time that is offered or set; who asks for some may be given others. */
function placesOf(command: BookingCommand, { rooms, proposal }: BookingRow) {
  if (command === "COUNTER_PROPOSE") return proposal?.roomIds;
  return command === "CONFIRM" || command === "ACCEPT" ? rooms : undefined;
}

/** Notes whom to tell of what happened to a booking: the other side. */
export async function noticeOfBooking(
  tx: Executor,
  { side, user }: Acting,
  command: BookingCommand,
  row: BookingRow,
) {
  const { title, company, college } = await namesOfBooking(tx, row);
  const rooms = placesOf(command, row);
  const where = rooms && (await venueOf(tx, { rooms }));
  const body = [timesOf(command, row), where, whyOf(row)].filter(Boolean).join(". ") || null;
  const entity = { type: "booking" as const, id: row.id };
  const by = user?.id;
  const seenByCollege = side === "COMPANY" ? byCompany[command] : undefined;
  if (seenByCollege)
    tell(tx, {
      to: { collegeId: row.collegeId },
      type: "booking.requested",
      title: `${company} ${seenByCollege}: ${title}`,
      body,
      link: `/po/bookings/${row.id}`,
      entity,
      by,
    });
  const seenByCompany = side === "COLLEGE" ? byCollege[command] : undefined;
  if (seenByCompany)
    tell(tx, {
      to: { companyId: row.companyId },
      type: "booking.answered",
      title: `${college} ${seenByCompany}: ${title}`,
      body,
      link: `/hr/bookings/${row.id}`,
      entity,
      by,
    });
}

/** Notes to tell both sides that the places of a request are held no longer; of what a college offers, who is to answer. */
export async function noticeOfLapse(tx: Executor, row: BookingRow) {
  const { title, company } = await namesOfBooking(tx, row);
  const entity = { type: "booking" as const, id: row.id };
  const link = `/hr/bookings/${row.id}`;
  if (row.state === "COUNTER_PROPOSED")
    return tell(tx, {
      to: { companyId: row.companyId },
      type: "booking.answered",
      title: `The time you were offered is held no longer: ${title}`,
      body: "You have not answered within five working days. You still can, as long as it is free.",
      link,
      entity,
    });
  tell(tx, {
    to: { collegeId: row.collegeId },
    type: "clock.missed",
    title: `${company} waits for an answer, and its places are held no longer: ${title}`,
    link: `/po/bookings/${row.id}`,
    entity,
  });
  tell(tx, {
    to: { companyId: row.companyId },
    type: "booking.answered",
    title: `The places you asked for are held no longer: ${title}`,
    body: "The college has not answered within five working days. Your request still stands.",
    link,
    entity,
  });
}
