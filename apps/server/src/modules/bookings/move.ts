import { type BookingCommand, bookingMoves } from "@toran/contract/hiring/booking-moves";
import { eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { writeEvents } from "../hiring/events";
import { type Acting, requireMove } from "../hiring/who";
import { type BookingRow, bookings } from "./tables";
import { tellScreens } from "./tell";

/** Refuses a command that is not for this side or this state. */
export const requireCommand = (
  who: Acting,
  { state, version }: BookingRow,
  command: BookingCommand,
) => requireMove(bookingMoves[command], who, "this booking", state, { state, version });

/** Moves a booking by a command, with what else is new of it. The booking is held by the caller. */
export async function moveBooking(
  tx: Executor,
  who: Acting,
  before: BookingRow,
  command: BookingCommand,
  also: Partial<BookingRow> & { told?: string | null } = {},
): Promise<BookingRow> {
  requireCommand(who, before, command);
  const { told = null, ...values } = also;
  const { to } = bookingMoves[command];
  const { id, companyId, collegeId } = before;
  const after = await one(
    tx
      .update(bookings)
      .set({ ...values, state: to, version: before.version + 1, updatedAt: who.now })
      .where(eq(bookings.id, id))
      .returning(),
    "The booking",
  );
  await writeEvents(tx, who, [
    { subjectId: id, companyId, collegeId, command, from: before.state, to, reason: told },
  ]);
  tellScreens(tx, { type: "booking.changed", bookingId: id, companyId, collegeId });
  return after;
}
