import { importColumns } from "@toran/contract/student-import/columns";
import { expect, test } from "vitest";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const officer = await server.person("officer-ready");
const { imports, students } = officer.api.po;
const department = ok(await officer.api.po.college.data()).data.departments[0]?.name ?? "";
const year = new Date().getUTCFullYear() + 1;
const headings =
  "email,roll_number,first_name,degree,department,graduation_year,cgpa,tenth_percent";

/** A sheet with a student for each pair of a CGPA and a percentage. */
function sheet(...marks: [cgpa: string, tenth: string][]) {
  const lines = marks.map((given, n) =>
    [`marks${n}@class.example`, `26MK${n}0`, "Asha", "B.E.", department, year, ...given].join(","),
  );
  return new File([[headings, ...lines].join("\n")], "marks.csv");
}
const look = async (file: File) =>
  ok(await imports.upload({ body: { file, mode: "PREVIEW" } })).data;

test("marks that a formula worked out are rounded, and a percentage may bring its sign", async () => {
  const file = sheet(["8.333333333333334", "91.16666666666667"], ["8.12345", "88.4 %"]);
  const { id, counts } = await look(file);
  expect(counts.CREATE).toBe(2);
  ok(await imports.commit({ params: { id }, body: { rows: "ALL" } }));
  const { items } = ok(await students.list({ query: { search: "26MK", sort: "roll" } })).data;
  expect(items.map(({ cgpa }) => cgpa)).toEqual([8.33, 8.12]);
  expect((await look(file)).counts.UNCHANGED).toBe(2);
});

test("a mark out of a cell that is shown in percent is not taken for less than one of a hundred", async () => {
  const { counts, errors } = await look(sheet(["7.1", "0.912"], ["7.2", "0"], ["7.3", "1"]));
  expect(counts.ERROR).toBe(2);
  expect(errors).toEqual(
    [2, 4].map((row) => ({
      row,
      field: "tenth_percent",
      message: "Write 91.2 for 91.2 %. A cell that shows a % holds 0.912 instead.",
    })),
  );
});

test("a year that is none, or far from now, is told at its cell", async () => {
  const years = ["-5", "5", "99999", `${year}.5`, String(year)];
  const rows = years.map((given, n) => [
    `y${n}@class.example`,
    `26Y${n}0`,
    "Asha",
    "B.E.",
    department,
    given,
  ]);
  const file = new File([[headings, ...rows.map(String)].join("\n")], "years.csv");
  const { counts, errors } = await look(file);
  expect([counts.ERROR, counts.CREATE]).toEqual([4, 1]);
  const asked = `Give a year from ${year - 11} to ${year + 5}.`;
  expect(errors).toEqual(
    [asked, asked, asked, "Give a whole number."].map((message, n) => ({
      row: n + 2,
      field: "graduation_year",
      message,
    })),
  );
});

const read = (name: "gender" | "disability", cell: string) =>
  importColumns[name].check.safeParse(cell).data;

test("a gender and a yes may be shortened to their first letter", () => {
  expect(["F", "m", "non-binary", "X"].map((cell) => read("gender", cell))).toEqual([
    "FEMALE",
    "MALE",
    "NON_BINARY",
    undefined,
  ]);
  expect(["y", "N", "No"].map((cell) => read("disability", cell))).toEqual(["YES", "NO", "NO"]);
});

test("a cell that shows an error, or a formula without its result, is an error of its row and not an empty cell", async () => {
  const { counts, errors } = await look(sheet(["#N/A", "91"], ["=H2/2", "91"], ["8.1", "#DIV/0!"]));
  expect(counts.ERROR).toBe(3);
  expect(errors.map(({ row, field, message }) => [row, field, message])).toEqual([
    [2, "cgpa", "The cell shows #N/A. Write what belongs there, or empty it."],
    [3, "cgpa", "The cell holds a formula without its result. Write the result in its place."],
    [4, "tenth_percent", "The cell shows #DIV/0!. Write what belongs there, or empty it."],
  ]);
});

const skills = (cell: string) => importColumns.skills.check.safeParse(cell).data;

test("what a cell lists may stand between commas, semicolons or both", () => {
  expect(skills("Java, SQL, React")).toEqual(["Java", "SQL", "React"]);
  expect(skills("Java;SQL, React;;Java")).toEqual(["Java", "SQL", "React"]);
});
