import type { ApplicationSheet } from "@toran/contract/schemas/application";
import { desc, eq } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import type { SignedIn } from "../../accounts/signed-in";
import { enteredRounds, timelineOf } from "../events";
import { offerShown } from "../offers/shown";
import { applicationFor, jobBy } from "../own";
import { type ApplicationRow, applicationNotes, applicationRounds } from "./tables";
import { type JobRow } from "../tables";
import { offers } from "../offers/tables";
import { sideOf } from "../who";
import { withdrawalShown } from "../withdrawals/requests";
import { sentResume } from "./sent";
import { answersOf } from "./student-view";
import { candidates, cardRow } from "./board";

/** One application as its company, or the college of its student, reads it: as it was sent, whatever became of the portfolio. */
export async function sheetOf(db: Executor, user: SignedIn, id: string): Promise<ApplicationSheet> {
  const row = await applicationFor(db, user, id);
  const job = await jobBy(db, row.jobId);
  const [card] = await candidates(db, user, [cardRow(row)], () => job);
  if (!card) throw new Error("An application was lost on its way.");
  const made = await db
    .select()
    .from(offers)
    .where(eq(offers.applicationId, id))
    .orderBy(desc(offers.createdAt));
  const { email, phone } = row.snapshot;
  const reader = sideOf(user);
  return {
    ...card,
    jobId: job.id,
    title: job.title,
    email,
    phone,
    rounds: await roundsOf(db, row, job),
    answers: answersOf(row),
    resume: sentResume(row.snapshot),
    offers: made.map((offer) => offerShown(offer, reader)),
    withdrawal: await withdrawalShown(db, id, reader),
    notes: reader === "COMPANY" ? await notesOf(db, user, id) : [],
    timeline: await timelineOf(db, [id], reader, job.rounds),
  };
}

/** How each round went: as it was written down, or as what came after it says. */
async function roundsOf(db: Executor, row: ApplicationRow, { rounds }: JobRow) {
  const written = await db
    .select()
    .from(applicationRounds)
    .where(eq(applicationRounds.applicationId, row.id));
  const at = rounds.findIndex(({ id }) => id === row.roundId);
  // A round that somebody was moved past they have not passed: they were never in it.
  const entered = await enteredRounds(db, [row.id]);
  const through = ["SELECTED", "OFFERED"].includes(row.heldState ?? row.state);
  return rounds.map(({ id, title }, index) => {
    const told = written.find(({ roundId }) => roundId === id);
    const passed = (index < at && entered.has(id)) || (index === at && through);
    // Who was turned down for the round has not passed it, also where nobody wrote down how it went.
    const failed = index === at && row.reason === "ROUND_FAILED";
    const result =
      told?.result ??
      (passed
        ? ("PASSED" as const)
        : failed
          ? ("FAILED" as const)
          : index === at
            ? ("PENDING" as const)
            : null);
    return { id, title, result, at: told?.at.toISOString() ?? null };
  });
}

async function notesOf(db: Executor, user: SignedIn, id: string) {
  const rows = await db
    .select()
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, id))
    .orderBy(desc(applicationNotes.at), desc(applicationNotes.id))
    .limit(100);
  return rows.map(({ authorId, authorName, at, ...note }) => ({
    ...note,
    who: authorName,
    own: authorId === user.id,
    at: at.toISOString(),
  }));
}
