import type { BoardChanged } from "@toran/contract/events";
import { inArray, or } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { afterCommit } from "../../../db/transaction-guard";
import type { Deps } from "../../../deps";
import { tellLive } from "../../../realtime/event-log";
import { staffOf, staffOfBoth } from "../../accounts/profile";
import type { Deed } from "../notices";
import { jobs, postings } from "../tables";

/** Tells the pages of a company, and of colleges that have the job, that it is another by now, or gone. */
export async function tellJobPages(
  tx: Executor,
  deps: Deps,
  companyId: string,
  jobId: string,
  colleges: Iterable<string> = [],
) {
  const houses = [{ companyId }, ...[...colleges].map((collegeId) => ({ collegeId }))];
  const told = { type: "job.changed", payload: { jobId } } as const;
  for (const house of houses) {
    const people = await staffOf(tx, house);
    await tellLive(
      tx,
      deps,
      people.map(({ id }) => ({ userId: id, ...told })),
    );
  }
}

/** The same of every job that something happened to, or to a posting of it; once each, however much it was. */
export async function tellOfJobs(tx: Executor, deps: Deps, deeds: Deed[]) {
  const own = deeds.filter(({ kind }) => kind === "job" || kind === "posting");
  if (!own.length) return;
  const ids = [...new Set(own.map(({ event }) => event.subjectId))];
  const changed = await tx
    .select({ id: jobs.id, companyId: jobs.companyId })
    .from(jobs)
    .where(inArray(jobs.id, ids));
  const sent = await tx
    .select()
    .from(postings)
    .where(or(inArray(postings.id, ids), inArray(postings.jobId, ids)));
  const of = new Map(
    changed.map(({ id, companyId }) => [id, { companyId, colleges: new Set<string>() }]),
  );
  for (const { jobId, companyId, collegeId, state } of sent) {
    const job = of.get(jobId) ?? { companyId, colleges: new Set<string>() };
    of.set(jobId, job);
    // What is not sent yet is nothing to a college.
    if (state !== "DRAFT") job.colleges.add(collegeId);
  }
  for (const [jobId, { companyId, colleges }] of of)
    await tellJobPages(tx, deps, companyId, jobId, colleges);
}

/**
 * Tells who may have its board before them, on both sides, that candidates of a job are others or stand elsewhere by now;
 * whoever did it sees that for themselves. It is told once, and kept for nobody: a board is read whole when it is opened.
 */
export async function tellOfBoards(tx: Executor, { events }: Deps, deeds: Deed[]) {
  const postingsTold = new Map(
    deeds.flatMap(({ kind, about }) =>
      about && (kind === "application" || kind === "offer")
        ? [[about.postingId, about] as const]
        : [],
    ),
  );
  const by = new Set(deeds.map(({ event }) => event.userId));
  const told = new Map<string, { to: string; payload: BoardChanged }>();
  for (const { jobId, ...sides } of postingsTold.values())
    for (const { id: to } of await staffOfBoth(tx, sides))
      if (!by.has(to)) told.set(jobId + to, { to, payload: { jobId } });
  if (!told.size) return;
  afterCommit(() => {
    for (const { to, payload } of told.values())
      events.emit("happened", to, "board.changed", payload);
  });
}
