import { reinstatable } from "@toran/contract/hiring/moves";
import { and, eq, inArray, or } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import type { Happened } from "../../hiring/events";
import { bySystem } from "../../hiring/who";
import { slotInvitations, type SlotRow, slots } from "../tables";
import { dropOut } from "./invitations";
import { moveSlot } from "./move";
import { tellStudents } from "./notices";
import { holdPlan } from "./own";

const byText = (one: string, other: string) => one.localeCompare(other);
const closed: readonly string[] = reinstatable;

/** Frees the slots of candidates who are none any more, and asks those who wait; part of what closed them. */
export async function followApplications(tx: Executor, happened: Happened[], now: Date) {
  const ids = [
    ...new Set(happened.filter(({ to }) => closed.includes(to)).map((each) => each.subjectId)),
  ];
  if (!ids.length) return;
  const held = await tx
    .select({ scheduleId: slots.scheduleId })
    .from(slots)
    .where(
      or(
        among(slots.plannedId, ids),
        and(among(slots.applicationId, ids), inArray(slots.state, ["HELD", "BOOKED"])),
      ),
    );
  const asked = await tx
    .select({ scheduleId: slotInvitations.scheduleId })
    .from(slotInvitations)
    .where(
      and(
        among(slotInvitations.applicationId, ids),
        inArray(slotInvitations.state, ["INVITED", "ACCEPTED"]),
      ),
    );
  // Always in the same order, so that two who follow wait for each other and never block.
  const schedules = new Set([...held, ...asked].map(({ scheduleId }) => scheduleId));
  for (const id of [...schedules].sort(byText)) await leave(tx, id, ids, now);
}

async function leave(tx: Executor, scheduleId: string, ids: string[], now: Date) {
  const plan = await holdPlan(tx, scheduleId);
  const own = and(eq(slots.scheduleId, scheduleId), among(slots.plannedId, ids));
  await tx.update(slots).set({ plannedId: null }).where(own);
  const rows: SlotRow[] = await tx
    .select()
    .from(slots)
    .where(
      and(
        eq(slots.scheduleId, scheduleId),
        among(slots.applicationId, ids),
        inArray(slots.state, ["HELD", "BOOKED"]),
      ),
    );
  const left = new Set<string>();
  for (const slot of rows) {
    if (slot.studentId) left.add(slot.studentId);
    const told = "The application is closed.";
    await moveSlot(tx, bySystem(now), plan, slot, "RELEASE", { told });
    if (slot.state === "BOOKED")
      await tellStudents(tx, plan.booking, [slot.studentId], {
        says: "You no longer have a slot",
        slot,
        body: told,
      });
  }
  const asked = await tx
    .select()
    .from(slotInvitations)
    .where(
      and(eq(slotInvitations.scheduleId, scheduleId), among(slotInvitations.applicationId, ids)),
    );
  for (const { studentId } of asked) left.add(studentId);
  for (const studentId of left) await dropOut(tx, plan, studentId, "SYSTEM", now);
}

/** Frees what somebody has ahead who leaves for good, and asks those who wait. */
export async function leaveSlots(tx: Executor, studentId: string, now: Date) {
  const own = and(eq(slots.studentId, studentId), inArray(slots.state, ["HELD", "BOOKED"]));
  const rows = await tx.select({ scheduleId: slots.scheduleId }).from(slots).where(own);
  for (const id of [...new Set(rows.map(({ scheduleId }) => scheduleId))].sort(byText)) {
    const plan = await holdPlan(tx, id);
    const left = await tx
      .select()
      .from(slots)
      .where(and(own, eq(slots.scheduleId, id)));
    for (const slot of left) await moveSlot(tx, bySystem(now), plan, slot, "RELEASE");
    await dropOut(tx, plan, studentId, "SYSTEM", now);
  }
}
