import { and, asc, count, eq, min } from "drizzle-orm";
import { hasLeaveThere } from "../../connections/leave";
import {
  type AttentionReader,
  attentionTo,
  attentionToAll,
  mostNamed,
} from "../../todos/attention-entry";
import { ownedBy } from "../own";
import { collegeSides } from "../sides";
import { jobs, postings } from "../tables";

/** Jobs that wait for the answer of a college. */
export const postingAttention: AttentionReader = async (db, user) => {
  const [found] = await db
    .select({ many: count(), dueAt: min(postings.dueAt) })
    .from(postings)
    .where(and(ownedBy(postings, user), eq(postings.state, "PENDING")));
  return attentionToAll("POSTINGS", found ?? { many: 0 }, [
    "A job waits for your answer",
    (many) => `${many} jobs wait for your answer`,
  ]);
};

/** Questions of colleges that a company has not answered; one that takes no jobs from it any more waits for nothing. */
export const questionAttention: AttentionReader = async (db, user) => {
  const rows = await db
    .select({ jobId: jobs.id, title: jobs.title, collegeId: postings.collegeId })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(
      and(
        ownedBy(postings, user),
        eq(postings.state, "IN_REVIEW"),
        hasLeaveThere(db, postings, "postJobs"),
      ),
    )
    .orderBy(asc(postings.answeredAt), asc(postings.id))
    .limit(mostNamed);
  const named = await collegeSides(
    db,
    rows.map(({ collegeId }) => collegeId),
  );
  return rows.map(({ jobId, title, collegeId }) => {
    const college = named.get(collegeId)?.name ?? "A college";
    return attentionTo("QUESTIONS", `${college} asks about ${title}`, { about: jobId });
  });
};
