import { limits } from "@toran/contract";
import { columnsOf, type SheetColumn, sheetColumns } from "@toran/contract/schemas/list-sheet";
import type { exportQuery } from "@toran/contract/schemas/student-sheet";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { letOthersPass } from "../../../db/let-others-pass";
import type { Deps } from "../../../deps";
import { aboutSheet } from "../../../files/about-sheet";
import { sheetReply } from "../../../files/sheet-reply";
import type { Cell } from "../../../files/workbook-writer";
import type { Call } from "../../../http/call";
import { refused } from "../../../http/failures";
import type { FileReply } from "../../../http/implement";
import { spendExport } from "../../accounts/exports";
import { phonesOf } from "../../accounts/profile";
import type { SignedIn } from "../../accounts/signed-in";
import { record } from "../../audit/record";
import { collectionOf } from "../../collections/find";
import { inWords, timeCell } from "../../exports/take-out";
import { skillsOfEach } from "../../portfolio/skills-of-many";
import { type FullRow, windowsOf } from "./list";
import { countMatching } from "./own";

type Query = z.output<typeof exportQuery>;
type Column = SheetColumn<"students">;

const headings = sheetColumns.students;
const atOnce = 1000;

/** The filtered students as a sheet, made while it is sent; who took what is written down. */
export async function exportStudents(
  deps: Deps,
  { user, query, call }: { user: SignedIn; query: Query; call: Call },
): Promise<FileReply> {
  const { format, columns = columnsOf("students"), ...filter } = query;
  await spendExport(deps.db, user, deps.now());
  const total = await countMatching(deps.db, user, filter);
  if (total > limits.exportRows)
    throw refused({ search: "More than 100,000 students match. Narrow the filter." });
  const said = await saidOf(deps.db, user, filter);
  const after = { format, columns, filter: said, students: total };
  await record(deps.db, { user, call }, { action: "students.export", after }, deps.now());
  const now = deps.now();
  const rows = rowsOf(deps, user, filter, columns);
  const about = aboutSheet(user, now, { Students: total, ...inWords(said) });
  return sheetReply({ name: "Students", format, rows, about, now });
}

/** A filter as it is told of: an id says nothing to who reads it later. */
async function saidOf(db: Executor, user: SignedIn, filter: Omit<Query, "format" | "columns">) {
  if (!filter.collection) return filter;
  const { name } = await collectionOf(db, user, filter.collection);
  return { ...filter, collection: name };
}

async function* rowsOf(
  { db }: Deps,
  user: SignedIn,
  filter: Omit<Query, "format" | "columns">,
  columns: Column[],
): AsyncGenerator<Cell[]> {
  yield columns.map((column) => headings[column]);
  for await (const students of windowsOf(db, user, { ...filter, limit: atOnce })) {
    const ids = students.map(({ id }) => id);
    const beside: Beside = {
      phones: columns.includes("phone") ? await phonesOf(db, ids) : new Map(),
      skills: columns.includes("skills") ? await skillsOfEach(db, ids) : new Map(),
    };
    for (const student of students) yield columns.map((column) => cellOf(column, student, beside));
    await letOthersPass(db);
  }
}

/** What rows of the list do not tell, or tell in part. */
interface Beside {
  phones: Map<string, string | null>;
  skills: Map<string, string[]>;
}

function cellOf(column: Column, student: FullRow, { phones, skills }: Beside): Cell {
  if (column === "phone") return phones.get(student.id) ?? null;
  if (column === "skills") return skills.get(student.id)?.join("; ") ?? null;
  if (column === "updatedAt") return timeCell(student.updatedAt);
  return student[column];
}
