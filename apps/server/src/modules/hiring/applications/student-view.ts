import { limits } from "@toran/contract";
import { toldOf } from "@toran/contract/hiring/pay";
import type { studentPostingQuery } from "@toran/contract/schemas/application";
import { and, desc, eq, lt, or } from "drizzle-orm";
import type { z } from "zod/mini";
import { containsEach } from "../../../db/contains";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { notFound } from "../../../http/failures";
import { cursorAt, placeAt } from "../../../http/cursor";
import type { SignedIn } from "../../accounts/signed-in";
import { companiesWithLeave } from "../../connections/leave";
import { factsOf, studentBy } from "../../students/rule";
import { timelineOf } from "../events";
import { isOpen } from "../jobs/clock";
import { shownToStudents } from "../jobs/seen";
import { factsOfJob } from "../jobs/shown";
import { applicationFor, jobBy } from "../own";
import { gateOf } from "../policy/gate";
import { strikesAt } from "../strikes/strikes";
import { companySides, type Side, unnamed } from "../sides";
import { type ApplicationRow, applications } from "./tables";
import { type JobRow, jobs, type PostingRow, postings } from "../tables";
import { offersTo, stateSeen } from "../offers/reached";
import type { OfferRow } from "../offers/tables";
import { applicationsTo, editable } from "./apply";
import { isOneAway } from "./one-away";
import { type Shown, stateSeenOf } from "./state-seen";
import { type Asker, verdictOn } from "./verdict";
import { offerShown } from "../offers/shown";
import { mayAskToWithdraw, withdrawalShown } from "../withdrawals/requests";
import { mayWithdrawNow } from "./withdrawing";
import { placesOf } from "./waiting-list";

type Asked = z.output<typeof studentPostingQuery>;
interface Found {
  posting: PostingRow;
  job: JobRow;
}

/** The student with all that verdicts rest on, or nothing while no college looks after them. */
async function askerOf(db: Executor, user: SignedIn, now: Date) {
  const student = await studentBy(db, user.id);
  if (!student?.collegeId) return undefined;
  const whose = { collegeId: student.collegeId, studentId: user.id };
  const gate = await gateOf(db, whose, now);
  const asker: Asker = {
    id: user.id,
    accountStatus: student.accountStatus,
    facts: await factsOf(db, student),
    gate,
    strikes: (await strikesAt(db, gate.policy, whose, now)).get(user.id) ?? 0,
    connected: await companiesWithLeave(db, student.collegeId, "postJobs"),
  };
  return { asker, collegeId: student.collegeId };
}

async function shown(db: Executor, asker: Asker, found: Found[], now: Date) {
  const ids = found.map(({ posting }) => posting.id);
  const mine = await applicationsTo(db, asker.id, ids);
  const made = await offersTo(
    db,
    mine.map(({ id }) => id),
  );
  const companies = await companySides(
    db,
    found.map(({ job }) => job.companyId),
  );
  return Promise.all(
    found.map(async ({ posting, job }) => {
      const verdict = await verdictOn(db, asker, posting, job, now);
      const { eligible, unmet, obstacle } = verdict;
      const own = mine.filter(({ postingId }) => postingId === posting.id);
      const application = own.toSorted(
        (a, b) => b.submittedAt.getTime() - a.submittedAt.getTime(),
      )[0];
      return {
        id: posting.id,
        title: job.title,
        type: job.type,
        company: companies.get(job.companyId) ?? unnamed(job.companyId, "A company"),
        locations: job.locations,
        workplace: job.workplace,
        ctc: job.ctc,
        stipend: job.stipend,
        told: toldOf(job.pay),
        state: stateSeenOf(posting, job, asker, now),
        opensAt: job.opensAt?.toISOString() ?? null,
        closesAt: job.closesAt?.toISOString() ?? null,
        eligible,
        unmet,
        oneAway: !eligible && isOneAway(unmet),
        obstacle,
        application: application
          ? { id: application.id, state: stateSeen(application, made.get(application.id)) }
          : null,
      };
    }),
  );
}

/** Whether nothing keeps a student from applying: neither the rule, nor the policy, nor that nobody can. */
const isOpenTo = (item: { eligible: boolean; obstacle: string | null; state: Shown }) =>
  item.eligible && !item.obstacle && item.state === "OPEN";

const atOnce = 100;

/** All postings of the student's college, the newest first, whether they are eligible or not. */
export async function postingsFor(db: Executor, user: SignedIn, asked: Asked, now: Date) {
  const { limit = limits.list.pageSize, eligible } = asked;
  const me = await askerOf(db, user, now);
  if (!me) return { items: [], next: null };
  const items: Awaited<ReturnType<typeof shown>> = [];
  const places = new Map<string, PostingRow>();
  let from = asked.next ? placeAt(asked.next) : undefined;
  // Who is eligible is judged here, not in the database, so windows are read until one is full.
  for (;;) {
    const found = await windowOf(db, me.collegeId, asked, from);
    for (const { posting } of found) places.set(posting.id, posting);
    const judged = await shown(db, me.asker, found, now);
    items.push(...judged.filter((item) => eligible === undefined || isOpenTo(item) === eligible));
    const last = found.at(-1)?.posting;
    if (items.length > limit || found.length < atOnce || !last?.submittedAt) break;
    from = { at: last.submittedAt, id: last.id };
  }
  const page = items.slice(0, limit);
  const last = items.length > limit ? places.get(page.at(-1)?.id ?? "") : undefined;
  return { items: page, next: last?.submittedAt ? cursorAt(last.submittedAt, last.id) : null };
}

