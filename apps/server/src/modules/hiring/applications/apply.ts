import { type Answers, wrongAnswers } from "@toran/contract/hiring/answers";
import { choicesIn } from "@toran/contract/hiring/choices";
import { ruleWords, type Unmet } from "@toran/contract/hiring/judge";
import { saidAt } from "@toran/contract/hiring/said-at";
import type { applicationEdit, applyInput } from "@toran/contract/schemas/application";
import { and, eq, inArray } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { conflict, Failure, forbidden, notFound, refused } from "../../../http/failures";
import { userOf } from "../../accounts/profile";
import type { SignedIn } from "../../accounts/signed-in";
import { companiesWithLeave } from "../../connections/leave";
import { documentOf } from "../../resume/document";
import { toldBy } from "../../resume/told";
import { versionOf, versionsOf } from "../../resume/versions";
import { factsOf, holdStudent } from "../../students/rule";
import { writeEvents } from "../events";
import { isOpen } from "../jobs/clock";
import { shownToStudents } from "../jobs/seen";
import { applicationFor, jobBy, jobKept } from "../own";
import { allowedBy, gateOf } from "../policy/gate";
import { strikesAt } from "../strikes/strikes";
import { writeReceipt } from "../receipts";
import { type ApplicationRow, applications, type Snapshot } from "./tables";
import { type JobRow, postings } from "../tables";
import { acting } from "../who";
import { apart, verdictOn } from "./verdict";

type Given = z.output<typeof applyInput>;

/** An application, or a refusal whose receipt is kept all the same. */
type Outcome = { application: ApplicationRow } | { refusal: Failure };

/** Applies. Everything is looked at again here; what the page has checked counts for nothing. */
export async function apply(
  tx: Executor,
  user: SignedIn,
  postingId: string,
  given: Given,
  now: Date,
): Promise<Outcome> {
  const student = await holdStudent(tx, user.id);
  if (!student?.collegeId) throw notFound("The posting");
  const before = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.studentId, user.id), eq(applications.postingId, postingId)));
  refuseTwice(before);
  const own = and(shownToStudents(student.collegeId), eq(postings.id, postingId));
  const { jobId } = await one(tx.select().from(postings).where(own), "The posting");
  // Who cancels or closes it waits until this application is there to be closed with it; the job comes first there, too.
  const job = await jobKept(tx, jobId);
  const posting = await one(tx.select().from(postings).where(own).for("share"), "The posting");
  const whose = { collegeId: posting.collegeId, studentId: user.id };
  const gate = await gateOf(tx, whose, now);
  const facts = await factsOf(tx, student);
  const strikes = (await strikesAt(tx, gate.policy, whose, now)).get(user.id) ?? 0;
  const connected = await companiesWithLeave(tx, posting.collegeId, "postJobs");
  const { accountStatus } = student;
  const asker = { id: user.id, accountStatus, facts, gate, strikes, connected };
  const verdict = await verdictOn(tx, asker, posting, job, now);
  if (!connected.has(job.companyId)) throw conflict(apart);
  if (!verdict.open)
    throw conflict(closedSays(posting.state, job, now), { current: { state: posting.state } });
  const decision = {
    studentId: user.id,
    postingId: posting.id,
    kind: "APPLY" as const,
    ...(verdict.byPolicy ? gate.rule : { rule: ruleWords(job.rule), ruleVersion: job.ruleVersion }),
    values: verdict.unmet,
  };
  if (!verdict.eligible || verdict.obstacle) {
    const why = verdict.obstacle ?? reasonsOf(verdict.unmet);
    await writeReceipt(tx, { ...decision, allowed: false, says: why }, now);
    return { refusal: forbidden(why, { current: { unmet: verdict.unmet } }) };
  }
  const answers = given.answers ?? {};
  refuseWrong(job, answers);
  const kept = keptAnswers(job, answers);
  const snapshot = await snapshotOf(tx, user, given.resumeId, now);
  const application = await one(
    tx
      .insert(applications)
      .values({
        postingId: posting.id,
        jobId: job.id,
        companyId: job.companyId,
        collegeId: posting.collegeId,
        studentId: user.id,
        state: "SUBMITTED",
        answers: kept,
        snapshot: { ...snapshot, department: student.department, asked: wordingOf(job, kept) },
        name: snapshot.name,
        cgpa: student.cgpa,
        skillsHad: skillsHad(job, snapshot.skills),
        submittedAt: now,
        updatedAt: now,
      })
      .returning(),
    "The application",
  );
  const [event] = await writeEvents(tx, acting(user, now), [
    {
      subjectId: application.id,
      companyId: job.companyId,
      collegeId: posting.collegeId,
      command: "SUBMIT",
      from: null,
      to: "SUBMITTED",
    },
  ]);
  await tx
    .update(applications)
    .set({ lastEvent: event ?? null })
    .where(eq(applications.id, application.id));
  const exception = await allowedBy(tx, user.id, posting, now);
  const says = ["You met every condition when you applied.", exception].filter(Boolean).join(" ");
  await writeReceipt(tx, { ...decision, applicationId: application.id, allowed: true, says }, now);
  return { application };
}

