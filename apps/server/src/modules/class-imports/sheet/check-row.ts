import {
  clearing,
  type ImportColumnName,
  importColumnNames,
  importColumns,
} from "@toran/contract/student-import/columns";
import type { RowValues, SheetColumn } from "../tables";
import type { SheetLine } from "./sheet";

export interface CheckedRow {
  row: number;
  typed: Partial<Record<ImportColumnName, string>>;
  values: RowValues;
  problems: { field: string; message: string }[];
}
/** What the college teaches, as its sheet may name it. */
export interface Taught {
  name: string;
  code: string | null;
  majors: string[];
}

const same = (one: string | null, other: string) =>
  one !== null && one.trim().toLowerCase() === other.trim().toLowerCase();

/** Checks a line of the sheet, cell by cell, and then what its cells say together. */
export function checkRow(
  { row, cells }: SheetLine,
  columns: SheetColumn[],
  taught: Taught[],
): CheckedRow {
  const checked: CheckedRow = { row, typed: {}, values: {}, problems: [] };
  for (const [index, { holds }] of columns.entries()) {
    if (!holds) continue;
    const cell = cells[index] ?? "";
    checked.typed[holds] = cell;
    checkCell(checked, holds, cell);
  }
  for (const name of missingOf(columns))
    checked.problems.push({
      field: name,
      message: `The sheet has no column for this: ${importColumns[name].label}.`,
    });
  together(checked, taught);
  return checked;
}

/** Needed columns that no column of the sheet holds. */
export const missingOf = (columns: SheetColumn[]) =>
  importColumnNames.filter(
    (name) => "needed" in importColumns[name] && !columns.some(({ holds }) => holds === name),
  );

function checkCell({ values, problems }: CheckedRow, name: ImportColumnName, cell: string) {
  const { check, label, ...column } = importColumns[name];
  if (!cell || (cell === clearing && "needed" in column)) {
    if ("needed" in column) problems.push({ field: name, message: `${label} is needed.` });
    return;
  }
  if (cell === clearing) {
    values[name] = null;
    return;
  }
  const { success, data, error } = check.safeParse(cell);
  if (success) Object.assign(values, { [name]: data });
  else problems.push({ field: name, message: error.issues[0]?.message ?? "Check this cell." });
}

const percents = ["tenth_percent", "twelfth_percent", "diploma_percent"] as const;

function together({ typed, values, problems }: CheckedRow, taught: Taught[]) {
  const wrong = (field: ImportColumnName, message: string) => problems.push({ field, message });
  const { cgpa, cgpa_scale: scale, active_backlogs: active, total_backlogs: total } = values;
  if (typeof cgpa === "number") {
    const most = typeof scale === "number" ? scale : 10;
    if (cgpa > most) wrong("cgpa", `Give a CGPA from 0 to ${most}.`);
    else values.cgpa = Math.round((cgpa * 1000) / most) / 100;
  }
  delete values.cgpa_scale;
  // As many decimals as are kept, so that the same sheet again changes nothing.
  for (const name of percents) {
    const given = values[name];
    if (typeof given === "number") values[name] = Math.round(given * 100) / 100;
  }
  if (typeof active === "number" && typeof total === "number" && active > total)
    wrong("active_backlogs", "There cannot be more active backlogs than backlogs in all.");
  const years = [values.tenth_year, values.twelfth_year, values.graduation_year];
  const known = years.filter((each) => typeof each === "number");
  if (known.some((each, index) => index > 0 && each <= (known[index - 1] ?? 0)))
    wrong("twelfth_year", "The years of school and of graduation must follow each other.");
  if (typeof values.department === "string") {
    const given = values.department;
    const found = taught.find(({ name, code }) => same(name, given) || same(code, given));
    if (!found)
      wrong("department", `The college has no department “${typed.department ?? given}”.`);
    else {
      values.department = found.name;
      const { major } = values;
      const taughtMajor =
        typeof major === "string" && found.majors.find((each) => same(each, major));
      if (taughtMajor) values.major = taughtMajor;
      else if (typeof major === "string") wrong("major", `${found.name} has no major “${major}”.`);
    }
  }
}
