import { and, inArray, lte } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { hasLeaveThere } from "../../connections/leave";
import { jobs } from "../tables";
import { applications } from "./tables";

/** How long applicants may be expected to wait for an answer. */
export const patience = 7 * 24 * 60 * 60 * 1000;

/**
 * Applications, beside their jobs, that have waited longer; that somebody read them is no answer. At a college that has
 * ended the connection their company can give none.
 */
export const unanswered = (db: Executor, now: Date) =>
  and(
    hasLeaveThere(db, applications, "postJobs"),
    inArray(applications.state, ["SUBMITTED", "UNDER_REVIEW"]),
    inArray(jobs.state, ["ACTIVE", "CLOSED"]),
    lte(applications.submittedAt, new Date(now.getTime() - patience)),
  );
