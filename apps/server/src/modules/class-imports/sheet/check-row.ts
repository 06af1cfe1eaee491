import {
  clearing,
  type ImportColumnName,
  importColumnNames,
  importColumns,
} from "@toran/contract/student-import/columns";
import type { CellValue, RowValues, SheetColumn } from "../tables";
import type { SheetLine } from "./sheet";

export interface CheckedRow {
  row: number;
  values: RowValues;
  problems: { field: string; message: string }[];
}
/** As it comes from its sheet, with its cells as they were typed there. */
export interface ReadRow extends CheckedRow {
  cells: string[];
}
/** What the college teaches, as its sheet may name it. */
export interface Taught {
  name: string;
  code: string | null;
  formerNames: string[];
  majors: string[];
}

const same = (one: string | null, other: string) =>
  one !== null && one.trim().toLowerCase() === other.trim().toLowerCase();

/** Checks the lines of a sheet with these columns, cell by cell, and then what the cells of a line say together. */
export function rowChecker(columns: SheetColumn[], taught: Taught[]) {
  const missing = missingOf(columns).map((field) => ({
    field,
    message: `The sheet has no column for this: ${importColumns[field].label}.`,
  }));
  const ofDepartment = columns.findIndex(({ holds }) => holds === "department");
  return ({ row, cells }: SheetLine): ReadRow => {
    const checked: ReadRow = { row, cells, values: {}, problems: [] };
    // It says how to read another cell, and is no value of the row.
    const scale: RowValues = {};
    for (const [index, { holds }] of columns.entries()) {
      if (!holds) continue;
      const values = holds === "cgpa_scale" ? scale : checked.values;
      checkCell({ values, problems: checked.problems }, holds, cells[index] ?? "");
    }
    checked.problems.push(...missing);
    together(checked, { taught, scale: scale.cgpa_scale, department: cells[ofDepartment] });
    return checked;
  };
}

/** The cells of a row by what its columns hold. */
export const typedIn = (columns: SheetColumn[], cells: string[]) => {
  const typed: Partial<Record<ImportColumnName, string>> = {};
  for (const [index, { holds }] of columns.entries()) if (holds) typed[holds] = cells[index] ?? "";
  return typed;
};

/** Needed columns that no column of the sheet holds. */
export const missingOf = (columns: SheetColumn[]) =>
  importColumnNames.filter(
    (name) => "needed" in importColumns[name] && !columns.some(({ holds }) => holds === name),
  );

/** What a cell was found to hold, or what is wrong with it. */
type Verdict = { value: CellValue | string[] } | { message: string };

// Most cells of a sheet repeat: a degree, a year, a city. What one was found to be, the next one is.
const verdicts = new Map<ImportColumnName, Map<string, Verdict>>();
const mostKept = 1000;

function verdictOn(name: ImportColumnName, cell: string): Verdict {
  const known = verdicts.get(name) ?? new Map<string, Verdict>();
  verdicts.set(name, known);
  const before = known.get(cell);
  if (before) return before;
  const { success, data, error } = importColumns[name].check.safeParse(cell);
  const verdict = success
    ? { value: data }
    : { message: error.issues[0]?.message ?? "Check this cell." };
  if (known.size < mostKept) known.set(cell, verdict);
  return verdict;
}

function checkCell(
  { values, problems }: Omit<CheckedRow, "row">,
  name: ImportColumnName,
  cell: string,
) {
  const column = importColumns[name];
  const needed = "needed" in column;
  if (!cell || (cell === clearing && needed)) {
    if (needed) problems.push({ field: name, message: `${column.label} is needed.` });
    return;
  }
  if (cell === clearing) {
    values[name] = null;
    return;
  }
  const unread = unreadIn(cell);
  if (unread) {
    problems.push({ field: name, message: unread });
    return;
  }
  const verdict = verdictOn(name, cell);
  // By name, as an object made for each cell would take as long as the checks.
  const held: Record<string, unknown> = values;
  if ("value" in verdict) held[name] = verdict.value;
  else problems.push({ field: name, message: verdict.message });
}

