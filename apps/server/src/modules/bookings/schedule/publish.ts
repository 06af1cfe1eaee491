import { scheduleMoves } from "@toran/contract/hiring/booking-moves";
import type { lookedAt } from "@toran/contract/schemas/fields";
import { eq } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { conflict } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { applicantsOf } from "../../hiring/applications/candidates";
import { writeEvents } from "../../hiring/events";
import { type Acting, acting, bySystem, requireMove } from "../../hiring/who";
import { requireLeave } from "../fit";
import { schedules } from "../tables";
import { venueOf } from "../talks";
import { tellScreens } from "../tell";
import { requireFree } from "./clash";
import { candidatesOf, invitationsOf, moveUp } from "./invitations";
import { endSwaps, moveInvitation, moveSlot } from "./move";
import { type Says, tellStudents } from "./notices";
import { holdPlanFor, type Plan, requireConfirmed, requireUnchanged, slotsOf } from "./own";

async function moveSchedule(
  tx: Executor,
  who: Acting,
  { booking: { id, companyId, collegeId }, schedule }: Plan,
  command: "PUBLISH" | "UNPUBLISH",
  publishedAt: Date | null,
) {
  const { state, version } = schedule;
  requireMove(scheduleMoves[command], who, "this schedule", state, { state, version });
  const { to } = scheduleMoves[command];
  await tx
    .update(schedules)
    .set({ state: to, publishedAt, version: version + 1 })
    .where(eq(schedules.id, schedule.id));
  // The schedule has the id of its booking, so this stands in the story of the booking.
  const told = { subjectId: id, companyId, collegeId, command, from: state, to };
  await writeEvents(tx, who, [told]);
  tellScreens(tx, { type: "slot.updated", bookingId: id, companyId, collegeId });
  tellScreens(tx, { type: "booking.changed", bookingId: id, companyId, collegeId });
  return { ...schedule, state: to };
}

/** Shows the slots to students. Whoever was allotted one has it now; whoever was chosen is invited. */
export async function publish(
  tx: Executor,
  user: SignedIn,
  id: string,
  { version }: z.output<typeof lookedAt>,
  now: Date,
) {
  const who = acting(user, now);
  const plan = await holdPlanFor(tx, user, id);
  const { state } = plan.schedule;
  requireMove(scheduleMoves.PUBLISH, who, "this schedule", state);
  requireUnchanged(plan.schedule, version);
  const time = requireConfirmed(plan);
  if (time.startsAt <= now) throw conflict("This time has begun already.", { current: { state } });
  await requireLeave(tx, who, plan.booking);
  await requireReady(tx, plan);
  const published = { ...plan, schedule: await moveSchedule(tx, who, plan, "PUBLISH", now) };
  switch (plan.schedule.model) {
    case "ROOM_ONLY":
      return tellCandidates(tx, published, {
        says: "The place and time of your round",
        body: await venueOf(tx, published.booking),
        type: "round.changed",
      });
    case "OPEN":
      return tellCandidates(tx, published, { says: "Choose your slot" });
    case "PRESELECT":
      return moveUp(tx, published, now);
    case "ALLOTTED":
      return giveAllotted(tx, user, published, now);
  }
}

/** Refuses slots that nobody could be given. */
async function requireReady(tx: Executor, { schedule: { id, model } }: Plan) {
  if (model === "ROOM_ONLY") return;
  const rows = await slotsOf(tx, id);
  if (!rows.some(({ state }) => state === "OPEN"))
    throw conflict("There is no open slot. Draw the slots first.");
  if (model === "PRESELECT" && !(await invitationsOf(tx, id)).length)
    throw conflict("Nobody is chosen yet. Choose whom to invite first.");
  if (model === "ALLOTTED" && !rows.some(({ plannedId }) => plannedId))
    throw conflict("No slot is allotted yet. Allot at least one first.");
}

async function tellCandidates(tx: Executor, plan: Plan, told: Omit<Says, "slot">) {
  const people = await candidatesOf(plan, tx);
  await tellStudents(
    tx,
    plan.booking,
    people.map(({ studentId }) => studentId),
    { ...told, slot: requireConfirmed(plan) },
  );
}

async function giveAllotted(tx: Executor, user: SignedIn, plan: Plan, now: Date) {
  const people = new Map((await candidatesOf(plan, tx)).map((each) => [each.applicationId, each]));
  for (const slot of await slotsOf(tx, plan.schedule.id)) {
    if (!slot.plannedId || slot.state !== "OPEN") continue;
    const person = people.get(slot.plannedId);
    if (!person) {
      const name = (await applicantsOf(tx, [slot.plannedId])).get(slot.plannedId)?.name;
      throw conflict(`${name ?? "Somebody"} is no candidate any more. Empty that slot first.`);
    }
    const student = { id: person.studentId, name: person.name };
    await requireFree(tx, user, student, slot, now);
    const has = { studentId: person.studentId, applicationId: person.applicationId };
    await moveSlot(tx, bySystem(now), plan, slot, "ASSIGN", has);
    await tellStudents(tx, plan.booking, [person.studentId], { says: "You have a slot", slot });
  }
}

const begun = new Set<string>(["CHECKED_IN", "IN_PROGRESS", "DONE", "NO_SHOW"]);
/** Why slots that are published stay so, or nothing: somebody has been checked in, or is on their way by now. */
function obstacleToUnpublishing({ booking }: Plan, rows: { state: string }[], now: Date) {
  if (rows.some(({ state }) => begun.has(state)))
    return "Somebody has checked in, so the slots stay published.";
  return booking.startsAt && booking.startsAt <= now
    ? "The time of these slots has begun, so they stay published. Single slots can still be cancelled."
    : undefined;
}

export const mayUnpublish = (plan: Plan, rows: { state: string }[], now: Date) =>
  plan.schedule.state === "PUBLISHED" && !obstacleToUnpublishing(plan, rows, now);

/** Takes the slots back as they were before: what students and the clock did since is undone. */
export async function unpublish(tx: Executor, user: SignedIn, id: string, now: Date) {
  const who = acting(user, now);
  const plan = await holdPlanFor(tx, user, id);
  const { state } = plan.schedule;
  requireMove(scheduleMoves.UNPUBLISH, who, "this schedule", state, { state });
  requireConfirmed(plan);
  const rows = await slotsOf(tx, id);
  const obstacle = obstacleToUnpublishing(plan, rows, now);
  if (obstacle) throw conflict(obstacle, { current: { state } });
  const told = new Set<string | null>();
  const together = plan.schedule.model === "ROOM_ONLY";
  // Whoever was told to come at once would come all the same.
  if (together) for (const { studentId } of await candidatesOf(plan, tx)) told.add(studentId);
  await endSwaps(tx, plan, now);
  for (const slot of rows)
    if (slot.state === "HELD" || slot.state === "BOOKED") {
      told.add(slot.studentId);
      await moveSlot(tx, who, plan, slot, "RELEASE", { told: "The slots were taken back." });
    }
  const system = bySystem(now);
  for (const row of await invitationsOf(tx, id))
    if (row.state !== "WAITING" && row.state !== "DECLINED") {
      if (row.state !== "LAPSED") told.add(row.studentId);
      await moveInvitation(tx, system, plan, row, "RECALL");
    }
  await moveSchedule(tx, who, plan, "UNPUBLISH", null);
  const says = together ? "The time is taken back for now" : "The slots are taken back for now";
  await tellStudents(tx, plan.booking, [...told], { says });
}
