import { reinstatable } from "@toran/contract/hiring/moves";
import { and, eq, gt, inArray, or, type SQL } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import { candidaciesOf, postingsOf } from "../../hiring/applications/candidates";
import type { Happened } from "../../hiring/events";
import { bySystem } from "../../hiring/who";
import { schedules, slotInvitations, type SlotRow, slots } from "../tables";
import { dropOut, invitationsOf, moveUp, recall } from "./invitations";
import { moveSlot } from "./move";
import { tellStudents } from "./notices";
import { holdPlan, holdSchedulesOf } from "./own";

/** Why somebody leaves their slots: for good, or until the move into the round is made again. */
type Cause = "CLOSED" | "UNDONE";
const says: Record<Cause, string> = {
  CLOSED: "The application is closed.",
  UNDONE: "The move into this round is taken back.",
};

const byText = (one: string, other: string) => one.localeCompare(other);
const closed: readonly string[] = reinstatable;

const follows = ({ to, command }: Happened) =>
  closed.includes(to) || command === "UNDO" || to === "IN_ROUND";

/** Frees the slots of candidates who are none any more, and asks those who wait; part of what closed them. */
export async function followApplications(tx: Executor, happened: Happened[], now: Date) {
  const ids = happened.filter(follows).map(({ subjectId }) => subjectId);
  // Held before it is asked who has what: somebody may be given a slot at this moment.
  if (ids.length) await holdSchedulesOf(tx, await postingsOf(tx, ids), now);
  await followClosed(tx, happened, now);
  await followUndone(tx, happened, now);
  await followComing(tx, happened, now);
}

async function followClosed(tx: Executor, happened: Happened[], now: Date) {
  const ids = [
    ...new Set(happened.filter(({ to }) => closed.includes(to)).map((each) => each.subjectId)),
  ];
  if (ids.length) await leaveAll(tx, await schedulesOf(tx, ids), { ids, cause: "CLOSED" }, now);
}

/** A move into a round that is taken back takes the slots of that round along. */
async function followUndone(tx: Executor, happened: Happened[], now: Date) {
  const back = happened.filter(
    ({ command, from, fromRound, toRound }) =>
      command === "UNDO" && from === "IN_ROUND" && fromRound && fromRound !== toRound,
  );
  for (const roundId of [...new Set(back.map(({ fromRound }) => fromRound ?? ""))].sort(byText)) {
    const ids = back.filter((each) => each.fromRound === roundId).map((each) => each.subjectId);
    const of = await schedulesOf(tx, ids, eq(schedules.roundId, roundId));
    await leaveAll(tx, of, { ids, cause: "UNDONE" }, now);
  }
}

/** Whoever comes into a round and was chosen for a slot of it before is asked, if there is room. */
async function followComing(tx: Executor, happened: Happened[], now: Date) {
  const ids = happened.flatMap(({ to, subjectId }) => (to === "IN_ROUND" ? [subjectId] : []));
  if (!ids.length) return;
  const { scheduleId, applicationId, state } = slotInvitations;
  const chosen = await tx
    .selectDistinct({ scheduleId })
    .from(slotInvitations)
    .where(and(among(applicationId, ids), eq(state, "WAITING")));
  for (const id of chosen.map((each) => each.scheduleId).sort(byText))
    await moveUp(tx, await holdPlan(tx, id), now);
}

/** The schedules in which some candidates have a slot ahead of them, are to have one, or are asked to choose one. */
async function schedulesOf(tx: Executor, ids: string[], which?: SQL) {
  const held = await tx
    .select({ scheduleId: slots.scheduleId })
    .from(slots)
    .innerJoin(schedules, eq(schedules.id, slots.scheduleId))
    .where(
      and(
        which,
        or(
          among(slots.plannedId, ids),
          and(among(slots.applicationId, ids), inArray(slots.state, ["HELD", "BOOKED"])),
        ),
      ),
    );
  const asked = await tx
    .select({ scheduleId: slotInvitations.scheduleId })
    .from(slotInvitations)
    .innerJoin(schedules, eq(schedules.id, slotInvitations.scheduleId))
    .where(
      and(
        which,
        among(slotInvitations.applicationId, ids),
        inArray(slotInvitations.state, ["INVITED", "ACCEPTED"]),
      ),
    );
  return [...held, ...asked].map(({ scheduleId }) => scheduleId);
}

interface Leaving {
  ids: string[];
  cause: Cause;
}

async function leaveAll(tx: Executor, scheduleIds: string[], who: Leaving, now: Date) {
  // Always in the same order, so that two who follow wait for each other and never block.
  for (const id of [...new Set(scheduleIds)].sort(byText)) await leave(tx, id, who, now);
}

async function leave(tx: Executor, scheduleId: string, { ids, cause }: Leaving, now: Date) {
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
        // Of a slot that has begun the company says how it went.
        gt(slots.startsAt, now),
      ),
    );
  const left = new Set<string>();
  const told = says[cause];
  for (const slot of rows) {
    if (slot.studentId) left.add(slot.studentId);
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
  for (const { studentId, state } of asked)
    if (cause === "CLOSED" || state === "INVITED") left.add(studentId);
  for (const studentId of left)
    if (cause === "CLOSED") await dropOut(tx, plan, studentId, "SYSTEM", now);
    else await recall(tx, plan, studentId, now);
}

/** Frees what somebody has ahead, or is to have, who leaves for good, and asks those who wait. */
export async function leaveSlots(tx: Executor, studentId: string, now: Date) {
  const own = and(eq(slots.studentId, studentId), inArray(slots.state, ["HELD", "BOOKED"]));
  const open = await candidaciesOf(tx, studentId);
  await holdSchedulesOf(
    tx,
    open.map(({ postingId }) => postingId),
    now,
  );
  const planned = among(
    slots.plannedId,
    open.map(({ applicationId }) => applicationId),
  );
  const rows = await tx
    .select({ scheduleId: slots.scheduleId })
    .from(slots)
    .where(or(own, planned));
  const invited = await tx
    .select({ scheduleId: slotInvitations.scheduleId })
    .from(slotInvitations)
    .where(and(eq(slotInvitations.studentId, studentId), eq(slotInvitations.state, "INVITED")));
  const ids = new Set([...rows, ...invited].map(({ scheduleId }) => scheduleId));
  for (const id of [...ids].sort(byText)) {
    const plan = await holdPlan(tx, id);
    const here = eq(slots.scheduleId, id);
    await tx.update(slots).set({ plannedId: null }).where(and(here, planned));
    const left = await tx.select().from(slots).where(and(here, own));
    for (const slot of left) await moveSlot(tx, bySystem(now), plan, slot, "RELEASE");
    await dropOut(tx, plan, studentId, "SYSTEM", now);
  }
}

/** Lets the next alternate stand where somebody was chosen whose invitation goes with them: it no longer tells that they dropped out. */
export async function handOnInvitations(tx: Executor, studentId: string) {
  const { scheduleId, alternate, state } = slotInvitations;
  const dropped = await tx
    .select({ scheduleId })
    .from(slotInvitations)
    .where(
      and(
        eq(slotInvitations.studentId, studentId),
        eq(alternate, false),
        inArray(state, ["WAITING", "DECLINED", "LAPSED"]),
      ),
    );
  for (const id of dropped.map((each) => each.scheduleId).sort(byText)) {
    await holdPlan(tx, id);
    const next = (await invitationsOf(tx, id)).find((row) => row.alternate);
    if (next)
      await tx
        .update(slotInvitations)
        .set({ alternate: false })
        .where(eq(slotInvitations.id, next.id));
  }
}
