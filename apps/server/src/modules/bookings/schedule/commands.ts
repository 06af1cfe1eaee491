import { givenFrom, type SlotCommand } from "@toran/contract/hiring/booking-moves";
import type { slotCommandInput } from "@toran/contract/schemas/slot";
import { and, eq } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { conflict, notFound, requireVersion } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { attendRound, holdCandidate, missRound } from "../../hiring/applications/attendance";
import { applicantsOf, postingsOf } from "../../hiring/applications/candidates";
import { slotKey } from "../../hiring/strikes/absences";
import { absenceGroup, tellOfAbsence } from "../../hiring/strikes/tell";
import { acting } from "../../hiring/who";
import { ownedBy } from "../own";
import { bookings, type SlotRow, slots } from "../tables";
import { dropOut, moveUp, recall } from "./invitations";
import { moveSlot } from "./move";
import { tellCompany, tellStudents } from "./notices";
import { holdSchedulesOf, holdSlot, type Plan, requireConfirmed } from "./own";

type Given = z.output<typeof slotCommandInput>;
/** What says whether a candidate was there. */
const attends = new Set<string>(["CHECK_IN", "NO_SHOW"]);

/** What either side does with a slot; gives the id of its schedule. */
export async function commandSlot(
  tx: Executor,
  user: SignedIn,
  id: string,
  { command, reason, version }: Given,
  now: Date,
): Promise<string> {
  const [own] = await tx
    .select({ studentId: slots.studentId, applicationId: slots.applicationId })
    .from(slots)
    .innerJoin(bookings, eq(bookings.id, slots.scheduleId))
    .where(and(eq(slots.id, id), ownedBy(user)));
  if (!own) throw notFound("The slot");
  // Whoever moves an application holds it before the schedule; this may move one too.
  if (own.studentId && own.applicationId && attends.has(command)) {
    await holdCandidate(tx, user, own.applicationId);
    // And all schedules of its job in their order, as what follows may reach each of them.
    await holdSchedulesOf(tx, await postingsOf(tx, [own.applicationId]), now);
  }
  const { slot, ...plan } = await holdSlot(tx, id);
  if (attends.has(command) && slot.applicationId !== own.applicationId)
    throw conflict("Somebody changed this slot at the same moment. Look again.");
  requireVersion("this slot", version, slot.version);
  requireConfirmed(plan);
  requireTime(plan, slot, command, now);
  const after = await moveSlot(tx, acting(user, now), plan, slot, command, {
    told: reason ?? null,
    ...(command === "RELEASE" && { plannedId: null }),
  });
  if (slot.studentId) await followUp(tx, user, plan, slot, { command, reason }, now);
  else if (after.state === "OPEN") await moveUp(tx, plan, now);
  return plan.schedule.id;
}

function requireTime(
  { schedule }: Plan,
  { startsAt, state }: SlotRow,
  command: SlotCommand,
  now: Date,
) {
  const from = givenFrom(command, startsAt);
  if (from === undefined) return;
  if (schedule.state !== "PUBLISHED")
    throw conflict("Students do not know of this slot yet.", { current: { state } });
  if (now.getTime() < from)
    throw conflict(
      command === "NO_SHOW"
        ? "Nobody is absent before the slot has begun."
        : "Students check in from one hour before their slot on.",
      { current: { state } },
    );
}

/** What follows for the student who had the slot, and for those who wait. */
async function followUp(
  tx: Executor,
  user: SignedIn,
  plan: Plan,
  slot: SlotRow,
  { command, reason }: Given,
  now: Date,
) {
  const { booking, schedule } = plan;
  const studentId = slot.studentId ?? "";
  if (command === "RELEASE" || command === "CANCEL")
    await tellStudents(tx, booking, [studentId], {
      says: command === "CANCEL" ? "Your slot is cancelled" : "You no longer have a slot",
      slot,
      body: reason,
    });
  if (command === "RELEASE") await dropOut(tx, plan, studentId, "SYSTEM", now);
  // The slot is gone, not the student: they are asked to choose another one, as long as there is one.
  if (command === "CANCEL" && slot.state !== "HELD") await recall(tx, plan, studentId, now);
  const { roundId } = schedule;
  const round = slot.applicationId && roundId && { applicationId: slot.applicationId, roundId };
  if (command === "CHECK_IN" && slot.state === "NO_SHOW" && round)
    await attendRound(tx, user, round, now);
  if (command === "NO_SHOW") {
    const person = (await applicantsOf(tx, [slot.applicationId])).get(slot.applicationId ?? "");
    const says = `${person?.name ?? "A candidate"} has not come`;
    const key = slotKey({ ...slot, roundId });
    await tellCompany(tx, booking, { says, slot, by: user.id, groupKey: absenceGroup(key) });
    if (round && (await missRound(tx, user, round, now))) return;
    await tellOfAbsence(tx, { collegeId: booking.collegeId, studentId }, key, now);
    await moveUp(tx, plan, now);
  }
}
