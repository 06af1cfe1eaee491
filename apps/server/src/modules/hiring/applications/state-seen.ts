import { runningPostings } from "@toran/contract/hiring/moves";
import { isOpen } from "../jobs/clock";
import type { JobRow, PostingRow } from "../tables";
import type { Asker } from "./verdict";

/** The states of a posting that students read. */
export type Shown = "APPROVED" | "OPEN" | "PAUSED" | "CLOSED" | "COMPLETED" | "CANCELLED";

/**
 * How a posting is told. The server's clock has the last word, before the state is written; what would run is paused
 * as long as its company may post no jobs.
 */
export function stateSeenOf(
  posting: PostingRow,
  job: JobRow,
  { connected }: Asker,
  now: Date,
): Shown {
  const state = stateNow(posting, job, now);
  return runningPostings.includes(state) && !connected.has(job.companyId) ? "PAUSED" : state;
}

function stateNow(posting: PostingRow, job: JobRow, now: Date): Shown {
  if (isOpen(posting, job, now)) return "OPEN";
  if (posting.state !== "OPEN") return posting.state as Shown;
  return job.opensAt && job.opensAt > now ? "APPROVED" : "CLOSED";
}
