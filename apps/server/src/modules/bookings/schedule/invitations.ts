import type { InvitationState } from "@toran/contract/hiring/booking-moves";
import { collegeZone } from "@toran/contract/calendar/zones";
import { and, asc, eq, lte } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { candidatesIn } from "../../hiring/applications/candidates";
import { bySystem } from "../../hiring/who";
import { type InvitationRow, slotInvitations, slots, slotSwaps } from "../tables";
import { lapseHolds } from "./clash";
import { moveInvitation, moveSwap } from "./move";
import { tellStudents } from "./notices";
import { momentWords } from "../when";
import { type Plan, slotsOf } from "./own";

const hour = 60 * 60 * 1000;

/** Whom a company has chosen, in the order in which they are asked. */
export const invitationsOf = (db: Executor, scheduleId: string): Promise<InvitationRow[]> =>
  db
    .select()
    .from(slotInvitations)
    .where(eq(slotInvitations.scheduleId, scheduleId))
    .orderBy(asc(slotInvitations.alternate), asc(slotInvitations.rank));

/** Those who are candidates of a schedule at this moment, in the order in which they applied. */
export const candidatesOf = (
  { booking: { postingId }, schedule: { roundId } }: Plan,
  db: Executor,
) => (postingId ? candidatesIn(db, { postingId, roundId }) : Promise.resolve([]));

/**
 * Invites the next ones, as long as a slot that is still to come is free for each. An alternate is asked for somebody
 * who has dropped out or did not come, or once the day of the alternates has come.
 */
export async function moveUp(tx: Executor, plan: Plan, now: Date) {
  const { schedule, booking } = plan;
  if (schedule.model !== "PRESELECT" || schedule.state !== "PUBLISHED") return;
  const rows = await invitationsOf(tx, schedule.id);
  const many = (...states: InvitationState[]) =>
    rows.filter(({ state }) => states.includes(state)).length;
  const all = await slotsOf(tx, schedule.id);
  const ahead = all.filter(
    ({ state, startsAt }) => state === "HELD" || (state === "OPEN" && startsAt > now),
  );
  const last = ahead.at(-1);
  if (!last) return;
  let room = ahead.length - many("INVITED");
  let called = rows.filter(({ alternate, state }) => alternate && state !== "WAITING").length;
  const absent = new Set(all.map(({ state, studentId }) => state === "NO_SHOW" && studentId));
  const open = new Set((await candidatesOf(plan, tx)).map(({ applicationId }) => applicationId));
  const dropped =
    many("DECLINED", "LAPSED") +
    // Who was to be asked first, and is no candidate any more, cannot be asked.
    rows.filter((row) => !row.alternate && row.state === "WAITING" && !open.has(row.applicationId))
      .length +
    rows.filter(({ state, studentId }) => state === "ACCEPTED" && absent.has(studentId)).length;
  const theirDay = schedule.alternatesFrom !== null && schedule.alternatesFrom <= now;
  const answerBy = new Date(
    Math.min(now.getTime() + schedule.answerHours * hour, last.startsAt.getTime()),
  );
  for (const row of rows) {
    if (room <= 0) return;
    if (row.state !== "WAITING" || !open.has(row.applicationId)) continue;
    if (row.alternate && !theirDay && called >= dropped) return;
    await moveInvitation(tx, bySystem(now), plan, row, "INVITE", answerBy);
    await tellStudents(tx, booking, [row.studentId], {
      says: "Choose a slot",
      body: `Answer by ${momentWords(collegeZone, answerBy)}, or the next one is asked.`,
    });
    room--;
    if (row.alternate) called++;
  }
}

/** Does what the clock asks of a schedule: ends what nobody has answered in time, and asks the next. */
export async function settle(tx: Executor, plan: Plan, now: Date) {
  const { id } = plan.schedule;
  await lapseHolds(tx, eq(slots.scheduleId, id), now);
  const late = await tx
    .select()
    .from(slotInvitations)
    .where(
      and(
        eq(slotInvitations.scheduleId, id),
        eq(slotInvitations.state, "INVITED"),
        lte(slotInvitations.answerBy, now),
      ),
    );
  for (const row of late) {
    await moveInvitation(tx, bySystem(now), plan, row, "LAPSE");
    await tellStudents(tx, plan.booking, [row.studentId], {
      says: "Your invitation has lapsed",
      body: "You have not answered in time, and the next one was asked.",
    });
  }
  const closed = await tx
    .select()
    .from(slotSwaps)
    .where(
      and(
        eq(slotSwaps.scheduleId, id),
        eq(slotSwaps.state, "REQUESTED"),
        lte(slotSwaps.closesAt, now),
      ),
    );
  for (const row of closed) {
    await moveSwap(tx, bySystem(now), plan, row, "EXPIRE");
    await tellStudents(tx, plan.booking, [row.askerId], { says: "Nobody has agreed to your swap" });
  }
  await moveUp(tx, plan, now);
}

/** The invitation of a student to a schedule. */
export async function invitationTo(
  db: Executor,
  scheduleId: string,
  studentId: string,
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(slotInvitations)
    .where(
      and(eq(slotInvitations.scheduleId, scheduleId), eq(slotInvitations.studentId, studentId)),
    );
  return row;
}

/** Whether an invitation can still be answered, by the clock rather than by what was swept. */
export const isOpen = ({ state, answerBy }: InvitationRow, now: Date) =>
  state === "INVITED" && (answerBy === null || answerBy > now);

/** Somebody who was to have a slot drops out, and the next one is asked. */
export async function dropOut(
  tx: Executor,
  plan: Plan,
  studentId: string,
  by: "STUDENT" | "SYSTEM",
  now: Date,
) {
  const row = await invitationTo(tx, plan.schedule.id, studentId);
  if (row && (row.state === "INVITED" || row.state === "ACCEPTED"))
    await moveInvitation(tx, { ...bySystem(now), side: by }, plan, row, "DECLINE");
  await moveUp(tx, plan, now);
}

/** Somebody is not in the round yet, or their slot is cancelled: their invitation waits until they are, and there is one. Whoever is next is asked. */
export async function recall(tx: Executor, plan: Plan, studentId: string, now: Date) {
  const row = await invitationTo(tx, plan.schedule.id, studentId);
  if (row && (row.state === "INVITED" || row.state === "ACCEPTED"))
    await moveInvitation(tx, bySystem(now), plan, row, "RECALL");
  await moveUp(tx, plan, now);
}
