import type { RowOutcome } from "@toran/contract/schemas/student-import";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { run } from "../../db/run";
import type { JudgedRow, Judgement } from "./judge";
import { type ReadRow, typedIn } from "./sheet/check-row";
import { type ClassImport, classImportRows, type SheetColumn } from "./tables";

/** Rows of an import after one, in the order of the sheet. */
export const rowsAfter = (
  db: Executor,
  importId: string,
  after: number,
  most: number,
  outcomes?: RowOutcome[],
) =>
  db
    .select()
    .from(classImportRows)
    .where(
      and(
        eq(classImportRows.importId, importId),
        gt(classImportRows.row, after),
        outcomes && inArray(classImportRows.outcome, outcomes),
      ),
    )
    .orderBy(asc(classImportRows.row))
    .limit(most);

const record = (rows: unknown[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(row int, outcome text, typed jsonb,
    "values" jsonb, problems jsonb, changes jsonb, "userId" uuid)`;

/** What most rows have nothing of is not sent. What was typed in a sound row is what it says; both would double what is written. */
const lean =
  (columns: SheetColumn[]) =>
  ({ row, outcome, values, cells, problems, changes, userId }: ReadRow & Judgement) => ({
    row,
    outcome,
    values,
    ...(problems.length && { typed: typedIn(columns, cells), problems }),
    ...(changes.length && { changes }),
    ...(userId && { userId }),
  });

/** Writes rows of an import that is there, and stays until they are written. */
export const addRows = (
  tx: Executor,
  { id, columns }: Pick<ClassImport, "id" | "columns">,
  rows: (ReadRow & Judgement)[],
) =>
  run(
    tx,
    sql`with import as (select id from class_imports where id = ${id} for key share)
    insert into class_import_rows (import_id, row, outcome, typed, "values", problems, changes, user_id)
    select import.id, c.row, c.outcome, coalesce(c.typed, '{}'), c."values", coalesce(c.problems, '[]'), coalesce(c.changes, '[]'), c."userId"
    from import, ${record(rows.map(lean(columns)))}`,
  );

const outcomeOf = ({ row, outcome, problems, changes, userId }: JudgedRow) => ({
  row,
  outcome,
  problems,
  changes,
  userId,
});

/** Writes down what became of rows that were taken in, and how far the import is; in one statement, as there are many parts. */
export const settleRows = (
  tx: Executor,
  importId: string,
  rows: JudgedRow[],
  { applied, touchedAt }: Pick<ClassImport, "applied" | "touchedAt">,
) =>
  run(
    tx,
    sql`with import as (
      update class_imports set applied = ${applied}, touched_at = ${touchedAt.toISOString()} where id = ${importId})
    update class_import_rows r set outcome = c.outcome, problems = c.problems, changes = c.changes,
      user_id = c."userId", applied = c.outcome in ('CREATE', 'UPDATE')
    from ${record(rows.map(outcomeOf))} where r.import_id = ${importId} and r.row = c.row`,
  );

export const dropRows = (tx: Executor, importId: string) =>
  tx.delete(classImportRows).where(eq(classImportRows.importId, importId));

export async function giveRowsBack(tx: Executor, importId: string, rows: number[]) {
  if (!rows.length) return;
  await tx
    .update(classImportRows)
    .set({ applied: false })
    .where(and(eq(classImportRows.importId, importId), inArray(classImportRows.row, rows)));
}
