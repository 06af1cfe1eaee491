import { and, eq, inArray, isNull, lte, or } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import type { Deps } from "../../../deps";
import { change } from "../change";
import { type JobRow, jobs, type PostingRow, postings } from "../tables";
import { bySystem } from "../who";
import { movePosting } from "./move-posting";

const isOver = ({ closesAt }: JobRow, now: Date) => closesAt !== null && closesAt <= now;
const byDeadline = (tx: Executor, posting: PostingRow, now: Date) =>
  movePosting(tx, bySystem(now), posting, "CLOSE", { told: "The deadline has passed." });

/** Opens an approved posting whose time has come. One that was let in after its deadline does not open: it is closed. */
export async function openWhenDue(tx: Executor, job: JobRow, posting: PostingRow, now: Date) {
  if (posting.state !== "APPROVED" || (job.opensAt && job.opensAt > now)) return posting;
  if (isOver(job, now)) return byDeadline(tx, posting, now);
  return movePosting(tx, bySystem(now), posting, "OPEN");
}

/** Whether students may apply to a posting at this moment. The clock of the server decides, not the state alone. */
export function isOpen({ state }: PostingRow, { opensAt, closesAt }: JobRow, now: Date) {
  const letIn = state === "OPEN" || state === "APPROVED";
  return letIn && (!opensAt || opensAt <= now) && (!closesAt || closesAt > now);
}

const atOnce = 200;

/** Opens and closes postings whose time has come, each in a transaction of its own that looks again. */
export async function keepTime(deps: Deps) {
  const now = deps.now();
  const due = await deps.db
    .select({ id: postings.id, jobId: postings.jobId })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(
      or(
        and(eq(postings.state, "APPROVED"), or(isNull(jobs.opensAt), lte(jobs.opensAt, now))),
        and(inArray(postings.state, ["OPEN", "PAUSED"]), lte(jobs.closesAt, now)),
      ),
    )
    .limit(atOnce);
  for (const { id, jobId } of due)
    await change(deps, async (tx) => {
      // Whoever moves the deadline is waited for, so that no old one closes anything.
      const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for("share");
      const [posting] = await tx.select().from(postings).where(eq(postings.id, id)).for("update");
      if (!posting || !job) return;
      const opened = await openWhenDue(tx, job, posting, now);
      if (isOver(job, now) && (opened.state === "OPEN" || opened.state === "PAUSED"))
        await byDeadline(tx, opened, now);
    });
}
