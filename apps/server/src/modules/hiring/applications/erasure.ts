import { openApplications } from "@toran/contract/hiring/moves";
import { and, eq, inArray, not, notInArray } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import type { Deps } from "../../../deps";
import { staffOf } from "../../accounts/profile";
import { notify } from "../../notifications/notify";
import { applications } from "./tables";
import { hiringEvents, jobs, postings } from "../tables";
import { hasJoined } from "./stages";

/** Tells companies that a candidate is gone whose data are about to be erased. The notice, which outlives them, names nobody. */
export async function tellOfErasure(tx: Executor, deps: Deps, studentId: string) {
  const left = await tx
    .select({ jobId: jobs.id, title: jobs.title, companyId: jobs.companyId })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.studentId, studentId),
        inArray(applications.state, [...openApplications]),
        notInArray(postings.state, ["COMPLETED", "CANCELLED"]),
        not(hasJoined),
      ),
    );
  for (const { jobId, title, companyId } of left) {
    const people = await staffOf(tx, { companyId });
    await notify(tx, deps, {
      to: people.map(({ id }) => id),
      type: "application.left",
      title: (many) =>
        many === 1
          ? `A student is no longer a candidate for ${title}`
          : `${many} students are no longer candidates for ${title}`,
      body: "The account was closed.",
      link: `/hr/jobs/${jobId}?tab=pipeline`,
      entity: { type: "job", id: jobId },
      groupKey: `erased:${jobId}`,
    });
  }
}

/** Takes a candidate out of what happened, which would outlive the applications; gives the ids of those. */
export async function forgetCandidate(tx: Executor, studentId: string) {
  const own = eq(applications.studentId, studentId);
  const rows = await tx.select({ id: applications.id }).from(applications).where(own);
  const ids = rows.map(({ id }) => id);
  await tx.delete(hiringEvents).where(among(hiringEvents.subjectId, ids));
  // What happened to a slot is the story of its booking, which stays.
  const nobody = { userId: null, userName: null };
  await tx.update(hiringEvents).set(nobody).where(eq(hiringEvents.userId, studentId));
  return ids;
}