function refuseTwice(before: ApplicationRow[]) {
  const closed = ["REJECTED", "WITHDRAWN", "AUTO_WITHDRAWN"];
  const open = before.find(({ state }) => !closed.includes(state));
  if (open)
    throw conflict("You have applied already.", { current: { id: open.id, state: open.state } });
  if (before.some(({ state }) => state === "REJECTED"))
    throw conflict("The company has declined your application to this posting.");
}

function closedSays(state: string, { opensAt, closesAt }: JobRow, now: Date) {
  if (closesAt && closesAt <= now) return "The deadline has passed.";
  if (opensAt && opensAt > now) return "This posting has not opened yet.";
  return state === "PAUSED" ? "This posting is paused for now." : "This posting is closed.";
}

const reasonsOf = (unmet: Unmet[]) =>
  `Not open to you: ${choicesIn(unmet).map(choiceWords).join("; ")}.`;

const choiceWords = (choice: Unmet[]) =>
  choice.map((each) => `${each.asked} (${hadBy(each)})`).join(" or ");

const hadBy = ({ field, has }: Unmet) =>
  has === null ? `missing: say it in your portfolio under “${saidAt(field)}”` : `yours: ${has}`;

function refuseWrong({ questions }: JobRow, answers: Answers) {
  const wrong = Object.entries(wrongAnswers(questions, answers));
  if (wrong.length)
    throw refused(Object.fromEntries(wrong.map(([id, says]) => [`answers.${id}`, says])));
}

/** The answers to questions that the job asks; others are not kept. */
const keptAnswers = ({ questions }: JobRow, answers: Answers): Answers =>
  Object.fromEntries(
    questions.flatMap(({ id }) => (answers[id]?.length ? [[id, answers[id]]] : [])),
  );

/** How the questions that somebody has answered are worded. */
const wordingOf = ({ questions }: JobRow, answers: Answers) =>
  Object.fromEntries(
    questions.flatMap(({ id, label }) => (answers[id] === undefined ? [] : [[id, label]])),
  );

/** The answers to questions that a job asks no more: nobody can give them anew, so they stay. */
const unasked = ({ questions }: JobRow, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([id]) => questions.every((question) => question.id !== id)),
  );

/** The answers of an application that is sent anew, and how what they answer was worded. */
function answeredAnew(job: JobRow, before: ApplicationRow, given: Answers | undefined) {
  const { asked } = before.snapshot;
  if (!given) return { answers: before.answers, asked };
  const fresh = keptAnswers(job, given);
  const old = unasked(job, before.answers);
  const wording = Object.keys(old).flatMap((id) => (asked[id] ? [[id, asked[id]]] : []));
  return {
    answers: { ...old, ...fresh },
    asked: { ...Object.fromEntries(wording), ...wordingOf(job, fresh) },
  };
}

