import { limits } from "@toran/contract";
import { lettingIn, runningPostings } from "@toran/contract/hiring/moves";
import { toldOf } from "@toran/contract/hiring/pay";
import type { collegePostingCommand, postingQuery } from "@toran/contract/schemas/posting";
import { and, count, desc, eq, lt, or, type SQL } from "drizzle-orm";
import type { z } from "zod/mini";
import { among } from "../../../db/among";
import { containsEach } from "../../../db/contains";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { cursorAt, placeAt } from "../../../http/cursor";
import { conflict, requireVersion } from "../../../http/failures";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { companiesWithLeave } from "../../connections/leave";
import { countMeeting } from "../../students/rule";
import { timelineOf } from "../events";
import { jobBy, jobKept, postingFor } from "../own";
import { collegeSides, companySides, type Side, unnamed } from "../sides";
import { type JobRow, jobs, type PostingRow, postings } from "../tables";
import { acting } from "../who";
import { cancelPosting } from "./cancel";
import { openWhenDue } from "./clock";
import { movePosting } from "./move-posting";
import { seenByCollege } from "./seen";
import { applicationsOf, factsOfJob, shownPosting } from "./shown";

type Asked = z.output<typeof postingQuery>;
type Given = z.output<typeof collegePostingCommand>;

interface Around {
  company: Side;
  college: Side;
  mayPost: boolean;
  many: number;
}
const listed = (posting: PostingRow, job: JobRow, { college, many, ...around }: Around) => ({
  ...shownPosting(posting, college, many),
  ...around,
  title: job.title,
  type: job.type,
  locations: job.locations,
  ctc: job.ctc,
  stipend: job.stipend,
  told: toldOf(job.pay),
  closesAt: job.closesAt?.toISOString() ?? null,
});

/** Jobs that were sent to the officer's college, the newest first. */
export async function listPostings(db: Executor, user: SignedIn, asked: Asked) {
  const { search, state, companyId, type, next, limit = limits.list.pageSize } = asked;
  const from = next ? placeAt(next) : undefined;
  const collegeId = collegeIdOf(user);
  const mayPost = await companiesWithLeave(db, collegeId, "postJobs");
  const where = and(
    seenByCollege(collegeId),
    state && eq(postings.state, state),
    // What is held up is told as that, so it is none of the states in which it would run.
    state && runningPostings.includes(state) ? among(postings.companyId, [...mayPost]) : undefined,
    companyId ? eq(postings.companyId, companyId) : undefined,
    type && eq(jobs.type, type),
    search ? containsEach(jobs.title, search) : undefined,
  );
  const { submittedAt, id } = postings;
  const rows = await db
    .select({ posting: postings, job: jobs })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(
      and(
        where,
        from && or(lt(submittedAt, from.at), and(eq(submittedAt, from.at), lt(id, from.id))),
      ),
    )
    .orderBy(desc(submittedAt), desc(id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const around = await aroundOf(
    db,
    page.map(({ posting }) => posting),
    mayPost,
  );
  const last = rows.length > limit ? page.at(-1)?.posting : undefined;
  return {
    items: page.map(({ posting, job }) => listed(posting, job, around(posting))),
    next: last?.submittedAt ? cursorAt(last.submittedAt, last.id) : null,
    ...(!next && { total: await countPostings(db, where) }),
  };
}

async function countPostings(db: Executor, where: SQL | undefined) {
  const [counted] = await db
    .select({ many: count() })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(where);
  return counted?.many ?? 0;
}

async function aroundOf(db: Executor, rows: PostingRow[], mayPost: ReadonlySet<string>) {
  const companies = await companySides(
    db,
    rows.map(({ companyId }) => companyId),
  );
  const colleges = await collegeSides(
    db,
    rows.map(({ collegeId }) => collegeId),
  );
  const many = await applicationsOf(
    db,
    rows.map(({ id }) => id),
  );
  return ({ companyId, collegeId, id }: PostingRow): Around => ({
    company: companies.get(companyId) ?? unnamed(companyId, "A company"),
    college: colleges.get(collegeId) ?? unnamed(collegeId, "A college"),
    mayPost: mayPost.has(companyId),
    many: many.get(id) ?? 0,
  });
}

/** A posting of the officer's college that its company has sent. */
export async function reviewOf(db: Executor, user: SignedIn, id: string) {
  const asked = and(seenByCollege(collegeIdOf(user)), eq(postings.id, id));
  const posting = await one(db.select().from(postings).where(asked), "The posting");
  const job = await jobBy(db, posting.jobId);
  const mayPost = await companiesWithLeave(db, posting.collegeId, "postJobs");
  const around = await aroundOf(db, [posting], mayPost);
  const [reach] = await countMeeting(db, [posting.collegeId], job.rule);
  return {
    ...listed(posting, job, around(posting)),
    job: await factsOfJob(db, job),
    version: job.version,
    timeline: await timelineOf(db, [posting.id], "COLLEGE"),
    eligible: reach?.eligible ?? 0,
    students: reach?.students ?? 0,
  };
}

/** Refuses to let in a job to which nobody could apply. */
async function requireLeave(tx: Executor, { collegeId, companyId, state }: PostingRow) {
  if (!(await companiesWithLeave(tx, collegeId, "postJobs")).has(companyId))
    throw conflict("This company may post no jobs at your college, so nobody could apply.", {
      current: { state },
    });
}

/** What an officer decides about a posting. */
export async function decidePosting(
  tx: Executor,
  user: SignedIn,
  id: string,
  given: Given,
  now: Date,
) {
  const who = acting(user, now);
  const job = await jobKept(tx, (await postingFor(tx, user, id)).jobId);
  const posting = await postingFor(tx, user, id, "hold");
  const {
    command,
    question,
    reason = "UNSPECIFIED",
    reasonText = null,
    allowResubmit = true,
  } = given;
  if (lettingIn.includes(command)) await requireLeave(tx, posting);
  switch (command) {
    case "APPROVE": {
      requireVersion("this job", given.version, job.version);
      const approved = await movePosting(tx, who, posting, command, {
        answeredAt: now,
        automatic: false,
      });
      return openWhenDue(tx, job, approved, now);
    }
    case "QUESTION":
      return movePosting(tx, who, posting, command, {
        question: question ?? null,
        answer: null,
        told: question,
      });
    case "REJECT":
      requireVersion("this job", given.version, job.version);
      return movePosting(tx, who, posting, command, {
        answeredAt: now,
        reason,
        reasonText,
        allowResubmit: allowResubmit && posting.rejections === 0,
        rejections: posting.rejections + 1,
        told: reasonText ?? reason,
      });
    case "CANCEL":
      return cancelPosting(tx, who, posting, reasonText ?? null);
    case "PAUSE":
    case "RESUME":
      return movePosting(tx, who, posting, command, { told: reasonText });
  }
}
