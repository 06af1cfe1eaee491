import { applicationMoves } from "@toran/contract/hiring/moves";
import { eq } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { isOpen } from "../jobs/clock";
import { jobBy } from "../own";
import { postings } from "../tables";
import type { ApplicationRow } from "./tables";

const states: readonly string[] = applicationMoves.WITHDRAW.from;

/** Whether a student can take an application back by themselves: early on, and until the deadline. */
export async function mayWithdrawNow(db: Executor, row: ApplicationRow, now: Date) {
  if (!states.includes(row.state)) return false;
  const [posting] = await db.select().from(postings).where(eq(postings.id, row.postingId));
  return posting !== undefined && isOpen(posting, await jobBy(db, row.jobId), now);
}
