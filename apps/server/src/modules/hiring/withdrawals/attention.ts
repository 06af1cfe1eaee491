import { and, asc, eq } from "drizzle-orm";
import { collegeIdOf } from "../../accounts/signed-in";
import { type AttentionReader, attentionTo, mostNamed } from "../../todos/attention-entry";
import { applications } from "../applications/tables";
import { jobs } from "../tables";
import { withdrawalRequests } from "./tables";

/** Students who ask to withdraw and wait for an answer. */
export const withdrawalAttention: AttentionReader = async (db, user) => {
  const { collegeId, state, applicationId, askedAt, id } = withdrawalRequests;
  const rows = await db
    .select({ name: applications.name, title: jobs.title, postingId: applications.postingId })
    .from(withdrawalRequests)
    .innerJoin(applications, eq(applications.id, applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(collegeId, collegeIdOf(user)), eq(state, "OPEN")))
    .orderBy(asc(askedAt), asc(id))
    .limit(mostNamed);
  return rows.map(({ name, title, postingId }) =>
    attentionTo("WITHDRAWALS", `${name} asks to withdraw from ${title}`, { about: postingId }),
  );
};
