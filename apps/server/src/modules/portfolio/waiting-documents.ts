import { limits } from "@toran/contract";
import type { SectionName } from "@toran/contract/schemas/portfolio";
import type {
  WaitingDocument,
  waitingDocumentQuery,
  waitingDocumentSheetQuery,
} from "@toran/contract/schemas/waiting-document";
import { and, asc, eq, sql } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import { cursorAt, placeAt } from "../../http/cursor";
import { collegeIdOf, type SignedIn } from "../accounts/signed-in";
import { type Cells, dayCell, takeOut } from "../exports/take-out";
import { fullName } from "../students/officer/bulk";
import { lookedAfter } from "../students/officer/looked-after";
import { titleOf } from "./sections";
import { shown } from "./shown";
import { type PortfolioItem, portfolioItems as table, waits } from "./tables";

type Asked = z.output<typeof waitingDocumentQuery>;

const oldestFirst = [asc(table.updatedAt), asc(table.id)];

/** What waits at the office of an officer's college. */
function waitingAt(db: Executor, officer: SignedIn, { search, next, item }: Asked) {
  const student = lookedAfter(db, officer, search);
  const from = next ? placeAt(next) : undefined;
  const after =
    from &&
    sql`(${table.updatedAt}, ${table.id}) > (${from.at.toISOString()}::timestamptz, ${from.id}::uuid)`;
  const { studentId, firstName, lastName, rollNumber, department, picture } = student;
  return db
    .select({
      item: table,
      student: { studentId, firstName, lastName, rollNumber, department, picture },
    })
    .from(table)
    .innerJoin(student, eq(studentId, table.studentId))
    .where(
      and(
        eq(table.collegeId, collegeIdOf(officer)),
        waits(table),
        item ? eq(table.id, item) : undefined,
        after,
      ),
    );
}
type Row = Awaited<ReturnType<typeof waitingAt>>[number];

async function listed(db: Executor, rows: Row[]): Promise<WaitingDocument[]> {
  const items = rows.map(({ item }) => item);
  const [education, achievements] = [
    await shown(db, "education", items.filter(isOf("education"))),
    await shown(db, "achievements", items.filter(isOf("achievements"))),
  ];
  const all = [
    ...education.map((item) => ({ section: "education" as const, item })),
    ...achievements.map((item) => ({ section: "achievements" as const, item })),
  ];
  const by = new Map(all.map((each) => [each.item.id, each]));
  return rows.flatMap(({ item: { id, updatedAt }, student }) => {
    const { firstName: _first, lastName: _last, ...who } = student;
    const item = by.get(id);
    const sent = { ...who, studentName: fullName(student), sentAt: updatedAt.toISOString() };
    return item ? [{ ...sent, ...item }] : [];
  });
}

const isOf =
  (wanted: SectionName) =>
  ({ section }: PortfolioItem) =>
    section === wanted;

/** A window of it, the oldest first; one more than wanted tells whether anything follows. */
export const windowOf = (db: Executor, officer: SignedIn, asked: Asked, many: number) =>
  waitingAt(db, officer, asked)
    .orderBy(...oldestFirst)
    .limit(many);

/** How many documents wait; counting them reads no more than what waits. */
export const countWaiting = (db: Executor, officer: SignedIn, { search }: Asked = {}) =>
  db.$count(waitingAt(db, officer, { search }).as("waiting"));

/** Documents of the students of a college that no officer has answered, window by window; or only how many. */
export async function listWaiting(db: Executor, officer: SignedIn, asked: Asked) {
  const { next, limit = limits.list.pageSize } = asked;
  if (asked.count) return { items: [], next: null, total: await countWaiting(db, officer, asked) };
  const rows = await windowOf(db, officer, asked, limit + 1);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1)?.item : undefined;
  return {
    items: await listed(db, items),
    next: last ? cursorAt(last.updatedAt, last.id) : null,
    ...(!next && { total: last ? await countWaiting(db, officer, asked) : items.length }),
  };
}

const cells: Cells<"documents", WaitingDocument> = {
  studentName: ({ studentName }) => studentName,
  rollNumber: ({ rollNumber }) => rollNumber,
  department: ({ department }) => department,
  section: ({ section }) => section,
  item: ({ section, item }) => titleOf(section, item),
  file: ({ item }) => item.file?.name ?? null,
  sentAt: ({ sentAt }) => dayCell(sentAt),
};

interface Asking {
  user: SignedIn;
  call: Call;
  query: z.output<typeof waitingDocumentSheetQuery>;
}

/** The documents that wait, as a sheet. */
export const exportWaiting = (deps: Deps, asking: Asking) =>
  takeOut(deps, "documents", {
    ...asking,
    page: (asked) => listWaiting(deps.db, asking.user, asked),
    cells,
  });
