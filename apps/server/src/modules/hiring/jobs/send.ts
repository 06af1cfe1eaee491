import type { sendInput, sendResults } from "@toran/contract/schemas/posting";
import { trackOf } from "@toran/contract/schemas/job";
import { payOn } from "@toran/contract/hiring/policy";
import { and, count, eq, inArray } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { conflict, refused, requireVersion } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { addBusinessDays } from "../../connections/business-days";
import { collegesWithLeave } from "../../connections/leave";
import { jobMoves } from "@toran/contract/hiring/moves";
import { writeEvents } from "../events";
import { jobFor } from "../own";
import { policyOf } from "../policy/policy";
import { type JobRow, jobs, type PostingRow, postings } from "../tables";
import { acting, type Acting, bySystem, requireMove } from "../who";
import { movePosting } from "./move-posting";
import { missingOf } from "./shown";
import { openWhenDue } from "./clock";

type Results = z.output<typeof sendResults>["results"];
const daysToAnswer = 5;

/** Sends a job to colleges. Each is told alone whether it worked. */
export async function sendJob(
  tx: Executor,
  user: SignedIn,
  id: string,
  { collegeIds, version }: z.output<typeof sendInput>,
  now: Date,
) {
  const who = acting(user, now);
  const job = await jobFor(tx, user, id, "hold");
  requireVersion("this job", version, job.version);
  requireSendable(job, who);
  const ids = [...new Set(collegeIds)];
  const open = new Set(await collegesWithLeave(tx, job.companyId, "postJobs", ids));
  const results: Results = [];
  const sent: PostingRow[] = [];
  for (const collegeId of ids) {
    const posting = open.has(collegeId) ? await submit(tx, who, job, collegeId) : notConnected;
    if (typeof posting === "string")
      results.push({ collegeId, ok: false, state: null, message: posting });
    else {
      results.push({ collegeId, ok: true, state: posting.state });
      sent.push(posting);
    }
  }
  if (!sent.length)
    throw conflict(`Nothing was sent. ${results[0]?.message ?? ""}`.trim(), {
      errors: { collegeIds: results[0]?.message ?? notConnected },
    });
  if (job.state === "DRAFT") {
    await tx.update(jobs).set({ state: "ACTIVE", updatedAt: now }).where(eq(jobs.id, id));
    const told = {
      subjectId: id,
      companyId: job.companyId,
      command: "SEND",
      from: job.state,
      to: "ACTIVE",
    };
    await writeEvents(tx, who, [told]);
  }
  return { job: { ...job, state: "ACTIVE" as const }, results, sent };
}

/** Refuses to send a job that is over, that lacks something, or whose deadline has passed. */
export function requireSendable(job: JobRow, who: Acting) {
  requireMove(jobMoves.SEND, who, "this job", job.state);
  const missing = missingOf(job);
  if (Object.keys(missing).length) throw refused(missing);
  if (job.closesAt && job.closesAt <= who.now)
    throw refused({ closesAt: "The deadline has passed." });
}

/** Refuses to send a job once more to a college that takes none from its company any longer. */
export async function requireTaken(tx: Executor, { companyId, collegeId, state }: PostingRow) {
  const open = await collegesWithLeave(tx, companyId, "postJobs", [collegeId]);
  if (!open.length) throw conflict(notConnected, { current: { state } });
}

const notConnected = "You are not connected to this college, or it takes no jobs from you.";

async function submit(
  tx: Executor,
  who: Acting,
  job: JobRow,
  collegeId: string,
): Promise<PostingRow | string> {
  const both = and(eq(postings.jobId, job.id), eq(postings.collegeId, collegeId));
  const fresh = { jobId: job.id, companyId: job.companyId, collegeId, state: "DRAFT" as const };
  await tx.insert(postings).values(fresh).onConflictDoNothing();
  const [held] = await tx.select().from(postings).where(both).for("update");
  if (!held) return notConnected;
  if (held.state === "REJECTED")
    return "This college has declined the job. Send it again from there.";
  if (held.state !== "DRAFT" && held.state !== "WITHDRAWN")
    return "This college has the job already.";
  const submitted = await movePosting(tx, who, held, "SUBMIT", {
    submittedAt: who.now,
    dueAt: addBusinessDays(who.now, daysToAnswer),
    answeredAt: null,
    automatic: false,
  });
  return approveByRule(tx, job, submitted, who.now);
}

/** Whether an officer has taken a posting in hand: declined it before, or asked about it. */
const isInHand = ({ rejections, question }: PostingRow) => rejections > 0 || question !== null;

/**
 * Approves a posting that keeps to the rules of its college. The first job of a company is always looked at, and so is
 * what an officer has in hand: taken back and sent again it would pass them by.
 */
export async function approveByRule(tx: Executor, job: JobRow, posting: PostingRow, now: Date) {
  const policy = await policyOf(tx, posting.collegeId, now);
  const { autoApprove, autoMinCtc, autoMaxBondMonths } = policy;
  const bond = job.bondMonths ?? 0;
  const pay = job.ctc ?? payOn(trackOf(job.type), job) ?? 0;
  const keeps =
    autoApprove &&
    !isInHand(posting) &&
    (autoMinCtc === null || pay >= autoMinCtc) &&
    (autoMaxBondMonths === null || bond <= autoMaxBondMonths) &&
    (await hasApproved(tx, posting));
  if (!keeps) return posting;
  const approved = await movePosting(tx, bySystem(now), posting, "APPROVE", {
    answeredAt: now,
    automatic: true,
    told: "Approved by the rules of the college.",
  });
  return openWhenDue(tx, job, approved, now);
}

const once = ["APPROVED", "OPEN", "PAUSED", "CLOSED", "COMPLETED"] as const;
async function hasApproved(tx: Executor, { companyId, collegeId }: PostingRow) {
  const [row] = await tx
    .select({ many: count() })
    .from(postings)
    .where(
      and(
        eq(postings.companyId, companyId),
        eq(postings.collegeId, collegeId),
        inArray(postings.state, [...once]),
      ),
    );
  return (row?.many ?? 0) > 0;
}
