import { limits } from "@toran/contract";
import type { lookedAt } from "@toran/contract/schemas/fields";
import { hasBegun } from "@toran/contract/hiring/booking-moves";
import {
  type companyBookingCommand,
  missingInBooking,
  type rescheduleInput,
} from "@toran/contract/schemas/booking";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { conflict, refused, requireVersion } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import { addBusinessDays } from "../connections/business-days";
import { keepConnection } from "../connections/leave";
import { type Acting, acting } from "../hiring/who";
import { confirmAt } from "./confirm";
import { endBooking, keepBooking, refuseOnceConfirmed } from "./end";
import { requireFit, requireLeave, requireRunning, requireStanding } from "./fit";
import { takeRooms } from "./holds";
import { moveBooking, requireCommand } from "./move";
import { noticeOfBooking } from "./notices";
import { bookingFor } from "./own";
import { scheduleBy } from "./schedule/own";
import type { BookingRow, Span } from "./tables";
import { inOneZone } from "./when";

/** Takes the places of a request until it is answered, and not longer than so many working days. */
async function hold(
  tx: Executor,
  user: SignedIn,
  row: BookingRow,
  { spans, roomIds }: { spans: Span[]; roomIds: string[] },
  now: Date,
) {
  const until = addBusinessDays(now, limits.booking.holdDays);
  await takeRooms(tx, user, row, { roomIds, spans, until }, now);
  return { holdUntil: until, requestedAt: now, answeredAt: null };
}

/** Asks the college for one of the times of a draft. */
export async function requestBooking(
  tx: Executor,
  user: SignedIn,
  id: string,
  { version }: z.output<typeof lookedAt>,
  now: Date,
) {
  const who = acting(user, now);
  const row = await bookingFor(tx, user, id, "hold");
  requireCommand(who, row, "REQUEST");
  requireVersion("this booking", version, row.version);
  const { dates, wantedRooms: roomIds } = row;
  const missing = missingInBooking({ ...row, rooms: roomIds });
  if (Object.keys(missing).length) throw refused(missing);
  // Of a draft nobody knows who ends what there is between the two.
  await keepConnection(tx, row);
  await requireLeave(tx, who, row);
  await requireRunning(tx, row);
  await requireFit(tx, row, { dates, roomIds }, now);
  const held = await hold(tx, user, row, { spans: dates, roomIds }, now);
  const after = await moveBooking(tx, who, row, "REQUEST", held);
  await noticeOfBooking(tx, who, "REQUEST", after);
  return after;
}

/** Refuses to undo a time that has come: whether the company was there is for the college to say. */
function refuseOnceBegun(row: BookingRow, now: Date) {
  if (hasBegun(row, now))
    throw conflict("The time of this booking has come. The college says how it went.", {
      current: { state: row.state },
    });
}

/** Refuses to ask for the very time and places that are confirmed: the college would answer what it has answered. */
function refuseSame({ startsAt, endsAt, rooms }: BookingRow, dates: Span[], roomIds: string[]) {
  if (rooms.length !== roomIds.length || !rooms.every((id) => roomIds.includes(id))) return;
  const [from, to] = [startsAt?.toISOString(), endsAt?.toISOString()];
  const same = dates.findIndex((span) => span.startsAt === from && span.endsAt === to);
  if (same >= 0)
    throw refused({ [`dates.${same}.startsAt`]: "The booking has this time already." });
}

/** Asks for another time. What is confirmed is kept until the college has answered. */
export async function rescheduleBooking(
  tx: Executor,
  user: SignedIn,
  id: string,
  given: z.output<typeof rescheduleInput>,
  now: Date,
) {
  const who = acting(user, now);
  const row = await bookingFor(tx, user, id, "hold");
  requireCommand(who, row, "RESCHEDULE");
  requireVersion("this booking", given.version, row.version);
  refuseOnceBegun(row, now);
  await requireLeave(tx, who, row);
  if ((await scheduleBy(tx, id, "hold"))?.state === "PUBLISHED")
    throw conflict("Students have slots at this time. Take the slots back first.", {
      current: { state: row.state },
    });
  const { reasonText = null } = given;
  const dates = inOneZone(given.dates);
  const roomIds = row.mode === "VIRTUAL" ? [] : [...new Set(given.roomIds ?? row.rooms)];
  if (row.mode !== "VIRTUAL" && !roomIds.length)
    throw refused({ roomIds: "Choose at least one place." });
  refuseSame(row, dates, roomIds);
  await requireFit(tx, row, { dates, roomIds }, now);
  const after = await moveBooking(tx, who, row, "RESCHEDULE", {
    ...(await hold(tx, user, row, { spans: dates, roomIds }, now)),
    dates,
    wantedRooms: roomIds,
    reason: null,
    reasonText,
    told: reasonText,
  });
  await noticeOfBooking(tx, who, "RESCHEDULE", after);
  return after;
}

type Given = z.output<typeof companyBookingCommand>;

/** What a company does with its booking, beside asking. */
export async function commandByCompany(
  tx: Executor,
  user: SignedIn,
  id: string,
  given: Given,
  now: Date,
) {
  const who = acting(user, now);
  const row = await bookingFor(tx, user, id, "hold");
  requireCommand(who, row, given.command);
  requireVersion("this booking", given.version, row.version);
  const after = await moved(tx, { who, user }, row, given);
  await noticeOfBooking(tx, who, given.command, after);
  return after;
}

async function moved(
  tx: Executor,
  by: { who: Acting; user: SignedIn },
  row: BookingRow,
  given: Given,
) {
  const current = { state: row.state };
  switch (given.command) {
    case "KEEP":
      return keepBooking(tx, by.who, row, given.reasonText);
    case "CANCEL":
      refuseOnceBegun(row, by.who.now);
      return endBooking(tx, by.who, row, "CANCEL", given);
    case "WITHDRAW":
      refuseOnceConfirmed(row);
      return endBooking(tx, by.who, row, "WITHDRAW", given);
    case "ACCEPT":
      if (!row.proposal) throw conflict("There is no proposal to accept.", { current });
      await requireLeave(tx, by.who, row);
      await requireStanding(tx, row, row.proposal);
      return confirmAt(tx, by, row, "ACCEPT", {
        span: row.proposal,
        roomIds: row.proposal.roomIds,
      });
  }
}
