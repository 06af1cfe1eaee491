import { and, eq, inArray, sql } from "drizzle-orm";
import { jobs } from "../tables";
import { applications } from "./tables";

/** When a company has promised to answer. */
export const answerBy = sql`${applications.submittedAt} + make_interval(days => ${jobs.replyDays})`;

/** Applications, beside their jobs, that nobody has opened in the time the company has promised. */
export const unanswered = (now: Date) =>
  and(
    eq(applications.state, "SUBMITTED"),
    inArray(jobs.state, ["ACTIVE", "CLOSED"]),
    sql`${answerBy} <= ${now.toISOString()}::timestamptz`,
  );
