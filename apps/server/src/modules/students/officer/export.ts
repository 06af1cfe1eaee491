import { Readable } from "node:stream";
import { limits } from "@toran/contract";
import { exportColumns, type exportQuery } from "@toran/contract/schemas/student-sheet";
import type { z } from "zod/mini";
import type { Deps } from "../../../deps";
import { csvLine, csvMark } from "../../../files/sheet-cells";
import { type Cell, workbookOf } from "../../../files/workbook-writer";
import type { Call } from "../../../http/call";
import { refused, tooMany } from "../../../http/failures";
import type { FileReply } from "../../../http/implement";
import { spend } from "../../accounts/counters";
import { phonesOf } from "../../accounts/profile";
import type { SignedIn } from "../../accounts/signed-in";
import { record } from "../../audit/record";
import { type FullRow, windowsOf } from "./list";
import { countMatching } from "./own";

type Query = z.output<typeof exportQuery>;
type Column = (typeof exportColumns)[number];

const headings: Record<Column, string> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  rollNumber: "Roll number",
  degree: "Degree",
  department: "Department",
  major: "Major",
  graduationYear: "Graduation year",
  cgpa: "CGPA",
  activeBacklogs: "Active backlogs",
  skills: "Skills",
  accountStatus: "Status",
  placementStatus: "Placement",
  outcomeTag: "Outcome",
  offers: "Offers",
  bestPackage: "Best package (INR a year)",
  updatedAt: "Last changed",
};
const busy = { most: 30, window: 10 * 60_000 };
const atOnce = 1000;

/** The filtered students as a sheet, made while it is sent; who took what is written down. */
export async function exportStudents(
  deps: Deps,
  { user, query, call }: { user: SignedIn; query: Query; call: Call },
): Promise<FileReply> {
  const { format, columns = [...exportColumns], ...filter } = query;
  const room = await spend(deps.db, { key: `export:${user.id}`, ...busy }, deps.now());
  if (!room.allowed)
    throw tooMany("That was a lot of exports. Please wait a few minutes.", room.retryAfter);
  const total = await countMatching(deps.db, user, filter);
  if (total > limits.exportRows)
    throw refused({ search: "More than 100,000 students match. Narrow the filter." });
  const after = { format, columns, filter, students: total };
  await record(deps.db, { user, call }, { action: "students.export", after }, deps.now());
  const rows = rowsOf(deps, user, filter, columns);
  const day = deps.now().toISOString().slice(0, 10);
  const made = format === "csv" ? csv(rows) : workbook(rows, about(user, after, day), deps.now());
  const type =
    format === "csv"
      ? "text/csv; charset=utf-8"
      : "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="students-${day}.${format}"`,
      "cache-control": "no-store",
    },
    body: Readable.from(made),
  };
}

async function* rowsOf(
  { db }: Deps,
  user: SignedIn,
  filter: Omit<Query, "format" | "columns">,
  columns: Column[],
): AsyncGenerator<Cell[]> {
  yield columns.map((column) => headings[column]);
  for await (const students of windowsOf(db, user, { ...filter, limit: atOnce })) {
    const phones = columns.includes("phone")
      ? await phonesOf(
          db,
          students.map(({ id }) => id),
        )
      : new Map<string, string | null>();
    for (const student of students)
      yield columns.map((column) => cellOf(column, student, phones.get(student.id) ?? null));
  }
}

function cellOf(column: Column, student: FullRow, phone: string | null): Cell {
  if (column === "phone") return phone;
  if (column === "skills") return student.skills.join("; ");
  return student[column];
}

async function* csv(rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  yield csvMark;
  for await (const row of rows)
    yield `${csvLine(row.map((cell) => (cell === null ? "" : String(cell))))}\r\n`;
}

const workbook = (rows: AsyncIterable<Cell[]>, told: Cell[][], now: Date) =>
  workbookOf(
    [
      { name: "Students", rows },
      { name: "About", rows: told },
    ],
    now,
  );

/** What a sheet says of itself: who took it, when, and who is in it. */
function about(
  user: SignedIn,
  { filter, students }: { filter: object; students: number },
  day: string,
): Cell[][] {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  return [
    ["Taken by", `${user.firstName} ${user.lastName}`.trim()],
    ["On", day],
    ["Students", students],
    ...asked.map(([name, value]): Cell[] => [name, [value].flat().join(", ")]),
  ];
}
