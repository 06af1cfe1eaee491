import { slotMoves } from "@toran/contract/hiring/booking-moves";
import type { Executor } from "../../../db/database";
import { type Acting, bySystem } from "../../hiring/who";
import type { BookingRow } from "../tables";
import { candidatesOf, invitationsOf } from "./invitations";
import { moveInvitation, moveSlot } from "./move";
import { tellStudents } from "./notices";
import { holdPlan, scheduleBy, slotsOf } from "./own";

/** Cancels what is left of the slots of a booking that has ended, and tells their students. */
export async function cancelSlots(tx: Executor, who: Acting, booking: BookingRow) {
  if (!(await scheduleBy(tx, booking.id))) return;
  const plan = await holdPlan(tx, booking.id);
  const told = new Set<string | null>();
  const left: readonly string[] = slotMoves.CANCEL.from;
  for (const slot of await slotsOf(tx, booking.id))
    if (left.includes(slot.state)) {
      told.add(slot.studentId);
      await moveSlot(tx, bySystem(who.now), plan, slot, "CANCEL", { told: booking.reasonText });
    }
  for (const row of await invitationsOf(tx, booking.id))
    if (row.state === "INVITED") {
      told.add(row.studentId);
      await moveInvitation(tx, bySystem(who.now), plan, row, "LAPSE");
    }
  const { model, state } = plan.schedule;
  if (model === "ROOM_ONLY" && state === "PUBLISHED")
    for (const { studentId } of await candidatesOf(plan, tx)) told.add(studentId);
  await tellStudents(tx, booking, [...told], {
    says: "Cancelled",
    body: booking.reasonText,
    ...(model === "ROOM_ONLY" && { type: "round.changed" as const }),
  });
}
