import { slotMoves } from "@toran/contract/hiring/booking-moves";
import type { Executor } from "../../../db/database";
import { type Acting, bySystem } from "../../hiring/who";
import { whyOf } from "../notices";
import type { BookingRow } from "../tables";
import { candidatesOf, invitationsOf } from "./invitations";
import { endSwaps, moveInvitation, moveSlot } from "./move";
import { tellStudents } from "./notices";
import { holdPlan, type Plan, scheduleBy, slotsOf } from "./own";

/** Cancels what is left of the slots of a booking that has ended, and tells their students. */
export async function cancelSlots(tx: Executor, who: Acting, booking: BookingRow) {
  if (!(await scheduleBy(tx, booking.id))) return;
  const plan = await holdPlan(tx, booking.id);
  const told = await cancelLeft(tx, who, plan, whyOf(booking));
  const { model, state } = plan.schedule;
  if (model === "ROOM_ONLY" && state === "PUBLISHED")
    for (const { studentId } of await candidatesOf(plan, tx)) told.add(studentId);
  await tellStudents(tx, booking, [...told], {
    says: "Cancelled",
    body: whyOf(booking),
    ...(model === "ROOM_ONLY" && { type: "round.changed" as const }),
  });
}

/** Ends the slots of a booking that is completed; those that have not begun by then are cancelled. */
export async function endSlots(tx: Executor, who: Acting, booking: BookingRow) {
  if (!(await scheduleBy(tx, booking.id))) return;
  const plan = await holdPlan(tx, booking.id);
  const there: readonly string[] = slotMoves.END.from;
  for (const slot of await slotsOf(tx, booking.id))
    if (there.includes(slot.state) && slot.startsAt <= who.now)
      await moveSlot(tx, bySystem(who.now), plan, slot, "END");
  const told = await cancelLeft(tx, who, plan, null);
  await tellStudents(tx, booking, [...told], {
    says: "Cancelled",
    body: "What was left of the day did not take place.",
  });
}

/** Cancels what can be cancelled of a schedule, ends what is going on, and gives whom to tell. */
async function cancelLeft(tx: Executor, { now }: Acting, plan: Plan, why: string | null) {
  const told = new Set<string | null>();
  const left: readonly string[] = slotMoves.CANCEL.from;
  await endSwaps(tx, plan, now);
  for (const slot of await slotsOf(tx, plan.schedule.id))
    if (slot.state === "IN_PROGRESS") await moveSlot(tx, bySystem(now), plan, slot, "END");
    else if (left.includes(slot.state)) {
      told.add(slot.studentId);
      await moveSlot(tx, bySystem(now), plan, slot, "CANCEL", { told: why });
    }
  for (const row of await invitationsOf(tx, plan.schedule.id))
    if (row.state === "INVITED") {
      told.add(row.studentId);
      await moveInvitation(tx, bySystem(now), plan, row, "LAPSE");
    }
  return told;
}
