import { and, asc, desc, eq } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { deadlineMoved } from "../causes";
import { hiringEvents, type JobRow, type PostingRow, postings } from "../tables";
import type { Acting } from "../who";
import { movePosting } from "./move-posting";

/** Opens what the deadline had closed, once it has moved to a time that is still to come; says at how many colleges. */
export async function openAgain(tx: Executor, who: Acting, before: JobRow, after: JobRow) {
  const was = before.closesAt !== null && before.closesAt <= who.now;
  const willBe = after.closesAt !== null && after.closesAt > who.now;
  if (!was || !willBe || after.state !== "ACTIVE") return 0;
  const closed = await tx
    .select()
    .from(postings)
    .where(and(eq(postings.jobId, after.id), eq(postings.state, "CLOSED")))
    .orderBy(asc(postings.id))
    .for("update");
  let opened = 0;
  for (const posting of closed)
    if (await byDeadline(tx, posting)) {
      await movePosting(tx, who, posting, "REOPEN", { told: deadlineMoved });
      opened++;
    }
  return opened;
}

/** What a person has closed stays closed, and so does what somebody had paused by then. */
async function byDeadline(tx: Executor, { id }: PostingRow) {
  const [last] = await tx
    .select({ side: hiringEvents.side, from: hiringEvents.from })
    .from(hiringEvents)
    .where(and(eq(hiringEvents.subjectId, id), eq(hiringEvents.command, "CLOSE")))
    .orderBy(desc(hiringEvents.place))
    .limit(1);
  return last?.side === "SYSTEM" && last.from !== "PAUSED";
}
