import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Executor } from "../../db/database";
import { departments } from "./tables";

const most = 20;
const small = (name: string) => name.trim().toLowerCase();

/** What a department was called before, once it has this name. */
export const formerNamesWith = (
  known: { name: string; formerNames: string[] } | undefined,
  name: string,
) =>
  known
    ? [...new Set([...known.formerNames, small(known.name)])]
        .filter((each) => each !== small(name))
        .slice(-most)
    : [];

/** Whose name it is now, it is no former one of another. */
export const takeName = (
  tx: Executor,
  { id, collegeId, name }: { id: string; collegeId: string; name: string },
) =>
  tx
    .update(departments)
    .set({ formerNames: sql`${departments.formerNames} - ${small(name)}::text` })
    .where(
      and(
        eq(departments.collegeId, collegeId),
        ne(departments.id, id),
        sql`jsonb_exists(${departments.formerNames}, ${small(name)})`,
      ),
    );

/** Whether a department was called one of these before. */
export const hadName = (names: string[]): SQL =>
  sql`jsonb_exists_any(${departments.formerNames}, ${sql.param(names.map(small))}::text[])`;

/** The same by columns that say a college and a department. */
export const wasCalled = (collegeId: AnyPgColumn, department: AnyPgColumn, names: string[]): SQL =>
  sql`(${collegeId}, lower(btrim(${department}))) in (
    select ${departments.collegeId}, lower(${departments.name}) from ${departments}
    where ${hadName(names)})`;

/** What a department of a college was called before. */
export async function formerNamesOf(
  db: Executor,
  collegeId: string | null,
  department: string | null,
): Promise<string[]> {
  if (!collegeId || !department) return [];
  const [row] = await db
    .select({ formerNames: departments.formerNames })
    .from(departments)
    .where(
      and(
        eq(departments.collegeId, collegeId),
        eq(sql`lower(${departments.name})`, small(department)),
      ),
    );
  return row?.formerNames ?? [];
}