/** What is wrong with a cell whose formula brought no value. Sheets that are saved as CSV hold the same words. */
function unreadIn(cell: string) {
  if (/^#(N\/A|NAME\?|[A-Z]+[/0-9]*!|GETTING_DATA)$/.test(cell))
    return `The cell shows ${cell}. Write what belongs there, or empty it.`;
  if (cell.startsWith("="))
    return "The cell holds a formula without its result. Write the result in its place.";
  return undefined;
}

const percents = ["tenth_percent", "twelfth_percent", "diploma_percent"] as const;

/** The department that a cell names, by its name, a code of its own or a former name; otherwise what there is to say. */
function departmentOf(given: string, taught: Taught[]): Taught | string {
  const coded = taught.filter(({ code }) => same(code, given));
  const found = taught.find(({ name }) => same(name, given)) ?? coded[0];
  if (!found) return calledNow(given, taught) ?? "";
  if (same(found.name, given) || coded.length === 1) return found;
  return `${coded.map(({ name }) => name).join(" and ")} have the code “${given}”. Write the name.`;
}

/** What values say against each other. */
export function atOdds(values: RowValues): CheckedRow["problems"] {
  const problems: CheckedRow["problems"] = [];
  const wrong = (field: ImportColumnName, message: string) => problems.push({ field, message });
  const { active_backlogs: active, total_backlogs: total } = values;
  if (typeof active === "number" && typeof total === "number" && active > total)
    wrong("active_backlogs", "There cannot be more active backlogs than backlogs in all.");
  const years = [values.tenth_year, values.twelfth_year, values.graduation_year];
  const known = years.filter((each) => typeof each === "number");
  if (known.some((each, index) => index > 0 && each <= (known[index - 1] ?? 0)))
    wrong("twelfth_year", "The years of school and of graduation must follow each other.");
  return problems;
}

/** What else the sheet says of a row: the scale of its CGPA, and its department as it was typed. */
interface Beside {
  taught: Taught[];
  scale: CellValue | undefined;
  department: string | undefined;
}

function together({ values, problems }: CheckedRow, { taught, scale, department }: Beside) {
  const wrong = (field: ImportColumnName, message: string) => problems.push({ field, message });
  const { cgpa } = values;
  if (typeof cgpa === "number") {
    const most = typeof scale === "number" ? scale : 10;
    if (cgpa > most) wrong("cgpa", `Give a CGPA from 0 to ${most}.`);
    else values.cgpa = Math.round((cgpa * 1000) / most) / 100;
  }
  // As many decimals as are kept, so that the same sheet again changes nothing.
  for (const name of percents) {
    const given = values[name];
    if (typeof given === "number") values[name] = Math.round(given * 100) / 100;
  }
  problems.push(...atOdds(values));
  if (typeof values.department === "string") {
    const found = departmentOf(values.department, taught);
    problems.push(...studies(values, found, department ?? values.department));
  }
}

/** Writes down what a row studies as the college calls it; gives what there is to say against it. */
function studies(values: RowValues, found: Taught | string, typed: string): CheckedRow["problems"] {
  if (typeof found === "string")
    return [{ field: "department", message: found || `The college has no department “${typed}”.` }];
  values.department = found.name;
  const { major } = values;
  if (typeof major !== "string") return [];
  const taughtMajor = found.majors.find((each) => same(each, major));
  if (!taughtMajor) return [{ field: "major", message: `${found.name} has no major “${major}”.` }];
  values.major = taughtMajor;
  return [];
}

/** What a department of this name is called now, unless it was taken away. */
export const calledNow = (name: string, taught: Taught[]) =>
  taught.find((each) => same(each.name, name)) ??
  taught.find(({ formerNames }) => formerNames.some((each) => same(each, name)));

/** A row that was checked before, by what the college teaches now. */
export function asTaught(row: CheckedRow, taught: Taught[]): CheckedRow {
  const { department } = row.values;
  if (row.problems.length || typeof department !== "string") return row;
  const values = { ...row.values };
  const problems = studies(values, calledNow(department, taught) ?? "", department);
  return { ...row, values, problems };
}
