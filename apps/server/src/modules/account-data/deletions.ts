import { limits } from "@toran/contract";
import { collegeZone } from "@toran/contract/calendar/zones";
import { eq, lte } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { dropFilesOf, forgetBytes } from "../../files/keep";
import { sendMail } from "../../mail/send-mail";
import { hindersLeaving, requireLeadBehind } from "../accounts/managers";
import { removeUser, userOf } from "../accounts/profile";
import { endSessionsOf } from "../accounts/sessions";
import type { SignedIn } from "../accounts/signed-in";
import { type Acting, record } from "../audit/record";
import { forgetTicketsOf } from "../support/tickets-of";
import { eraseStaff } from "./erase-staff";
import { eraseStudent } from "./erase-student";
import { deletionOf } from "./leaving";
import { deleted, deletionAsked, deletionTakenBack } from "./letters";
import { staysOf } from "./stays";
import { deletions } from "./tables";

const works = ({ role }: Pick<SignedIn, "role">) => role !== "STUDENT";

/** Whether a deletion is waiting, until when it can be taken back, what would stay, and what stands in its way. */
export async function deletionState(db: Executor, user: SignedIn) {
  const row = await deletionOf(db, user.id);
  return {
    requestedAt: row?.requestedAt.toISOString() ?? null,
    erasesAt: row?.erasesAt.toISOString() ?? null,
    stays: staysOf[user.role],
    ...(works(user) && { hindered: row ? null : await hindersLeaving(db, user) }),
  };
}

/** Notes the wish to be deleted; a second one does not begin the week anew. */
export async function askDeletion(tx: Executor, acting: Acting, reason: string | null, now: Date) {
  const { user } = acting;
  if (await deletionOf(tx, user.id)) return;
  if (works(user)) await requireLeadBehind(tx, user);
  const erasesAt = new Date(now.getTime() + limits.coolOff);
  const [added] = await tx
    .insert(deletions)
    .values({ userId: user.id, requestedAt: now, erasesAt, reason })
    .onConflictDoNothing()
    .returning();
  if (!added) return;
  if (works(user)) await record(tx, acting, { action: "account.leave", entity: user.id }, now);
  const day = erasesAt.toLocaleDateString("en-IN", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: collegeZone,
  });
  await sendMail(tx, { to: user.email, ...deletionAsked(user, day) }, now);
}

export async function takeDeletionBack(tx: Executor, acting: Acting, now: Date) {
  const { user } = acting;
  const [gone] = await tx.delete(deletions).where(eq(deletions.userId, user.id)).returning();
  if (!gone) return;
  if (works(user)) await record(tx, acting, { action: "account.stay", entity: user.id }, now);
  await sendMail(tx, { to: user.email, ...deletionTakenBack(user) }, now);
}

/**
 * Erases everybody whose week is over; who cannot be erased now does not keep the others. Every node may do it: what is
 * gone already is not found.
 */
export async function eraseDue(deps: Deps, now: Date) {
  const due = await deps.db
    .select({ id: deletions.userId })
    .from(deletions)
    .where(lte(deletions.erasesAt, now));
  const failed: unknown[] = [];
  for (const person of due)
    await erase(deps, person, now).catch((cause: unknown) => {
      failed.push(cause);
    });
  if (failed.length) throw new AggregateError(failed, "Some accounts were not erased.");
}

async function erase(deps: Deps, person: { id: string }, now: Date) {
  await endSessionsOf(deps.db, deps, person.id);
  const erased = await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(deletions)
      .where(eq(deletions.userId, person.id))
      .for("update");
    // Somebody else was here, or the wish was taken back in the last moment.
    if (!row || row.erasesAt > now) return undefined;
    const user = await userOf(tx, person);
    await forgetTicketsOf(tx, user);
    const letters = works(user)
      ? await eraseStaff(tx, user, now)
      : await eraseStudent(tx, deps, user, now);
    await removeUser(tx, user);
    await sendMail(tx, { to: user.email, ...deleted(user.firstName) }, now);
    return { letters };
  });
  if (!erased) return;
  if (erased.letters) await forgetBytes(deps, erased.letters);
  await dropFilesOf(deps, "user", person.id);
  deps.events.emit("mail-waiting");
}
