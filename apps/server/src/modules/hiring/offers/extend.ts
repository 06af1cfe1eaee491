import { limits } from "@toran/contract";
import { wrongJoiningDay } from "@toran/contract/hiring/joining-day";
import { trackOf } from "@toran/contract/schemas/job";
import type { offerInput } from "@toran/contract/schemas/offer";
import { type AccountStatus, accountStatuses } from "@toran/contract/schemas/officer-student";
import { eq, inArray, and } from "drizzle-orm";
import type { z } from "zod/mini";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import { holds } from "../../../db/holds";
import { one } from "../../../db/one";
import { conflict, refused } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { collegesWithLeave } from "../../connections/leave";
import { holdStudent } from "../../students/rule";
import { restatePlacement } from "../../students/officer/offers";
import { writeEvents } from "../events";
import { applicationFor, jobBy } from "../own";
import { keptPay } from "../pay";
import { type Actor, applicationMoves, liveOffers } from "@toran/contract/hiring/moves";
import { disconnected } from "../applications/connected";
import { applications } from "../applications/tables";
import { hiringEvents } from "../tables";
import { type OfferRow, offers } from "./tables";
import { acting, type Acting, requireMove } from "../who";

type Given = z.output<typeof offerInput>;
const day = 24 * 60 * 60 * 1000;
export const replyBy = (days: number, from: Date) => new Date(from.getTime() + days * day);

/** Who has left college goes on as a candidate of what they had applied to before. */
const offerable: ReadonlySet<AccountStatus> = new Set(["ACTIVE", "ALUMNI"]);
/** The accounts that no offer goes out to. */
export const unofferable = accountStatuses.filter((status) => !offerable.has(status));

/** Refuses to send an offer out to a student who could not answer it. */
export function requireOfferable(student: { accountStatus: AccountStatus } | undefined) {
  if (!student || !offerable.has(student.accountStatus))
    throw conflict("The account of this student is not active, so no offer can be made.");
}

const apart: Partial<Record<Actor, string>> = {
  COLLEGE: "This company is no longer connected to you.",
};

/** Refuses to send an offer out between a college and a company that are no longer connected. */
export async function requireConnected(
  tx: Executor,
  who: Acting,
  { companyId, collegeId }: Pick<OfferRow, "companyId" | "collegeId">,
) {
  if (!(await collegesWithLeave(tx, companyId, "postJobs", [collegeId])).length)
    throw conflict(apart[who.side] ?? disconnected);
}

/**
 * Makes an offer, by the company or by the college on its behalf. With too few days to answer the company's waits for
 * the consent of the college, which has agreed to the time that it gives itself.
 */
export async function extendOffer(
  tx: Executor,
  user: SignedIn,
  given: Given,
  now: Date,
): Promise<OfferRow> {
  const who = acting(user, now);
  // The student first, as everywhere: whoever holds one may ask for the applications of that student.
  const { studentId } = await applicationFor(tx, user, given.applicationId);
  const student = await holdStudent(tx, studentId);
  const application = await applicationFor(tx, user, given.applicationId, "hold");
  requireMove(applicationMoves.OFFER, who, "this application", application.state);
  const job = await jobBy(tx, application.jobId);
  const track = trackOf(job.type);
  const paid = paidBy(given);
  requirePay(track, paid);
  if (given.joiningDate) requireAhead(given.joiningDate, now);
  requireOfferable(student);
  await requireConnected(tx, who, application);
  const replyDays = given.replyDays ?? job.replyDays;
  const { role, joiningDate = null, note = null } = given;
  const told = { track, role, ...paid, joiningDate, note, replyDays };
  const standing = await liveOfferOf(tx, application.id);
  if (standing && (await isSentAgain(tx, who, application, standing, told))) return standing;
  if (standing) throw conflict("This candidate has an offer of this job already.");
  const waits = who.side === "COMPANY" && replyDays < limits.hiring.shortReplyDays;
  const offer = await one(
    tx
      .insert(offers)
      .values({
        applicationId: application.id,
        companyId: application.companyId,
        collegeId: application.collegeId,
        studentId: application.studentId,
        state: waits ? "DRAFT" : "EXTENDED",
        ...told,
        replyBy: waits ? null : replyBy(replyDays, now),
        extendedAt: waits ? null : now,
        createdAt: now,
      })
      .returning(),
    "The offer",
  );
  await toOffered(tx, who, application, offer);
  await restatePlacement(tx, [application.studentId]);
  return offer;
}

const paidBy = ({ pay, ctc, stipend }: Given) =>
  pay ? keptPay(pay) : { pay: null, ctc: ctc ?? null, stipend: stipend ?? null };

/** Refuses an offer that does not say what its kind of job pays. */
function requirePay(track: OfferRow["track"], { pay, ctc, stipend }: ReturnType<typeof paidBy>) {
  if (track === "PLACEMENT" && !ctc)
    throw refused(
      pay ? { pay: "Give at least one part of the pay." } : { ctc: "Give the pay per year." },
    );
  if (track === "INTERNSHIP" && stipend === null)
    throw refused({ [pay ? "pay.stipend" : "stipend"]: "Give the stipend per month." });
}

/** Refuses a joining date on which nobody can join any more. An offer that was made keeps its own when that has come. */
export function requireAhead(joiningDate: string, now: Date) {
  const wrong = wrongJoiningDay(joiningDate, now);
  if (wrong) throw refused({ joiningDate: wrong });
}

async function liveOfferOf(tx: Executor, applicationId: string): Promise<OfferRow | undefined> {
  const live = and(eq(offers.applicationId, applicationId), inArray(offers.state, liveOffers));
  const [row] = await tx.select().from(offers).where(live);
  return row;
}

/** Whether the same person has made the same offer, which nobody has answered: its form comes again, for its answer was lost. */
async function isSentAgain(
  tx: Executor,
  { user }: Acting,
  { lastEvent }: typeof applications.$inferSelect,
  standing: OfferRow,
  told: object,
) {
  if (!lastEvent || !unanswered.includes(standing.state) || !holds(standing, told)) return false;
  const [made] = await tx.select().from(hiringEvents).where(eq(hiringEvents.id, lastEvent));
  return made?.userId === user?.id;
}
const unanswered: readonly OfferRow["state"][] = ["DRAFT", "EXTENDED"];

/** Which of some applications have an offer that has not ended. */
export async function withLiveOffer(tx: Executor, applicationIds: string[]) {
  const rows = await tx
    .select({ id: offers.applicationId })
    .from(offers)
    .where(and(among(offers.applicationId, applicationIds), inArray(offers.state, liveOffers)));
  return new Set(rows.map(({ id }) => id));
}

async function toOffered(
  tx: Executor,
  who: Acting,
  row: typeof applications.$inferSelect,
  offer: OfferRow,
) {
  const [event] = await writeEvents(tx, who, [
    {
      subjectId: row.id,
      companyId: row.companyId,
      collegeId: row.collegeId,
      command: offer.state === "DRAFT" ? "OFFER_DRAFT" : "OFFER",
      from: row.state,
      to: "OFFERED",
      fromRound: row.roundId,
      toRound: row.roundId,
      before: row.lastEvent,
    },
  ]);
  await tx
    .update(applications)
    .set({
      state: "OFFERED",
      version: row.version + 1,
      lastEvent: event ?? null,
      updatedAt: who.now,
    })
    .where(eq(applications.id, row.id));
}