const windowOf = (
  db: Executor,
  collegeId: string,
  { search, type, workplace }: Asked,
  from: { at: Date; id: string } | undefined,
) =>
  db
    .select({ posting: postings, job: jobs })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(
      and(
        shownToStudents(collegeId),
        type && eq(jobs.type, type),
        workplace && eq(jobs.workplace, workplace),
        search ? containsEach(jobs.title, search) : undefined,
        from &&
          or(
            lt(postings.submittedAt, from.at),
            and(eq(postings.submittedAt, from.at), lt(postings.id, from.id)),
          ),
      ),
    )
    .orderBy(desc(postings.submittedAt), desc(postings.id))
    .limit(atOnce);

/** One posting of the student's college. */
export async function postingForStudent(db: Executor, user: SignedIn, id: string, now: Date) {
  const me = await askerOf(db, user, now);
  if (!me) throw notFound("The posting");
  const found = await one(
    db
      .select({ posting: postings, job: jobs })
      .from(postings)
      .innerJoin(jobs, eq(jobs.id, postings.jobId))
      .where(and(shownToStudents(me.collegeId), eq(postings.id, id))),
    "The posting",
  );
  const [item] = await shown(db, me.asker, [found], now);
  if (!item) throw notFound("The posting");
  return { ...item, job: await factsOfJob(db, found.job) };
}

interface Own {
  row: ApplicationRow;
  job: JobRow;
}
const listed = (
  { row, job }: Own,
  company: Side,
  offer: OfferRow | undefined,
  places: Awaited<ReturnType<typeof placesOf>>,
) => ({
  id: row.id,
  postingId: row.postingId,
  jobId: row.jobId,
  title: job.title,
  type: job.type,
  company,
  state: stateSeen(row, offer),
  round:
    row.state === "IN_ROUND" ? (job.rounds.find(({ id }) => id === row.roundId) ?? null) : null,
  offer: offer ? offerShown(offer, "STUDENT") : null,
  waiting: places.get(row.id) ?? null,
  submittedAt: row.submittedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  closesAt: job.closesAt?.toISOString() ?? null,
});

/** The applications of a student, the newest first. */
export async function applicationsOf(db: Executor, user: SignedIn) {
  const rows = await db
    .select({ row: applications, job: jobs })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.studentId, user.id))
    .orderBy(desc(applications.submittedAt), desc(applications.id));
  const companies = await companySides(
    db,
    rows.map(({ job }) => job.companyId),
  );
  const made = await offersTo(
    db,
    rows.map(({ row }) => row.id),
  );
  const places = await placesOf(
    db,
    rows.map(({ row }) => row),
  );
  return rows.map((own) =>
    listed(
      own,
      companies.get(own.job.companyId) ?? unnamed(own.job.companyId, "A company"),
      made.get(own.row.id),
      places,
    ),
  );
}

/** One application of a student, as its student sees it. */
export async function applicationOf(db: Executor, user: SignedIn, id: string, now: Date) {
  const row = await applicationFor(db, user, id);
  const job = await jobBy(db, row.jobId);
  const [posting] = await db.select().from(postings).where(eq(postings.id, row.postingId));
  const companies = await companySides(db, [job.companyId]);
  const made = await offersTo(db, [id]);
  const company = companies.get(job.companyId) ?? unnamed(job.companyId, "A company");
  const may =
    editable.has(row.state) &&
    posting !== undefined &&
    isOpen(posting, job, now) &&
    (await companiesWithLeave(db, row.collegeId, "postJobs")).has(row.companyId);
  return {
    ...listed({ row, job }, company, made.get(id), await placesOf(db, [row])),
    version: row.version,
    answers: answersOf(row),
    resume: { id: row.snapshot.resume.id, name: row.snapshot.resume.name },
    timeline: await timelineOf(db, [id], "STUDENT", job.rounds),
    mayEdit: may,
    mayWithdraw: await mayWithdrawNow(db, row, now),
    mayAskToWithdraw: await mayAskToWithdraw(db, row, now),
    withdrawal: await withdrawalShown(db, id, "STUDENT"),
  };
}

/** The answers beside their questions as they were asked, whatever became of these. */
export const answersOf = ({ answers, snapshot }: ApplicationRow) =>
  Object.entries(answers).map(([id, answer]) => ({
    id,
    label: snapshot.asked[id] ?? "A question that was taken away",
    answer,
  }));
