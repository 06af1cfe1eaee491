import { limits } from "@toran/contract";
import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { dropWithFiles } from "../../files/keep";
import { accountsBy } from "../accounts/class-list";
import { invitationOf, isInvitation } from "./invitation-of";
import { classImportRows, classImports } from "./tables";

const { kept } = limits.classImport;
const day = 24 * 60 * 60 * 1000;

/** Forgets reports that are older than they are kept, and sheets that nobody took in within a day. */
export const forgetOldImports = (deps: Pick<Deps, "db" | "store">, now: Date) =>
  dropWithFiles(deps, async (tx) => {
    const left = and(
      inArray(classImports.state, ["READING", "PREVIEW"]),
      lt(classImports.touchedAt, new Date(now.getTime() - day)),
    );
    const old = lt(classImports.createdAt, new Date(now.getTime() - kept));
    const gone = await tx
      .delete(classImports)
      .where(or(old, left))
      .returning({ file: classImports.file });
    return gone.map(({ file }) => file);
  });

interface Leaving {
  id: string;
  email: string;
  /** The number by which the lists of a college knew them. */
  roll?: { collegeId: string; number: string };
}

/**
 * Forgets what class lists say of somebody whose account is erased, also where it stands as the sample of a column;
 * gives the lists that were called after them.
 */
export async function forgetRowsOf(tx: Executor, { id, email, roll }: Leaving) {
  const { userId, importId, values } = classImportRows;
  const byRoll = roll && (await namedByRoll(tx, roll));
  const gone = await tx
    .delete(classImportRows)
    .where(or(eq(userId, id), sql`${values} ->> 'email' = ${email}`, byRoll))
    .returning({ id: importId });
  const plain = sql`(select jsonb_agg(c || '{"sample": ""}' order by place)
    from jsonb_array_elements(${classImports.columns}) with ordinality as t(c, place))`;
  const ids = gone.map((row) => row.id);
  await tx.update(classImports).set({ columns: plain }).where(among(classImports.id, ids));
  // What is wrong with somebody else's row may name them; an address that theirs is a part of stays.
  const { problems } = classImportRows;
  const named = `(?<![\\w.+%-])${email.replace(/[^\w@]/g, "\\$&")}(?![\\w-]|\\.\\w)`;
  const unnamed = sql`regexp_replace(${problems}::text, ${named}, 'somebody who has left', 'g')::jsonb`;
  await tx
    .update(classImportRows)
    .set({ problems: unnamed })
    .where(sql`position(${email} in ${problems}::text) > 0`);
  return forgetNameOfLists(tx, ids);
}

/** A list of one student is called after them: takes the name off those of these that are such. */
async function forgetNameOfLists(tx: Executor, ids: string[]) {
  const { id } = classImports;
  const alone = and(among(id, ids), isInvitation);
  const fresh = { fileName: invitationOf("somebody who left") };
  const gone = await tx.update(classImports).set(fresh).where(alone).returning({ id });
  return { ids: gone.map((row) => row.id), ...fresh };
}

/**
 * The rows that were left out of a college's lists and name somebody by their roll number alone: their address cannot
 * be read, or is one that nobody has. Such a row would bring them back once theirs is gone.
 */
async function namedByRoll(tx: Executor, { collegeId, number }: NonNullable<Leaving["roll"]>) {
  const { userId, importId, outcome, values } = classImportRows;
  const address = sql<string>`coalesce(${values} ->> 'email', '')`;
  const ofCollege = tx
    .select({ id: classImports.id })
    .from(classImports)
    .where(eq(classImports.collegeId, collegeId));
  const named = and(
    isNull(userId),
    inArray(outcome, ["ERROR", "DUPLICATE_IN_FILE"]),
    sql`${values} ->> 'roll_number' = ${number.toUpperCase()}`,
    inArray(importId, ofCollege),
  );
  const rows = await tx.selectDistinct({ address }).from(classImportRows).where(named);
  const known = await accountsBy(tx, { emails: rows.map((row) => row.address) });
  const others = known.map((account) => account.email);
  return and(named, sql`not ${address} = any(${sql.param(others)}::text[])`);
}
