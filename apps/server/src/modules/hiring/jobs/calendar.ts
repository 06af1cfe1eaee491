import { judge } from "@toran/contract/hiring/judge";
import type { JobState, PostingState } from "@toran/contract/hiring/moves";
import { and, eq, gte, inArray, lt, ne, or } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { type CalendarSourceReader, type CalendarSpan, entry } from "../../calendar/entry";
import { collegeIdOf } from "../../accounts/signed-in";
import { companiesWithLeave } from "../../connections/leave";
import { companyIdOf } from "../own";
import { factsOf, studentBy } from "../../students/rule";
import { applicationsTo } from "../applications/apply";
import { closedAt } from "../events";
import { shownToStudents } from "./seen";
import { companySides } from "../sides";
import { type JobRow, jobs, type PostingRow, postings } from "../tables";

interface Told extends Standing {
  /** What it is called by who reads it. */
  title: string;
  sourceId: string;
  link: string;
}

const waiting: readonly string[] = ["PENDING", "IN_REVIEW"];
const over: readonly string[] = ["CLOSED", "COMPLETED"];

interface Standing {
  state: PostingState | JobState;
  /** When it was closed, where it is. */
  endedAt: Date | undefined;
}

function statusOf({ state, endedAt }: Standing, at: Date, now: Date) {
  if (waiting.includes(state)) return "TENTATIVE";
  // What was closed before its time has no deadline any more, and had none once that has passed.
  const until = over.includes(state) ? (endedAt ?? now) : at;
  return state === "CANCELLED" || at > until ? "CANCELLED" : "CONFIRMED";
}

/** When those of some jobs or postings that are over were closed. */
const endsOf = (db: Executor, told: { id: string; state: PostingState | JobState }[]) =>
  closedAt(
    db,
    told.filter(({ state }) => over.includes(state)).map(({ id }) => id),
  );

/** The opening and the deadline of a job, as far as they lie in a span. */
const datesOf = (
  job: JobRow,
  { title, sourceId, link, ...standing }: Told,
  { from, to, now }: CalendarSpan,
) =>
  [["opens", job.opensAt] as const, ["closes", job.closesAt] as const].flatMap(([does, at]) =>
    at && at >= from && at < to
      ? [
          entry({
            id: `posting-${does}.${sourceId}`,
            source: "POSTING",
            sourceId,
            title: `${does === "opens" ? "Opens" : "Closes"}: ${title}`,
            start: at.toISOString(),
            status: statusOf(standing, at, now),
            link,
          }),
        ]
      : [],
  );

const inSpan = ({ from, to }: CalendarSpan) =>
  or(
    and(gte(jobs.opensAt, from), lt(jobs.opensAt, to)),
    and(gte(jobs.closesAt, from), lt(jobs.closesAt, to)),
  );

// A company's job opens and closes at all colleges at once.
async function jobDates(db: Executor, companyId: string, span: CalendarSpan) {
  const rows = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), ne(jobs.state, "DRAFT"), inSpan(span)));
  const ends = await endsOf(db, rows);
  return rows.flatMap((job) => {
    const { id: sourceId, title, state } = job;
    const link = `/hr/jobs/${sourceId}`;
    return datesOf(job, { title, sourceId, link, state, endedAt: ends.get(sourceId) }, span);
  });
}

interface Found {
  posting: PostingRow;
  job: JobRow;
}

async function postingDates(
  db: Executor,
  found: Found[],
  area: "po" | "student",
  span: CalendarSpan,
) {
  const companies = await companySides(
    db,
    found.map(({ job }) => job.companyId),
  );
  const ends = await endsOf(
    db,
    found.map(({ posting }) => posting),
  );
  return found.flatMap(({ posting, job }) => {
    const { id: sourceId, state } = posting;
    const company = companies.get(job.companyId)?.name ?? "A company";
    const title = `${job.title}, ${company}`;
    const link = `/${area}/jobs/${sourceId}`;
    return datesOf(job, { title, sourceId, link, state, endedAt: ends.get(sourceId) }, span);
  });
}

const postingsWith = (db: Executor) =>
  db
    .select({ posting: postings, job: jobs })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId));

const seenByCollege: PostingState[] = [
  "PENDING",
  "IN_REVIEW",
  "APPROVED",
  "OPEN",
  "PAUSED",
  "CLOSED",
  "COMPLETED",
  "CANCELLED",
];

/** Of all jobs of the college, those whose rule a student meets or that they have applied to. */
async function postingsOfStudent(db: Executor, id: string, span: CalendarSpan): Promise<Found[]> {
  const student = await studentBy(db, id);
  if (!student?.collegeId) return [];
  const found = await postingsWith(db).where(and(shownToStudents(student.collegeId), inSpan(span)));
  const facts = await factsOf(db, student);
  const sent = await applicationsTo(
    db,
    id,
    found.map(({ posting }) => posting.id),
  );
  const applied = new Set(sent.map(({ postingId }) => postingId));
  const connected = await companiesWithLeave(db, student.collegeId, "postJobs");
  return found.filter(
    ({ posting, job }) =>
      applied.has(posting.id) || (connected.has(job.companyId) && judge(job.rule, facts).eligible),
  );
}

/** When jobs open and close: a company's own, those sent to a college, those for a student. */
export const postingCalendar: CalendarSourceReader = async (db, owner, span) => {
  if (owner.role === "HUMAN_RESOURCE") return jobDates(db, companyIdOf(owner), span);
  if (owner.role === "STUDENT")
    return postingDates(db, await postingsOfStudent(db, owner.id, span), "student", span);
  const ours = eq(postings.collegeId, collegeIdOf(owner));
  const found = await postingsWith(db).where(
    and(ours, inArray(postings.state, seenByCollege), inSpan(span)),
  );
  return postingDates(db, found, "po", span);
};
