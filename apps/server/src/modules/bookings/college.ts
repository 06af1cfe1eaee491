import { limits } from "@toran/contract";
import { obstacleToProposing } from "@toran/contract/hiring/booking-moves";
import type { collegeBookingCommand } from "@toran/contract/schemas/booking";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { conflict, refused, requireVersion } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import { addBusinessDays } from "../connections/business-days";
import { type Acting, acting } from "../hiring/who";
import { confirmAt, requireAhead } from "./confirm";
import { completeBooking, endBooking, keepBooking, refuseOnceConfirmed } from "./end";
import { requireLeave, requireRoom } from "./fit";
import { freeRooms, takeRooms } from "./holds";
import { moveBooking, requireCommand } from "./move";
import { noticeOfBooking } from "./notices";
import { bookingFor } from "./own";
import { keptSettings } from "./settings";
import type { BookingRow, Span } from "./tables";
import { blockedOn, inOneZone } from "./when";

type Given = z.output<typeof collegeBookingCommand>;
interface By {
  who: Acting;
  user: SignedIn;
}

/** What a college does with a booking. */
export async function commandByCollege(
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

async function moved(tx: Executor, by: By, row: BookingRow, given: Given) {
  switch (given.command) {
    case "CONFIRM":
      return confirm(tx, by, row, given);
    case "COUNTER_PROPOSE":
      return propose(tx, by, row, given);
    case "KEEP":
      return keepBooking(tx, by.who, row, given.reasonText);
    case "RETRACT":
      refuseOnceConfirmed(row);
      return endBooking(tx, by.who, row, "RETRACT", given);
    case "DECLINE":
    case "CANCEL":
      return endBooking(tx, by.who, row, given.command, given);
    case "NO_SHOW":
      requireBegun(row, by.who.now);
      return endBooking(tx, by.who, row, "NO_SHOW", given);
    case "COMPLETE":
      requireBegun(row, by.who.now);
      return completeBooking(tx, by.who, row);
  }
}

function requireBegun({ startsAt, state }: BookingRow, now: Date) {
  if (!startsAt || startsAt > now)
    throw conflict("This can be said once the time has come.", { current: { state } });
}

/** The places given: those that were asked for where no others are named. Who comes to the campus is given one. */
function roomsOf(row: BookingRow, { roomIds }: Given) {
  if (row.mode === "VIRTUAL") return [];
  const given = [...new Set(roomIds ?? row.wantedRooms)];
  if (!given.length) throw refused({ roomIds: "Choose at least one place." });
  return given;
}

async function requireOpen(tx: Executor, row: BookingRow, span: Span, field: string) {
  const says = blockedOn(span, await keptSettings(tx, row.collegeId));
  if (says) throw refused({ [field]: says });
}

async function confirm(tx: Executor, by: By, row: BookingRow, given: Given) {
  const span = row.dates[given.choice];
  if (!span) throw refused({ choice: "Choose one of the times." });
  const roomIds = roomsOf(row, given);
  await requireLeave(tx, by.who, row);
  await requireOpen(tx, row, span, "choice");
  await requireRoom(tx, row, roomIds);
  return confirmAt(tx, by, row, "CONFIRM", { span, roomIds });
}

/** Proposes another time, and holds its places until the company answers. */
async function propose(tx: Executor, { who, user }: By, row: BookingRow, given: Given) {
  const { startsAt, endsAt, reasonText = null } = given;
  if (!startsAt || !endsAt) throw refused({ startsAt: "Give the day and the time it begins." });
  const [span = { startsAt, endsAt }] = inOneZone([{ startsAt, endsAt }]);
  const same = obstacleToProposing(row.dates, span);
  if (same) throw refused({ startsAt: same });
  requireAhead(span, row, who.now);
  const roomIds = roomsOf(row, given);
  await requireLeave(tx, who, row);
  await requireOpen(tx, row, span, "startsAt");
  await requireRoom(tx, row, roomIds);
  await freeRooms(tx, row.id, "asked");
  const until = addBusinessDays(who.now, limits.booking.holdDays);
  await takeRooms(tx, user, row, { roomIds, spans: [span], until }, who.now);
  return moveBooking(tx, who, row, "COUNTER_PROPOSE", {
    proposal: { ...span, roomIds, note: reasonText },
    holdUntil: until,
    reasonText,
    answeredAt: who.now,
    told: reasonText,
  });
}
