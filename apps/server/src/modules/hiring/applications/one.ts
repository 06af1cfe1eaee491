import { applicationMoves, reinstatable } from "@toran/contract/hiring/moves";
import type { noteInput } from "@toran/contract/schemas/application";
import { and, eq, gt } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { holds } from "../../../db/holds";
import { conflict, refused } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { holdStudent } from "../../students/rule";
import { writeEvents } from "../events";
import { applicationFor } from "../own";
import { type ApplicationRow, applicationNotes, applications } from "./tables";
import { postings } from "../tables";
import { acting, type Acting, nameOf, requireMove } from "../who";
import { obstacleToReturn, restoreApplications } from "./drop";
import { mayWithdrawNow } from "./withdrawing";

async function change(
  tx: Executor,
  who: Acting,
  before: ApplicationRow,
  command: "OPEN" | "WITHDRAW",
  also: Partial<ApplicationRow> = {},
) {
  const { to } = applicationMoves[command];
  const [event] = await writeEvents(tx, who, [
    {
      subjectId: before.id,
      companyId: before.companyId,
      collegeId: before.collegeId,
      command,
      from: before.state,
      to,
      fromRound: before.roundId,
      toRound: before.roundId,
      before: before.lastEvent,
    },
  ]);
  await tx
    .update(applications)
    .set({
      ...also,
      state: to,
      lastEvent: event ?? null,
      version: before.version + 1,
      updatedAt: who.now,
    })
    .where(eq(applications.id, before.id));
}

/** Notes that the company has opened an application; its student sees that it is looked at. */
export async function noteOpened(tx: Executor, user: SignedIn, id: string, now: Date) {
  // Who may only look leaves everything as it is.
  if (user.role !== "HUMAN_RESOURCE" || user.rank === "VIEWER") return;
  const before = await applicationFor(tx, user, id, "hold");
  if (before.state === "SUBMITTED") await change(tx, acting(user, now), before, "OPEN");
}

/** Takes a student's own application back, until the deadline. */
export async function withdraw(tx: Executor, user: SignedIn, id: string, now: Date) {
  await holdStudent(tx, user.id);
  const before = await applicationFor(tx, user, id, "hold");
  const who = acting(user, now);
  requireMove(applicationMoves.WITHDRAW, who, "your application", before.state);
  if (!(await mayWithdrawNow(tx, before, now)))
    throw conflict(
      "The deadline has passed. Ask your placement office to take the application back.",
      { current: { state: before.state } },
    );
  await change(tx, who, before, "WITHDRAW", { heldState: before.state });
}

/** Brings an application back to where it was. */
export async function reinstate(
  tx: Executor,
  user: SignedIn,
  id: string,
  reason: string,
  now: Date,
) {
  const { studentId } = await applicationFor(tx, user, id);
  await holdStudent(tx, studentId);
  const before = await applicationFor(tx, user, id, "hold");
  if (!(reinstatable as readonly string[]).includes(before.state))
    throw conflict("This application is not closed.", { current: { state: before.state } });
  const [posting] = await tx.select().from(postings).where(eq(postings.id, before.postingId));
  if (!posting || posting.state === "CANCELLED")
    throw conflict("The posting was cancelled, so nothing can come back to it.");
  const back = await restoreApplications(tx, acting(user, now), [before], reason);
  if (!back.length)
    throw conflict((await obstacleToReturn(tx, before)) ?? "It cannot be brought back.");
}

const hour = 60 * 60 * 1000;

/** Adds what a company notes of a candidate, for itself. The same again within the hour is one whose answer was lost. */
export async function addNote(
  tx: Executor,
  user: SignedIn,
  id: string,
  { text, rating }: z.output<typeof noteInput>,
  now: Date,
) {
  if (!text && rating === undefined) throw refused({ text: "Write a note, or give a rating." });
  const { id: applicationId } = await applicationFor(tx, user, id, "hold");
  const noted = { text: text ?? null, rating: rating ?? null };
  const own = and(
    eq(applicationNotes.applicationId, applicationId),
    eq(applicationNotes.authorId, user.id),
    gt(applicationNotes.at, new Date(now.getTime() - hour)),
  );
  const lately = await tx.select().from(applicationNotes).where(own);
  if (lately.some((note) => holds(note, noted))) return;
  const by = { applicationId, authorId: user.id, authorName: nameOf(user) };
  await tx.insert(applicationNotes).values({ ...by, ...noted, at: now });
}
