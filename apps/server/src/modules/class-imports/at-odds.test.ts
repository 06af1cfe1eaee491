import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const officer = await server.person("officer-ready");
const { imports, students } = officer.api.po;
const department = ok(await officer.api.po.college.data()).data.departments[0]?.name ?? "";
const year = new Date().getUTCFullYear() + 1;

function sheet(columns: string, cells: string, batch = year) {
  const headings = `Email,Roll No,Name,Surname,Branch,Degree,Batch,${columns}`;
  const line = `odd@class.example,26OD01,Asha,Rao,${department},B.E.,${batch},${cells}`;
  return new File([`${headings}\n${line}\n`], "class.csv");
}
const look = async (file: File) =>
  ok(await imports.upload({ body: { file, mode: "PREVIEW" } })).data;

test("a sheet is told where what it says is at odds with what it leaves out and is there", async () => {
  ok(await imports.upload({ body: { file: sheet("Active Backlogs,Total Backlogs", "0,1") } }));
  const odd = await look(sheet("Active Backlogs", "3"));
  expect(odd.counts).toMatchObject({ CONFLICT: 1, UPDATE: 0 });
  expect(odd.errors).toEqual([
    {
      row: 2,
      field: "active_backlogs",
      message:
        "There cannot be more active backlogs than backlogs in all. What the sheet leaves out stays as it is here.",
    },
  ]);
  const fewer = await look(sheet("Active Backlogs,Total Backlogs", "1,"));
  expect(fewer.counts).toMatchObject({ UPDATE: 1 });

  // Put right in the meantime, it is taken in.
  ok(await imports.upload({ body: { file: sheet("Total Backlogs", "4") } }));
  ok(await imports.commit({ params: { id: odd.id }, body: { rows: "VALID" } }));
  const { items } = ok(await students.list({ query: { search: "26OD01" } })).data;
  expect(items[0]?.activeBacklogs).toBe(3);
});
