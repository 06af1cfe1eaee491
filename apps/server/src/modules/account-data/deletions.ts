import { limits } from "@toran/contract";
import { eq, lte } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { dropFilesOf, forgetBytes } from "../../files/keep";
import { sendMail } from "../../mail/send-mail";
import { removeUser, type User, userOf } from "../accounts/profile";
import { endSessionsOf } from "../accounts/sessions";
import type { SignedIn } from "../accounts/signed-in";
import { leaveSlots } from "../bookings/schedule/follow";
import { flush } from "../bookings/tell";
import { forgetRowsOf } from "../class-imports/imports";
import { letGoOfLetters } from "../hiring/offers/letter";
import { forgetCandidate, tellOfErasure } from "../hiring/applications/erasure";
import { forgetNoticesAbout } from "../notifications/forget-old";
import { retireSlugs } from "../profile/slugs";
import { offersOf } from "../students/external/shown";
import { forgetInvitations } from "../students/invitations";
import { studentOf } from "../students/personal";
import { forgetTicketsOf } from "../support/tickets-of";
import { deletionOf } from "./leaving";
import { deleted, deletionAsked, deletionTakenBack } from "./letters";
import { deletions, erasures } from "./tables";

const stays = [
  {
    what: "One line in a count: your college, your year of graduation, and whether you were placed.",
    why: "The college reports how many students it placed. The line names nobody and leads to nobody.",
  },
  {
    what: "Lines in the server's log with a number that no longer belongs to anybody, for one year.",
    why: "Indian rules ask for logs of at least one year.",
  },
  {
    what: "The address of your public profile, for 90 days, with nothing behind it.",
    why: "So that nobody else is taken for you.",
  },
  {
    what: "That a mail was sent to your address, without its text, for seven days.",
    why: "So that a mail that did not arrive can be traced.",
  },
];

/** Whether a deletion is waiting, until when it can be taken back, and what would stay. */
export async function deletionState(db: Executor, studentId: string) {
  const row = await deletionOf(db, studentId);
  return {
    requestedAt: row?.requestedAt.toISOString() ?? null,
    erasesAt: row?.erasesAt.toISOString() ?? null,
    stays,
  };
}

/** Notes the wish to be deleted; a second one does not begin the week anew. */
export async function askDeletion(tx: Executor, user: SignedIn, reason: string | null, now: Date) {
  const erasesAt = new Date(now.getTime() + limits.coolOff);
  const [added] = await tx
    .insert(deletions)
    .values({ userId: user.id, requestedAt: now, erasesAt, reason })
    .onConflictDoNothing()
    .returning();
  if (!added) return;
  const day = erasesAt.toLocaleDateString("en-IN", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  });
  await sendMail(tx, { to: user.email, ...deletionAsked(user.firstName, day) }, now);
}

export async function takeDeletionBack(tx: Executor, user: SignedIn, now: Date) {
  const [gone] = await tx.delete(deletions).where(eq(deletions.userId, user.id)).returning();
  if (gone) await sendMail(tx, { to: user.email, ...deletionTakenBack(user.firstName) }, now);
}

/** Erases everybody whose week is over. Every node may do it: what is gone already is not found. */
export async function eraseDue(deps: Deps, now: Date) {
  const due = await deps.db
    .select({ id: deletions.userId })
    .from(deletions)
    .where(lte(deletions.erasesAt, now));
  for (const student of due) await erase(deps, student, now);
}

async function erase(deps: Deps, student: { id: string }, now: Date) {
  await endSessionsOf(deps.db, deps, student.id);
  const erased = await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(deletions)
      .where(eq(deletions.userId, student.id))
      .for("update");
    // Somebody else was here, or the wish was taken back in the last moment.
    if (!row || row.erasesAt > now) return undefined;
    const user = await userOf(tx, student);
    const record = await studentOf(tx, student);
    await tx.insert(erasures).values({
      at: now,
      collegeId: record?.collegeId ?? null,
      graduationYear: record?.graduationYear ?? null,
      placementStatus: record?.placementStatus ?? null,
    });
    await retireSlugs(tx, student.id, now);
    await forgetTicketsOf(tx, student.id);
    await leaveSlots(tx, student.id, now);
    await tellOfErasure(tx, deps, student.id);
    const letters = await letGoOfLetters(tx, student.id);
    await forgetElsewhere(tx, user);
    await removeUser(tx, student);
    await flush(tx, deps);
    await sendMail(tx, { to: user.email, ...deleted(user.firstName) }, now);
    return { letters };
  });
  if (!erased) return;
  await forgetBytes(deps, erased.letters);
  await dropFilesOf(deps, "user", student.id);
  deps.events.emit("mail-waiting");
}

/** Takes a student out of what others keep, and what does not go with the account. */
async function forgetElsewhere(tx: Executor, user: User) {
  const sent = (await offersOf(tx, user.id)).map(({ id }) => id);
  const applied = await forgetCandidate(tx, user.id);
  await forgetNoticesAbout(tx, [user.id, ...sent, ...applied]);
  await forgetInvitations(tx, user);
  await forgetRowsOf(tx, user);
}
