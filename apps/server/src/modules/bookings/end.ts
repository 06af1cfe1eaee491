import type { Executor } from "../../db/database";
import { conflict } from "../../http/failures";
import type { Acting } from "../hiring/who";
import { freeRooms } from "./holds";
import { moveBooking, requireCommand } from "./move";
import { whyOf } from "./notices";
import { cancelSlots, endSlots } from "./schedule/cancel";
import type { BookingRow } from "./tables";
import { tellOfTalk } from "./talks";

export interface Why {
  reason?: BookingRow["reason"] | undefined;
  reasonText?: string | undefined;
}
const hour = 60 * 60 * 1000;

/** What both sides note of an end: who, why, and how many hours before it was to begin. */
const ending = (
  { side, now }: Acting,
  { startsAt }: BookingRow,
  { reason = "UNSPECIFIED", reasonText }: Why,
) => ({
  endedBy: side === "COMPANY" ? ("COMPANY" as const) : ("COLLEGE" as const),
  reason,
  reasonText: reasonText ?? null,
  noticeHours: startsAt && Math.max(0, Math.floor((startsAt.getTime() - now.getTime()) / hour)),
  holdUntil: null,
  proposal: null,
  answeredAt: now,
  told: reasonText ?? reason,
});

/** What was confirmed once is kept or cancelled: it cannot be as if nobody had asked. */
export function refuseOnceConfirmed({ startsAt, state }: BookingRow) {
  if (startsAt)
    throw conflict("A time is confirmed. Keep it, and cancel the booking from there.", {
      current: { state },
    });
}

/** Ends a booking: its places are free, and what slots it has are cancelled. */
export async function endBooking(
  tx: Executor,
  who: Acting,
  row: BookingRow,
  command: "CANCEL" | "DECLINE" | "RETRACT" | "WITHDRAW" | "NO_SHOW",
  why: Why,
) {
  const after = await moveBooking(tx, who, row, command, ending(who, row, why));
  await freeRooms(tx, row.id, "all");
  await cancelSlots(tx, who, after);
  if (command === "CANCEL") await tellOfTalk(tx, after, "Cancelled", whyOf(after));
  return after;
}

/** Completes a booking: what is left of its time is free again, and nothing of its slots stays open. */
export async function completeBooking(tx: Executor, who: Acting, row: BookingRow) {
  const after = await moveBooking(tx, who, row, "COMPLETE");
  await freeRooms(tx, row.id, "all");
  await endSlots(tx, who, after);
  return after;
}

/** Back to the time that was confirmed before. */
export async function keepBooking(tx: Executor, who: Acting, row: BookingRow, reasonText?: string) {
  requireCommand(who, row, "KEEP");
  if (!row.startsAt)
    throw conflict("No time was confirmed yet, so there is none to keep.", {
      current: { state: row.state },
    });
  await freeRooms(tx, row.id, "asked");
  const none = { proposal: null, holdUntil: null, reason: null };
  const why = { reasonText: reasonText ?? null, told: reasonText ?? null };
  return moveBooking(tx, who, row, "KEEP", { ...none, ...why, answeredAt: who.now });
}
