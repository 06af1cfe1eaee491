import { and, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { run } from "../../db/run";
import { users } from "./tables";

/** What a college's sheet knows of a student's account. */
export interface Listed {
  email: string;
  first_name: string;
  last_name: string | null;
  phone: string | null;
}
export interface KnownAccount extends Listed {
  id: string;
}

const listed = {
  id: users.id,
  email: users.email,
  first_name: users.firstName,
  last_name: sql<string | null>`nullif(${users.lastName}, '')`,
  phone: users.phone,
};

/** The accounts of students by their addresses, or by their ids: asked for at once, both took five times as long to plan. */
export const accountsBy = (
  db: Executor,
  known: { emails: string[] } | { ids: string[] },
): Promise<KnownAccount[]> =>
  db
    .select(listed)
    .from(users)
    .where(
      and(
        eq(users.role, "STUDENT"),
        "emails" in known
          ? sql`${users.email} = any(${sql.param(known.emails)}::text[])`
          : among(users.id, known.ids),
      ),
    );

/**
 * Accounts for students who have not come yet: each becomes theirs when they sign up with its address. An address that
 * was taken meanwhile brings no row, and is told so.
 */
export function inviteStudents(tx: Executor, people: Listed[], now: Date) {
  const added = tx.$with("added", { id: users.id, email: users.email }).as(
    // Rows go over as one text: a thousand parameters would keep the event loop busy, and the engine with them.
    sql`insert into users (role, email, first_name, last_name, phone, mode, furthest, created_at)
      select 'STUDENT', c.email, c.first_name, coalesce(c.last_name, ''), c.phone, 'CREATE_PASSWORD', 'CREATE_PASSWORD', ${now.toISOString()}
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as c(email text, first_name text, last_name text, phone text)
      on conflict (role, email) do nothing returning id, email`,
  );
  return tx.with(added).select().from(added);
}

/** Whose of these accounts are in use, and have not been for longer than since a moment. */
export async function signedUpSince(db: Executor, ids: string[], since?: Date) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        among(users.id, ids),
        isNotNull(users.passwordHash),
        since && gte(users.createdAt, since),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Changes what the accounts of a sheet are called, reached by and found by; what is not named stays. */
export const relist = (
  tx: Executor,
  changes: { userId: string; values: Partial<Record<keyof Listed, string | number | null>> }[],
) =>
  run(
    tx,
    sql`update users u set
      email = coalesce(c."values"->>'email', u.email),
      first_name = coalesce(c."values"->>'first_name', u.first_name),
      last_name = case when c."values" ? 'last_name' then coalesce(c."values"->>'last_name', '') else u.last_name end,
      phone = case when c."values" ? 'phone' then c."values"->>'phone' else u.phone end
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c("userId" uuid, "values" jsonb)
    where u.id = c."userId" and u.role = 'STUDENT'`,
  );

/** Takes accounts away that nobody has come to. */
export const uninvite = (tx: Executor, ids: string[]) =>
  tx
    .delete(users)
    .where(and(eq(users.role, "STUDENT"), inArray(users.id, ids), isNull(users.passwordHash)))
    .returning({ id: users.id });
