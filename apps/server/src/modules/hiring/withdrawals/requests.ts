import { limits } from "@toran/contract";
import type { Actor } from "@toran/contract/hiring/moves";
import { withdrawable, withdrawalMoves } from "@toran/contract/hiring/withdrawal-moves";
import type { withdrawalAnswer } from "@toran/contract/schemas/withdrawal";
import { and, desc, eq } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { conflict } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { type Acting, record } from "../../audit/record";
import { tell } from "../../bookings/tell";
import { moveApplications } from "../applications/move";
import type { ApplicationRow } from "../applications/tables";
import { mayWithdrawNow } from "../applications/withdrawing";
import { withLiveOffer } from "../offers/extend";
import { offersTo, stateSeen } from "../offers/reached";
import { applicationFor, jobBy } from "../own";
import { companySides } from "../sides";
import { standingOf } from "../state-words";
import { acting, requireMove } from "../who";
import { type WithdrawalRow, withdrawalRequests } from "./tables";

const iso = (at: Date | null) => at?.toISOString() ?? null;

const requestsOf = (db: Executor, applicationId: string) =>
  db
    .select()
    .from(withdrawalRequests)
    .where(eq(withdrawalRequests.applicationId, applicationId))
    .orderBy(desc(withdrawalRequests.askedAt), desc(withdrawalRequests.id));

/** The last request of an application, for its student and its college; a company reads of none. */
export async function withdrawalShown(db: Executor, applicationId: string, reader: Actor) {
  if (reader === "COMPANY") return null;
  const [last] = await requestsOf(db, applicationId).limit(1);
  if (!last) return null;
  const { state, reason, answer, askedAt, answeredAt } = last;
  return { state, reason, answer, askedAt: askedAt.toISOString(), answeredAt: iso(answeredAt) };
}

/** Why a student cannot ask to withdraw, or nothing. */
async function obstacleToAsk(db: Executor, row: ApplicationRow, now: Date) {
  if (await mayWithdrawNow(db, row, now))
    return "You can take this application back yourself until the deadline.";
  const state = stateSeen(row, (await offersTo(db, [row.id])).get(row.id));
  if (!withdrawable.includes(state))
    return `Your application is ${standingOf(state)}, so this is not possible now.`;
  const asked = await requestsOf(db, row.id);
  if (asked.some((each) => each.state === "OPEN"))
    return "You have asked already. Your placement office has not answered yet.";
  if (asked.length >= limits.hiring.withdrawalRequests)
    return "You have asked several times. Talk to your placement office.";
  return undefined;
}
export const mayAskToWithdraw = async (db: Executor, row: ApplicationRow, now: Date) =>
  (await obstacleToAsk(db, row, now)) === undefined;

/** Asks the college to take an application back, with a reason that it alone reads. */
export async function askToWithdraw(
  tx: Executor,
  user: SignedIn,
  id: string,
  reason: string,
  now: Date,
) {
  const row = await applicationFor(tx, user, id, "hold");
  const obstacle = await obstacleToAsk(tx, row, now);
  if (obstacle) throw conflict(obstacle, { current: { state: row.state } });
  const { collegeId, postingId, studentId } = row;
  await tx
    .insert(withdrawalRequests)
    .values({ applicationId: id, collegeId, studentId, state: "OPEN", reason, askedAt: now });
  tell(tx, {
    to: { collegeId },
    type: "application.withdrawal",
    title: `${row.name} asks to withdraw: ${await named(tx, row)}`,
    body: reason,
    link: `/po/jobs/${postingId}?tab=pipeline&candidate=${id}`,
    entity: { type: "application", id },
  });
}

/** The student stays a candidate after all. */
export async function stay(tx: Executor, user: SignedIn, id: string, now: Date) {
  const { id: applicationId } = await applicationFor(tx, user, id, "hold");
  const request = await openRequest(tx, applicationId);
  const who = acting(user, now);
  requireMove(withdrawalMoves.TAKE_BACK, who, "your request", request.state);
  await tx
    .update(withdrawalRequests)
    .set({ state: withdrawalMoves.TAKE_BACK.to, answeredAt: now })
    .where(eq(withdrawalRequests.id, request.id));
}

/** Lets a student go who asks for it, by releasing the application, or says why not. */
export async function answerWithdrawal(
  tx: Executor,
  by: Acting,
  id: string,
  { command, reason }: z.output<typeof withdrawalAnswer>,
  now: Date,
) {
  const { user } = by;
  const row = await applicationFor(tx, user, id, "hold");
  const request = await openRequest(tx, row.id);
  requireMove(withdrawalMoves[command], acting(user, now), "this request", request.state);
  if (command === "GRANT") {
    if ((await withLiveOffer(tx, [row.id])).has(row.id))
      throw conflict(
        `The company has made ${row.name} an offer that waits for you. Agree to its short time, so that it can be declined, or ask the company to take it back.`,
        { current: { state: row.state } },
      );
    // What the student wrote is the college's; the company reads that they asked.
    const reasonText = "The student asked for it.";
    await moveApplications(tx, user, { ids: [row.id], command: "RELEASE", reasonText }, now);
    return;
  }
  await tx
    .update(withdrawalRequests)
    .set({
      state: withdrawalMoves.REFUSE.to,
      answer: reason ?? null,
      answeredAt: now,
      answeredBy: user.id,
    })
    .where(eq(withdrawalRequests.id, request.id));
  await record(tx, by, { action: "withdrawal.refuse", entity: row.id, reason }, now);
  tell(tx, {
    to: { studentIds: [row.studentId] },
    type: "application.moved",
    title: `You stay a candidate, says your college: ${await named(tx, row)}`,
    body: reason ?? null,
    link: `/student/applications/${row.id}`,
    entity: { type: "application", id: row.id },
  });
}

async function openRequest(tx: Executor, applicationId: string): Promise<WithdrawalRow> {
  const [open] = await tx
    .select()
    .from(withdrawalRequests)
    .where(
      and(
        eq(withdrawalRequests.applicationId, applicationId),
        eq(withdrawalRequests.state, "OPEN"),
      ),
    )
    .for("update");
  if (!open) throw conflict("There is no request that waits for an answer. Load it again.");
  return open;
}

async function named(tx: Executor, { jobId, companyId }: ApplicationRow) {
  const { title } = await jobBy(tx, jobId);
  return `${title}, ${(await companySides(tx, [companyId])).get(companyId)?.name ?? "a company"}`;
}