const folded = (word: string) => word.trim().toLowerCase();
const skillsHad = ({ skills }: JobRow, had: string[]) => {
  const all = new Set(had.map(folded));
  return skills.filter(({ name }) => all.has(folded(name))).length;
};

/** The portfolio as it is now, with a version of the résumé. */
async function snapshotOf(
  tx: Executor,
  user: SignedIn,
  resumeId: string | undefined,
  now: Date,
  sent?: Snapshot["resume"],
): Promise<Omit<Snapshot, "department" | "asked">> {
  const account = await userOf(tx, user);
  const told = await toldBy(tx, user);
  const { id, name, template, options, hidden } = await resumeFor(tx, user, resumeId, sent);
  return {
    name: `${account.firstName} ${account.lastName}`.trim(),
    email: account.email,
    phone: account.phone,
    picture: account.picture,
    skills: told.skills.map(({ skill_name }) => skill_name),
    document: documentOf(told, now),
    resume: { id, name, template, options, hidden },
  };
}

/** The version that is asked for, else the one that was sent, which goes as it was once it is deleted. */
async function resumeFor(
  tx: Executor,
  user: SignedIn,
  id: string | undefined,
  sent: Snapshot["resume"] | undefined,
): Promise<Snapshot["resume"]> {
  const wanted = id?.toLowerCase() ?? sent?.id;
  const all = await versionsOf(tx, user);
  const deleted = sent && sent.id === wanted && all.every((each) => each.id !== wanted);
  return deleted ? sent : versionOf(tx, user, wanted);
}

/** Changes answers and résumé before the deadline; the portfolio is taken anew with them. Gives the picture of before. */
export async function editApplication(
  tx: Executor,
  user: SignedIn,
  id: string,
  given: z.output<typeof applicationEdit>,
  now: Date,
) {
  const student = await holdStudent(tx, user.id);
  const before = await applicationFor(tx, user, id, "hold");
  const [posting] = await tx.select().from(postings).where(eq(postings.id, before.postingId));
  const job = await jobBy(tx, before.jobId);
  if (!editable.has(before.state) || !posting || !isOpen(posting, job, now))
    throw conflict("This application cannot be changed any more.", {
      current: { state: before.state },
    });
  // What would be sent anew is no longer shared with this company.
  if (!(await companiesWithLeave(tx, before.collegeId, "postJobs")).has(before.companyId))
    throw conflict(apart);
  if (given.version !== undefined && given.version !== before.version)
    throw conflict("This application has changed in the meantime. Load it again.", {
      current: { version: before.version },
    });
  refuseWrong(job, given.answers ?? before.answers);
  const { answers, asked } = answeredAnew(job, before, given.answers);
  const snapshot = {
    ...(await snapshotOf(tx, user, given.resumeId, now, before.snapshot.resume)),
    department: student?.department ?? null,
    asked,
  };
  await tx
    .update(applications)
    .set({
      answers,
      snapshot,
      name: snapshot.name,
      cgpa: student?.cgpa ?? null,
      skillsHad: skillsHad(job, snapshot.skills),
      version: before.version + 1,
      updatedAt: now,
    })
    .where(eq(applications.id, id));
  // Who has read what was sent before reads that it is another; it moves nothing, so it takes no undo away.
  const { companyId, collegeId, state } = before;
  await writeEvents(tx, acting(user, now), [
    { subjectId: id, companyId, collegeId, command: "RESEND", from: state, to: state },
  ]);
  return before.snapshot.picture;
}

export const editable = new Set<string>(["SUBMITTED", "UNDER_REVIEW", "SHORTLISTED"]);

/** How often each posting was applied to by a student. */
export const applicationsTo = (db: Executor, studentId: string, postingIds: string[]) =>
  postingIds.length
    ? db
        .select({
          id: applications.id,
          postingId: applications.postingId,
          state: applications.state,
          submittedAt: applications.submittedAt,
        })
        .from(applications)
        .where(
          and(eq(applications.studentId, studentId), inArray(applications.postingId, postingIds)),
        )
    : Promise.resolve([]);
