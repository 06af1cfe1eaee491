import { limits } from "@toran/contract";
import { clearing } from "@toran/contract/student-import/columns";
import { rowOutcomes, type RowOutcome } from "@toran/contract/schemas/student-import";
import { and, count, desc, eq, gte, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { cursorAt, placeAt } from "../../http/cursor";
import { noRoom } from "./judge";
import { rowsAfter } from "./rows";
import { missingOf } from "./sheet/check-row";
import {
  type CellValue,
  type ClassImport,
  type ClassImportRow,
  classImportRows,
  classImports,
} from "./tables";

const { undo } = limits.classImport;

export const noCounts = (): Record<RowOutcome, number> =>
  Object.fromEntries(rowOutcomes.map((name) => [name, 0])) as Record<RowOutcome, number>;

// The college is part of every condition: to others the import does not exist.
const own = (collegeId: string, id: string) =>
  and(eq(classImports.collegeId, collegeId), eq(classImports.id, id));

export const importOf = (db: Executor, collegeId: string, id: string): Promise<ClassImport> =>
  one(db.select().from(classImports).where(own(collegeId, id)), "The import");

/** The import, held until the transaction ends. */
export const holdImport = (tx: Executor, collegeId: string, id: string): Promise<ClassImport> =>
  one(tx.select().from(classImports).where(own(collegeId, id)).for("update"), "The import");

/** Work that has stood still this long has lost its process. */
const stillFor = 15_000;
export const standsStill = ({ touchedAt }: ClassImport, now: Date) =>
  now.getTime() - touchedAt.getTime() > stillFor;

/** What each column was found to hold, or made to by hand; undefined before the sheet was read. */
export const mappingOf = ({ columns }: ClassImport) =>
  columns.length ? columns.map(({ holds }) => holds) : undefined;

export const changeImport = (
  db: Executor,
  id: string,
  values: Partial<ClassImport>,
): Promise<ClassImport> =>
  one(db.update(classImports).set(values).where(eq(classImports.id, id)).returning(), "The import");

/** An import of the same file that has not ended. */
export async function openImport(db: Executor, collegeId: string, hash: string) {
  const [found] = await db
    .select()
    .from(classImports)
    .where(
      and(
        eq(classImports.collegeId, collegeId),
        eq(classImports.hash, hash),
        inArray(classImports.state, ["READING", "PREVIEW", "COMMITTING"]),
      ),
    );
  return found;
}

const pageSize = 20;

/** The imports of a college, the newest first. */
export async function importsOf(db: Executor, collegeId: string, next: string | undefined) {
  const place = next ? placeAt(next) : undefined;
  const rows = await db
    .select()
    .from(classImports)
    .where(
      and(
        eq(classImports.collegeId, collegeId),
        place &&
          sql`(${classImports.createdAt}, ${classImports.id}) < (${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`,
      ),
    )
    .orderBy(desc(classImports.createdAt), desc(classImports.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    rows: shown,
    next: last ? cursorAt(last.createdAt, last.id) : null,
    ...(!next && { total: await db.$count(classImports, eq(classImports.collegeId, collegeId)) }),
  };
}

/** How many rows came to what, and how many are taken in. */
export async function countRows(db: Executor, importId: string) {
  const found = await db
    .select({
      outcome: classImportRows.outcome,
      many: count(),
      applied: sql<number>`count(*) filter (where ${classImportRows.applied})::int`,
    })
    .from(classImportRows)
    .where(eq(classImportRows.importId, importId))
    .groupBy(classImportRows.outcome);
  const counts = noCounts();
  for (const { outcome, many } of found) counts[outcome] = many;
  return { counts, applied: found.reduce((sum, each) => sum + each.applied, 0) };
}

/** A figure for how all other imports of its college stand; as long as it is the same, none of them has gone on. */
export async function othersStand(tx: Executor, { id, collegeId }: ClassImport) {
  const { state, applied } = classImports;
  const [found] = await tx
    .select({
      stand: sql<number>`coalesce(sum(hashtext(${classImports.id} || ${state} || ${applied})), 0)::float8`,
    })
    .from(classImports)
    .where(
      and(
        eq(classImports.collegeId, collegeId),
        ne(classImports.id, id),
        isNotNull(classImports.committedAt),
      ),
    );
  return found?.stand;
}

/**
 * Which of the students whom an import brought another one has changed, and has not given back: one that was at work since,
 * so that the lists of a whole season are not looked through.
 */
export async function changedByOthers(
  tx: Executor,
  { id, collegeId, committedAt }: Pick<ClassImport, "id" | "collegeId" | "committedAt">,
  studentIds: string[],
) {
  const rows = await tx
    .select({ userId: classImportRows.userId })
    .from(classImportRows)
    .innerJoin(classImports, eq(classImports.id, classImportRows.importId))
    .where(
      and(
        eq(classImports.collegeId, collegeId),
        ne(classImports.id, id),
        isNotNull(classImports.committedAt),
        committedAt ? gte(classImports.touchedAt, committedAt) : undefined,
        eq(classImportRows.outcome, "UPDATE"),
        classImportRows.applied,
        among(classImportRows.userId, studentIds),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

/** How many rows stayed out because the plan had no room. */
export const countWithoutRoom = (db: Executor, importId: string) =>
  db.$count(
    classImportRows,
    and(
      eq(classImportRows.importId, importId),
      eq(classImportRows.outcome, "CONFLICT"),
      sql`${classImportRows.problems} @> ${JSON.stringify([{ field: noRoom.field }])}::jsonb`,
    ),
  );

/** What becomes of rows that are not taken in. */
export const failing: RowOutcome[] = ["ERROR", "CONFLICT", "DUPLICATE_IN_FILE"];
export const failedAfter = (db: Executor, id: string, after: number, most: number) =>
  rowsAfter(db, id, after, most, failing);

/** An import as its officers see it. */
export async function shownImport(
  db: Executor,
  found: ClassImport,
  errors: "with" | "without" = "with",
) {
  const { id, state, fileName, officer, createdAt, committedAt, rows, columns, counts } = found;
  const done = state === "DONE" || state === "UNDONE" || state === "UNDOING";
  const failed = errors === "with" ? await failedAfter(db, id, 0, 100) : [];
  return {
    id,
    state,
    fileName,
    by: officer,
    createdAt: createdAt.toISOString(),
    committedAt: committedAt?.toISOString() ?? null,
    undoUntil:
      state === "DONE" && committedAt ? new Date(committedAt.getTime() + undo).toISOString() : null,
    rows,
    columns,
    missing: missingOf(columns),
    changeKeys: found.changeKeys,
    counts,
    applied: found.applied,
    created: done ? counts.CREATE : 0,
    updated: done ? counts.UPDATE : 0,
    unchanged: counts.UNCHANGED,
    errors: failed
      .flatMap(({ row, problems }) => problems.map((each) => ({ row, ...each })))
      .slice(0, 100),
    message: found.message,
  };
}

const inWords = (value: CellValue) => String(value ?? "");
const asCell = (value: CellValue | string[]) =>
  value === null ? clearing : Array.isArray(value) ? value.join(";") : String(value);

/** The cells of a row, as its sheet held them. */
export const typedOf = ({ typed, values }: Pick<ClassImportRow, "typed" | "values">) => ({
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asCell(value)])),
  ...typed,
});

export const shownRow = (found: typeof classImportRows.$inferSelect) => ({
  row: found.row,
  outcome: found.outcome,
  typed: typedOf(found),
  problems: found.problems,
  changes: found.changes.map(({ field, from, to }) => ({
    field,
    from: inWords(from),
    to: inWords(to),
  })),
});
