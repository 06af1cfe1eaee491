import type { JobInput } from "@toran/contract/schemas/job";
import { and, eq } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { holds } from "../../../db/holds";
import { one } from "../../../db/one";
import type { Deps } from "../../../deps";
import { conflict } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { writeEvents } from "../events";
import { companyIdOf } from "../own";
import { type JobRow, jobs } from "../tables";
import { acting } from "../who";
import { filesOfJob, nameFiles } from "./files";
import { saveJob, valuesOf } from "./save";

/** The version of a job that nobody has changed. */
const firstVersion = 1;

/** Keeps a draft: one for each form, however often it is sent. */
export async function createJob(
  tx: Executor,
  user: SignedIn,
  given: JobInput,
  now: Date,
): Promise<{ job: JobRow; again: boolean }> {
  const companyId = companyIdOf(user);
  const { formKey = null } = given;
  const own = { companyId, formKey, state: "DRAFT" as const, createdAt: now, updatedAt: now };
  const [job] = await tx
    .insert(jobs)
    .values({ ...valuesOf(given), ...own })
    .onConflictDoNothing({ target: [jobs.companyId, jobs.formKey] })
    .returning();
  if (!job) {
    const mine = and(eq(jobs.companyId, companyId), eq(jobs.formKey, formKey ?? ""));
    const before = one(tx.select().from(jobs).where(mine).for("update"), "The job");
    return { job: await before, again: true };
  }
  if (given.attachments) await nameFiles(tx, job, given.attachments);
  const told = { subjectId: job.id, companyId, command: "CREATE", from: null, to: job.state };
  await writeEvents(tx, acting(user, now), [told]);
  return { job, again: false };
}

/**
 * Keeps what a form says. Sent again, for its answer was lost, and written on meanwhile, it changes what it has made.
 * Gives the keys of the files that the job has no more.
 */
export async function keepForm(
  tx: Executor,
  user: SignedIn,
  given: JobInput,
  deps: Deps,
): Promise<{ job: JobRow; keys: string[] }> {
  const { job, again } = await createJob(tx, user, given, deps.now());
  if (!again || (await isSame(tx, job, given))) return { job, keys: [] };
  if (job.version !== firstVersion || job.state !== "DRAFT")
    throw conflict("This job is kept by now, and was changed since. Open it in your jobs.");
  return saveJob(tx, user, job.id, { ...given, version: firstVersion }, deps);
}

async function isSame(tx: Executor, job: JobRow, given: JobInput) {
  if (!holds(job, valuesOf(given))) return false;
  if (!given.attachments) return true;
  const files = await filesOfJob(tx, job.id);
  return files.map(({ id }) => id).join() === given.attachments.join().toLowerCase();
}
