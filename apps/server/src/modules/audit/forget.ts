import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { whoLeft } from "../accounts/profile";
import { auditEntries } from "./tables";

/** Takes the name of somebody out of what they did, and their address out of what was done to their account. */
export async function forgetActor(tx: Executor, userId: string) {
  await tx.update(auditEntries).set({ actorName: whoLeft }).where(eq(auditEntries.actorId, userId));
  await tx
    .update(auditEntries)
    .set({
      before: sql`${auditEntries.before} - 'email'`,
      after: sql`${auditEntries.after} - 'email'`,
    })
    .where(eq(auditEntries.entity, userId));
}

/** What somebody was called when they did what is written down. */
export async function namesInLog(db: Executor, userId: string) {
  const { actorName: name, actorId } = auditEntries;
  const rows = await db.selectDistinct({ name }).from(auditEntries).where(eq(actorId, userId));
  return rows.map((row) => row.name);
}

/** What somebody did, as the log has it. */
export const deedsOf = (db: Executor, userId: string) =>
  db
    .select({
      at: auditEntries.at,
      action: auditEntries.action,
      entity: auditEntries.entity,
      reason: auditEntries.reason,
      before: auditEntries.before,
      after: auditEntries.after,
      address: auditEntries.address,
    })
    .from(auditEntries)
    .where(eq(auditEntries.actorId, userId))
    .orderBy(auditEntries.at);

/** Takes the name of a student who is erased out of what was done to them, and their address out of exceptions for them. */
export async function forgetSubject(tx: Executor, { id, email }: { id: string; email: string }) {
  const { action, after, entity } = auditEntries;
  await tx
    .update(auditEntries)
    .set({ after: sql`${after} - 'name'` })
    .where(eq(entity, id));
  await tx
    .update(auditEntries)
    .set({ after: sql`${after} - 'student'` })
    .where(and(eq(action, "policy.allow"), sql`${after} ->> 'student' = ${email}`));
}

interface Renamed {
  ids: string[];
  was: string;
  fileName: string;
  /** Others of the same name may have been invited elsewhere. */
  collegeId: string | null | undefined;
}

/**
 * Calls files in the log otherwise that were called after somebody who is erased: those with these ids, and those of
 * their college that only the log knows still. Gives the ids of all.
 */
export async function renameFiles(tx: Executor, { ids, was, fileName, collegeId }: Renamed) {
  const { after, entity, tenantId } = auditEntries;
  const before = collegeId && and(eq(tenantId, collegeId), sql`${after} ->> 'fileName' = ${was}`);
  const renamed = await tx
    .update(auditEntries)
    .set({ after: sql`${after} || ${JSON.stringify({ fileName })}::jsonb` })
    .where(or(inArray(entity, ids), before || undefined))
    .returning({ id: entity });
  return renamed.flatMap(({ id }) => id ?? []);
}
