import { and, eq } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { conflict, notFound } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { candidaciesOf, type OpenCandidate } from "../../hiring/applications/candidates";
import { bookings, type InvitationRow, schedules, type SlotRow, slots } from "../tables";
import { invitationTo, isOpen } from "../schedule/invitations";
import type { Plan } from "../schedule/own";

/** Where a student stands with a schedule that is shown to students. */
export interface Standing {
  application: OpenCandidate;
  invitation: InvitationRow | undefined;
  /** The slots of the schedule that are the student's. */
  own: SlotRow[];
}

export const ownSlotsIn = (db: Executor, scheduleId: string, studentId: string) =>
  db
    .select()
    .from(slots)
    .where(and(eq(slots.scheduleId, scheduleId), eq(slots.studentId, studentId)));

/** A published schedule of a job the student is a candidate of; to everybody else it does not exist. */
export async function standingIn(
  db: Executor,
  user: SignedIn,
  { booking, schedule }: Plan,
): Promise<Standing> {
  const application = (await candidaciesOf(db, user.id)).find(
    ({ postingId }) => postingId === booking.postingId,
  );
  if (!application || schedule.state !== "PUBLISHED") throw notFound("The schedule");
  return {
    application,
    invitation: await invitationTo(db, schedule.id, user.id),
    own: await ownSlotsIn(db, schedule.id, user.id),
  };
}

/** Whether a candidate is where a schedule asks them to be. */
export const inRound = ({ schedule: { roundId } }: Plan, { state, roundId: at }: OpenCandidate) =>
  roundId === null || (state === "IN_ROUND" && at === roundId);

const begun = new Set<string>(["CHECKED_IN", "IN_PROGRESS", "DONE"]);

/** Why a student cannot book in a schedule now, or nothing. */
export function obstacleTo(plan: Plan, { application, invitation, own }: Standing, now: Date) {
  const { booking, schedule } = plan;
  if (booking.state !== "CONFIRMED") return "The booking is not confirmed any more.";
  if (!inRound(plan, application)) return "You are not in this round.";
  if (own.some(({ state }) => begun.has(state))) return "You have had your slot already.";
  switch (schedule.model) {
    case "OPEN":
      return undefined;
    case "PRESELECT":
      return invitation && (isOpen(invitation, now) || invitation.state === "ACCEPTED")
        ? undefined
        : "You are not invited to choose a slot.";
    case "ALLOTTED":
      return "Your college gives these slots.";
    case "ROOM_ONLY":
      return "Nobody needs a slot for this; come at the time.";
  }
}

export function requireMayBook(plan: Plan, standing: Standing, now: Date) {
  const obstacle = obstacleTo(plan, standing, now);
  if (obstacle) throw conflict(obstacle, { current: { state: plan.schedule.state } });
}

/** The schedules that are shown to the candidates of some postings. */
export const publishedFor = (db: Executor) =>
  db
    .select({ booking: bookings, schedule: schedules })
    .from(schedules)
    .innerJoin(bookings, eq(bookings.id, schedules.id));
