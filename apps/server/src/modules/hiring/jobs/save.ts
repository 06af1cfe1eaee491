import { type JobInput } from "@toran/contract/schemas/job";
import { everybody } from "@toran/contract/hiring/rule";
import { limits } from "@toran/contract";
import { eq } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { stored } from "../../../db/stored";
import type { Deps } from "../../../deps";
import { conflict, refused, requireVersion } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { roundsDrawn } from "../../bookings/schedule/rounds-drawn";
import { enteredRounds, writeEvents } from "../events";
import { jobFor } from "../own";
import { keptPay } from "../pay";
import { nameFiles } from "./files";
import { missingOf } from "./shown";
import { openAgain } from "./open-again";
import { tellOfEdit } from "./tell-of-edit";
import { applications } from "../applications/tables";
import { type JobRow, jobs, postings } from "../tables";
import { acting } from "../who";

const when = (moment: string | undefined) => (moment ? new Date(moment) : null);

/** What is stored of what was written. */
export function valuesOf({ opensAt, closesAt, ...given }: JobInput) {
  const { title, type, locations = [], skills = [], pay = {}, questions = [], rounds = [] } = given;
  const plain = stored({
    function: given.function,
    workplace: given.workplace,
    vacancies: given.vacancies,
    description: given.description,
    bondMonths: given.bondMonths,
    bondText: given.bondText,
    agreement: given.agreement,
    ruleReason: given.ruleReason,
    contactName: given.contactName,
    contactEmail: given.contactEmail,
    contactPhone: given.contactPhone,
  });
  return {
    ...plain,
    title,
    type,
    locations,
    skills,
    ...keptPay(pay),
    rounds: rounds.map((round) => ({
      ...round,
      minutes: round.minutes ?? null,
      venue: round.venue ?? null,
    })),
    rule: given.rule ?? everybody,
    questions: questions.map((question) => ({ ...question, options: question.options ?? [] })),
    opensAt: when(opensAt),
    closesAt: when(closesAt),
    replyDays: given.replyDays ?? limits.hiring.replyDays,
  };
}

/**
 * Changes a job; once it is out, some things stay as those who applied have found them. Gives the keys of
 * the files that it has no more, and at how many colleges a later deadline has opened it again.
 */
export async function saveJob(
  tx: Executor,
  user: SignedIn,
  id: string,
  given: JobInput,
  deps: Deps,
): Promise<{ job: JobRow; keys: string[]; opened: number }> {
  const now = deps.now();
  const before = await jobFor(tx, user, id, "hold");
  if (before.state === "COMPLETED" || before.state === "CANCELLED")
    throw conflict("This job is over, so it cannot be changed any more.");
  requireVersion("this job", given.version, before.version);
  const values = valuesOf(given);
  if (before.state !== "DRAFT") await refuseTooLate(tx, before, values, now);
  const ruleVersion = before.ruleVersion + (isDeepStrictEqual(before.rule, values.rule) ? 0 : 1);
  const job = await one(
    tx
      .update(jobs)
      .set({ ...values, ruleVersion, version: before.version + 1, updatedAt: now })
      .where(eq(jobs.id, id))
      .returning(),
    "The job",
  );
  const files = given.attachments && (await nameFiles(tx, job, given.attachments));
  const told = {
    subjectId: id,
    companyId: job.companyId,
    command: "EDIT",
    from: job.state,
    to: job.state,
  };
  await writeEvents(tx, acting(user, now), [told]);
  const opened = await openAgain(tx, acting(user, now), before, job);
  if (before.state !== "DRAFT")
    await tellOfEdit(tx, deps, user, { before, after: job, files: files?.changed === true });
  return { job, keys: files?.keys ?? [], opened };
}

type Values = ReturnType<typeof valuesOf>;

async function refuseTooLate(tx: Executor, before: JobRow, values: Values, now: Date) {
  if (values.type !== before.type)
    throw refused({ type: "The kind of a job stays as it is once it was sent." });
  const missing = missingOf({ ...before, ...values });
  if (Object.keys(missing).length) throw refused(missing);
  const rows = await tx
    .select({
      id: applications.id,
      answers: applications.answers,
      roundId: applications.roundId,
    })
    .from(applications)
    .where(eq(applications.jobId, before.id));
  const entered = await enteredRounds(
    tx,
    rows.map(({ id }) => id),
  );
  const kept = new Set(values.rounds.map(({ id }) => id));
  // Of a move that was taken back for some, who stayed may come back into its round by a later undo.
  const here = new Set(rows.map(({ roundId }) => roundId));
  const gone = before.rounds.filter(({ id }) => !kept.has(id));
  if (gone.some(({ id }) => entered.has(id) || here.has(id)))
    throw refused({
      rounds: "Candidates are in a round that you took out, or have been. Keep it.",
    });
  if (gone.length) await refuseDrawn(tx, before, gone, now);
  const answered = new Set(rows.flatMap(({ answers }) => Object.keys(answers)));
  const asked = new Set(before.questions.map(({ id }) => id));
  // Taken out and put back it would have changed its kind in two savings.
  const back = values.questions.find(({ id }) => answered.has(id) && !asked.has(id));
  if (back)
    throw refused({
      questions: `“${back.label}” was taken out when it had answers. Ask it as a new question.`,
    });
  for (const question of before.questions) {
    const after = values.questions.find(({ id }) => id === question.id);
    if (answered.has(question.id) && after && after.kind !== question.kind)
      throw refused({ questions: `“${question.label}” has answers, so its kind stays as it is.` });
  }
}

/** Nobody could take the slots of a round that is gone. */
async function refuseDrawn(tx: Executor, { id }: JobRow, gone: JobRow["rounds"], now: Date) {
  const sent = await tx.select({ id: postings.id }).from(postings).where(eq(postings.jobId, id));
  const drawn = await roundsDrawn(
    tx,
    sent.map((posting) => posting.id),
    now,
  );
  const needed = gone.find((round) => drawn.has(round.id));
  if (needed)
    throw refused({
      rounds: `Slots are drawn for ${needed.title}. Draw them for another round first, or keep it.`,
    });
}
