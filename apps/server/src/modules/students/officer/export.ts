import { limits } from "@toran/contract";
import { exportColumns, type exportQuery } from "@toran/contract/schemas/student-sheet";
import type { z } from "zod/mini";
import type { Deps } from "../../../deps";
import { sheetReply } from "../../../files/sheet-reply";
import type { Cell } from "../../../files/workbook-writer";
import type { Call } from "../../../http/call";
import { refused } from "../../../http/failures";
import type { FileReply } from "../../../http/implement";
import { spendExport } from "../../accounts/exports";
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
const atOnce = 1000;

/** The filtered students as a sheet, made while it is sent; who took what is written down. */
export async function exportStudents(
  deps: Deps,
  { user, query, call }: { user: SignedIn; query: Query; call: Call },
): Promise<FileReply> {
  const { format, columns = [...exportColumns], ...filter } = query;
  await spendExport(deps.db, user, deps.now());
  const total = await countMatching(deps.db, user, filter);
  if (total > limits.exportRows)
    throw refused({ search: "More than 100,000 students match. Narrow the filter." });
  const after = { format, columns, filter, students: total };
  await record(deps.db, { user, call }, { action: "students.export", after }, deps.now());
  const now = deps.now();
  const rows = rowsOf(deps, user, filter, columns);
  return sheetReply({ name: "Students", format, rows, about: about(user, after, now), now });
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

/** What a sheet says of itself: who took it, when, and who is in it. */
function about(
  user: SignedIn,
  { filter, students }: { filter: object; students: number },
  now: Date,
): Cell[][] {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  return [
    ["Taken by", `${user.firstName} ${user.lastName}`.trim()],
    ["On", now.toISOString().slice(0, 10)],
    ["Students", students],
    ...asked.map(([name, value]): Cell[] => [name, [value].flat().join(", ")]),
  ];
}
