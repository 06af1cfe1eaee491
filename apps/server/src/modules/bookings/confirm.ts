import type { Executor } from "../../db/database";
import { conflict } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import type { Acting } from "../hiring/who";
import { freeRooms, takeRooms } from "./holds";
import { moveBooking } from "./move";
import { forgetSlots } from "./schedule/own";
import type { BookingRow, Span } from "./tables";
import { tellOfTalk, venueOf } from "./talks";

/** Refuses a time that has begun. */
export function requireAhead({ startsAt }: Span, row: BookingRow, now: Date) {
  if (new Date(startsAt) <= now)
    throw conflict("This time has begun already. Another one is needed.", {
      current: { state: row.state },
    });
}

/** Confirms a time and places. Slots that were drawn for another time go. */
export async function confirmAt(
  tx: Executor,
  { who, user }: { who: Acting; user: SignedIn },
  row: BookingRow,
  command: "CONFIRM" | "ACCEPT",
  { span: { startsAt, endsAt }, roomIds }: { span: Span; roomIds: string[] },
) {
  const span = { startsAt, endsAt };
  requireAhead(span, row, who.now);
  await freeRooms(tx, row.id, "all");
  await takeRooms(tx, user, row, { roomIds, spans: [span], until: null }, who.now);
  await forgetSlots(tx, row.id);
  const after = await moveBooking(tx, who, row, command, {
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    rooms: roomIds,
    proposal: null,
    holdUntil: null,
    reason: null,
    reasonText: null,
    answeredAt: who.now,
  });
  const says = row.startsAt ? "Another time is set" : "A time is set";
  await tellOfTalk(tx, after, says, await venueOf(tx, after));
  return after;
}
