import { isFailure } from "@toran/api-client";
import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const officer = await server.person("officer-ready");
const { imports, students } = officer.api.po;
const department = ok(await officer.api.po.college.data()).data.departments[0]?.name ?? "";
const year = new Date().getUTCFullYear() + 1;
const headings = "Email,Roll No,Name,Surname,Branch,Degree,Batch,CPI,Mobile,Backlogs,Gap (years)";

/** A class in which each student has the gap years of one cell. */
function classWith(...gaps: string[]) {
  const lines = gaps.map(
    (gap, n) =>
      `gap${n}@class.example,26GP${n}0,Asha,Rao,${department},B.E.,${year},8.1,9812345678,0,${gap}`,
  );
  return new File([[headings, ...lines].join("\n")], "class.csv");
}
const look = async (file: File) =>
  ok(await imports.upload({ body: { file, mode: "PREVIEW" } })).data;
const gapsOf = async () => {
  const { items } = ok(await students.list({ query: { search: "26GP", sort: "roll" } })).data;
  return Promise.all(
    items.map(async ({ id }) => ok(await students.read({ params: { id } })).data.marks.gapYears),
  );
};

test("a class list tells gap years: whole ones, as many as are taken elsewhere, and cleared where it says so", async () => {
  const wrong = await look(classWith("11", "1.5", "none"));
  expect(wrong.errors).toEqual([
    { row: 2, field: "gap_years", message: "Give whole years from 0 to 10." },
    { row: 3, field: "gap_years", message: "Give a whole number." },
    { row: 4, field: "gap_years", message: "Give whole years from 0 to 10." },
  ]);
  ok(await imports.upload({ body: { file: classWith("0", "2", "") } }));
  expect(await gapsOf()).toEqual([0, 2, null]);
  const { counts, id } = await look(classWith("", "3", "**CLEAR**"));
  expect(counts).toMatchObject({ UPDATE: 1, UNCHANGED: 2 });
  const { items } = ok(await imports.rows({ params: { id }, query: {} })).data;
  expect(items.flatMap(({ changes }) => changes)).toEqual([
    { field: "gap_years", from: "2", to: "3" },
  ]);
  ok(await imports.commit({ params: { id }, body: {} }));
  expect(await gapsOf()).toEqual([0, 3, null]);
  ok(await imports.upload({ body: { file: classWith("", "**CLEAR**", "") } }));
  expect(await gapsOf()).toEqual([0, null, null]);
});

test.each(["csv", "xlsx"] as const)(
  "an export as %s goes in again and changes nothing",
  async (format) => {
    ok(await imports.upload({ body: { file: classWith("0", "2") } }));
    const file = await students.export({ query: { format, search: "26GP" } });
    if (isFailure(file)) throw new Error(JSON.stringify(file.body));
    const again = await look(new File([Buffer.from(await file.arrayBuffer())], `again.${format}`));
    expect(again.errors).toEqual([]);
    expect(again.counts).toMatchObject({ UNCHANGED: again.rows });
    expect(again.rows).toBeGreaterThan(1);
    // What becomes of a student here is told, and is nothing that a sheet could say.
    expect(again.columns.flatMap(({ heading, holds }) => (holds ? [] : heading))).toEqual([
      "Profile (%)",
      "Status",
      "Placement",
      "Outcome",
      "Offers",
      "Best package (INR a year)",
      "Last changed (IST)",
    ]);
  },
);

async function taken(asked: Parameters<typeof students.export>[0]) {
  const file = await students.export(asked);
  if (isFailure(file)) throw new Error(JSON.stringify(file.body));
  return file.text();
}

test("an export tells every skill, not only the first that the list shows, and goes in again", async () => {
  const skills = Array.from({ length: 40 }, (_, n) => `Skill ${n}`);
  const line = `many@class.example,26MS01,Asha,Rao,${department},B.E.,${year},${skills.join(";")}`;
  const sheet = `Email,Roll No,Name,Surname,Branch,Degree,Batch,Skills\n${line}`;
  ok(await imports.upload({ body: { file: new File([sheet], "class.csv") } }));
  const query = { format: "csv" as const, search: "26MS01" };
  const told = await taken({ query: { ...query, columns: ["skills"] } });
  expect(told).toBe(`Skills\r\n${skills.join("; ")}\r\n`);
  const again = await look(new File([await taken({ query })], "again.csv"));
  expect(again).toMatchObject({ errors: [], counts: { UNCHANGED: 1 } });
});
