import type { companyPostingCommand } from "@toran/contract/schemas/posting";
import type { lookedAt } from "@toran/contract/schemas/fields";
import type { jobCommand } from "@toran/contract/schemas/job";
import { type JobCommand, jobMoves, runningPostings } from "@toran/contract/hiring/moves";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { conflict, refused, requireVersion } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { addBusinessDays } from "../../connections/business-days";
import { writeEvents } from "../events";
import { jobFor, postingFor } from "../own";
import { hiringEvents, type JobRow, jobs, type PostingRow, postings } from "../tables";
import { type Acting, acting, requireMove } from "../who";
import { cancelPosting } from "./cancel";
import { letGoOfFiles } from "./files";
import { movePosting } from "./move-posting";
import { approveByRule, requireSendable, requireTaken } from "./send";

type Command = z.output<typeof jobCommand>;

/** Closes, completes or cancels a job, and each of its postings that is still in motion. */
export async function commandJob(
  tx: Executor,
  user: SignedIn,
  id: string,
  given: Command,
  now: Date,
): Promise<JobRow> {
  const { command } = given;
  const reason = given.reason ?? null;
  const who = acting(user, now);
  const before = await jobFor(tx, user, id, "hold");
  requireMove(jobMoves[command], who, "this job", before.state);
  const rows = await tx
    .select()
    .from(postings)
    .where(eq(postings.jobId, id))
    .orderBy(asc(postings.id))
    .for("update");
  for (const posting of rows) {
    if (command === "CANCEL" && cancellable.has(posting.state))
      await cancelPosting(tx, who, posting, reason);
    // What a college has not answered would open by its answer, long after the job is over.
    if (command !== "CANCEL" && unanswered.has(posting.state))
      await movePosting(tx, who, posting, "WITHDRAW", { told: reason });
    if (command === "CLOSE" && running.has(posting.state))
      await movePosting(tx, who, posting, "CLOSE", { told: reason });
    if (command === "COMPLETE") {
      const closed = running.has(posting.state)
        ? await movePosting(tx, who, posting, "CLOSE")
        : posting;
      if (closed.state === "CLOSED") await movePosting(tx, who, closed, "COMPLETE");
    }
  }
  return moveJob(tx, who, before, command, reason);
}

/** Moves a job by a command. The job is held by the caller. */
async function moveJob(
  tx: Executor,
  who: Acting,
  before: JobRow,
  command: JobCommand,
  reason: string | null,
): Promise<JobRow> {
  const { to } = jobMoves[command];
  const after = await one(
    tx
      .update(jobs)
      .set({ state: to, version: before.version + 1, updatedAt: who.now })
      .where(eq(jobs.id, before.id))
      .returning(),
    "The job",
  );
  const { id: subjectId, companyId } = after;
  const told = { subjectId, companyId, command, from: before.state, to, reason };
  await writeEvents(tx, who, [told]);
  return after;
}

const unanswered = new Set<string>(["DRAFT", "PENDING", "IN_REVIEW"]);
const running = new Set<string>(runningPostings);
const cancellable = new Set<string>([...unanswered, ...running, "CLOSED"]);

/** Deletes a job that nobody was asked about; gives whose it was, and the keys of its files. */
export async function removeJob(
  tx: Executor,
  user: SignedIn,
  id: string,
  { version }: z.output<typeof lookedAt>,
) {
  const job = await jobFor(tx, user, id, "hold");
  if (job.state !== "DRAFT")
    throw conflict("Only a draft can be deleted. Cancel the job instead.", {
      current: { state: job.state },
    });
  requireVersion("this job", version, job.version);
  await tx
    .delete(hiringEvents)
    .where(and(eq(hiringEvents.subjectId, id), inArray(hiringEvents.command, ["CREATE", "EDIT"])));
  const keys = await letGoOfFiles(tx, id);
  await tx.delete(jobs).where(eq(jobs.id, id));
  return { companyId: job.companyId, keys };
}

/** Refuses to answer a question that is another than the one that was read. */
function refuseUnread({ state, question }: PostingRow, read: string | undefined) {
  if (state === "IN_REVIEW" && read !== undefined && read !== question)
    throw conflict("The college asks something else by now. Read it before you answer.", {
      current: { state },
    });
}

/** What a company does with its posting at one college. */
export async function commandPosting(
  tx: Executor,
  user: SignedIn,
  id: string,
  given: z.output<typeof companyPostingCommand>,
  now: Date,
) {
  const who = acting(user, now);
  const { jobId } = await postingFor(tx, user, id);
  // The job before its postings, as where all of them are moved.
  const job = await jobFor(tx, user, jobId, "hold");
  const posting = await postingFor(tx, user, id, "hold");
  const { command, answer, reason = null } = given;
  const waiting = { dueAt: addBusinessDays(now, 5), answeredAt: null };
  switch (command) {
    case "ANSWER": {
      if (!answer) throw refused({ answer: "Write the answer." });
      refuseUnread(posting, given.question);
      const answered = await movePosting(tx, who, posting, command, {
        ...waiting,
        answer,
        told: answer,
      });
      return answered;
    }
    case "RESUBMIT": {
      requireSendable(job, who);
      if (posting.state === "REJECTED" && !posting.allowResubmit)
        throw conflict("This college does not want to see the job again.", {
          current: { state: posting.state },
        });
      await requireTaken(tx, posting);
      const sent = await movePosting(tx, who, posting, command, {
        ...waiting,
        submittedAt: now,
        told: reason,
      });
      return approveByRule(tx, job, sent, now);
    }
    case "REOPEN":
      if (job.closesAt && job.closesAt <= now)
        throw refused({ closesAt: "Move the deadline first; it has passed." });
      if (job.state === "CLOSED") await moveJob(tx, who, job, command, reason);
      return movePosting(tx, who, posting, command, { told: reason });
    case "CANCEL":
      return cancelPosting(tx, who, posting, reason);
    case "PAUSE":
    case "RESUME":
    case "CLOSE":
    case "COMPLETE":
    case "WITHDRAW":
      return movePosting(tx, who, posting, command, { told: reason });
  }
}
