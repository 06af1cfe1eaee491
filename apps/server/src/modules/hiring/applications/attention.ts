import { and, asc, count, eq, min } from "drizzle-orm";
import { type AttentionReader, attentionTo, mostNamed } from "../../todos/attention-entry";
import { companyIdOf } from "../own";
import { jobs } from "../tables";
import { fillableBy, freePlaces } from "./free-places";
import { applications } from "./tables";
import { patience, unanswered } from "./unanswered";

/** Places that are free for somebody who waits. */
export const placeAttention: AttentionReader = async (db, user) => {
  const byCompany = user.role === "HUMAN_RESOURCE";
  const free = await freePlaces(db, fillableBy(db, user));
  return free.slice(0, mostNamed).map(({ title, next, postingId, jobId }) =>
    attentionTo("FREE_PLACES", `A place is free for ${title}: ${next.name} is next`, {
      about: byCompany ? jobId : postingId,
    }),
  );
};

/** Jobs of a company with applicants who wait too long. */
export const applicantAttention: AttentionReader = async (db, user, now) => {
  const first = min(applications.submittedAt);
  const rows = await db
    .select({ jobId: jobs.id, title: jobs.title, many: count(), first })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(jobs.companyId, companyIdOf(user)), unanswered(db, now)))
    .groupBy(jobs.id)
    .orderBy(asc(first), asc(jobs.id))
    .limit(mostNamed);
  return rows.map(({ jobId, title, many, first: at }) => {
    const who = many === 1 ? "An applicant" : `${many} applicants`;
    const words = `${who} of ${title} ${many === 1 ? "has" : "have"} waited for a week or longer`;
    const dueAt = at && new Date(at.getTime() + patience);
    return attentionTo("APPLICANTS", words, { dueAt, about: jobId });
  });
};
