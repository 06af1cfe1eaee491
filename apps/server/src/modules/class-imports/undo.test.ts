import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { atOnce } from "./take-in";

const server = await startServer();
const officer = await server.person("officer-ready");
const { imports, students } = officer.api.po;
const headings = "email,roll_number,first_name,degree,department,graduation_year,city";
const department = ok(await officer.api.po.college.data()).data.departments[0]?.name ?? "";
const year = new Date().getUTCFullYear() + 1;
const line = (email: string, roll: string, city = "Pune") =>
  [email, roll, "Asha", "B.E.", department, year, city].join(",");

/** Takes a sheet in that may change addresses and roll numbers; gives the id of the import. */
async function takenIn(...lines: string[]) {
  const file = new File([[headings, ...lines].join("\n")], "class.csv");
  const { id } = ok(await imports.upload({ body: { file, mode: "PREVIEW" } })).data;
  ok(await imports.change({ params: { id }, body: { changeKeys: true } }));
  return ok(await imports.commit({ params: { id }, body: {} })).data.id;
}

/** Who has which of these roll numbers. */
async function rolls(search: string) {
  const { items } = ok(await students.list({ query: { search, sort: "roll" } })).data;
  return items.map(({ email, rollNumber }) => `${rollNumber} ${email}`);
}

test("an address and a roll number that somebody else has by now stay changed, and all else comes back", async () => {
  await takenIn(line("one@class.example", "26U001"), line("two@class.example", "26U002"));
  const id = await takenIn(
    line("moved@class.example", "26U001", "Goa"),
    line("two@class.example", "26U003", "Goa"),
  );
  await takenIn(line("one@class.example", "26U004"), line("four@class.example", "26U002"));
  expect(ok(await imports.undo({ params: { id } })).data.state).toBe("UNDONE");
  const { items } = ok(await students.list({ query: { search: "26U00", sort: "roll" } })).data;
  expect(items.map(({ email, rollNumber }) => [email, rollNumber])).toEqual([
    ["moved@class.example", "26U001"],
    ["four@class.example", "26U002"],
    ["two@class.example", "26U003"],
    ["one@class.example", "26U004"],
  ]);
  const sheet = async (at: number) =>
    ok(await students.read({ params: { id: items[at]?.id ?? "" } })).data.city;
  expect([await sheet(0), await sheet(2)]).toEqual(["Pune", "Pune"]);
});

test("a roll number that a row of the same list took over goes back to whoever had it", async () => {
  await takenIn(line("first@class.example", "26M001"), line("second@class.example", "26M002"));
  // So far apart they are taken in one after the other, and the second finds the number free.
  const between = Array.from({ length: atOnce + 5 }, (_, n) =>
    line(`n${n}@class.example`, `26N${n}`),
  );
  const id = await takenIn(
    line("first@class.example", "26M003"),
    ...between,
    line("second@class.example", "26M001"),
  );
  expect(await rolls("26M00")).toEqual([
    "26M001 second@class.example",
    "26M003 first@class.example",
  ]);
  expect(ok(await imports.undo({ params: { id } })).data.message).toBeNull();
  expect(await rolls("26M00")).toEqual([
    "26M001 first@class.example",
    "26M002 second@class.example",
  ]);
});

test("an undo says of how many students something stays, as somebody has changed it since", async () => {
  await takenIn(line("kept@class.example", "26K001"), line("back@class.example", "26K002"));
  const id = await takenIn(
    line("kept@class.example", "26K001", "Goa"),
    line("back@class.example", "26K002", "Goa"),
  );
  await takenIn(line("kept@class.example", "26K001", "Delhi"));
  const { applied, message } = ok(await imports.undo({ params: { id } })).data;
  expect([applied, message]).toEqual([
    1,
    "1 student has signed up or been changed since, and stays so.",
  ]);
  const { items } = ok(await students.list({ query: { search: "26K00", sort: "roll" } })).data;
  const sheets = items.map((each) => students.read({ params: { id: each.id } }));
  expect((await Promise.all(sheets)).map((reply) => ok(reply).data.city)).toEqual([
    "Delhi",
    "Pune",
  ]);
});

test("an import that was undone is not taken in again, and says so", async () => {
  const id = await takenIn(line("gone@class.example", "26G001"));
  ok(await imports.undo({ params: { id } }));
  const again = refusal(await imports.commit({ params: { id }, body: {} }));
  expect([again.status, again.message]).toEqual([
    409,
    "This import was undone. Choose the file again to begin another one.",
  ]);
});

const rowOf = (n: string, city?: string) => line(`s${n}@class.example`, `26S00${n}`, city);

test("students of an import who were changed since stay with its undo: placed, told of, or in a later list", async () => {
  const numbers = ["1", "2", "3", "4", "5"];
  const id = await takenIn(...numbers.map((n) => rowOf(n)));
  const { items } = ok(await students.list({ query: { search: "26S00", sort: "roll" } })).data;
  const [placed = "", tagged = "", gapped = ""] = items.map((each) => each.id);
  ok(await students.setPlacement({ query: { studentId: [placed] }, body: { isPlaced: true } }));
  ok(await students.setOutcome({ params: { id: tagged }, body: { outcomeTag: "HIGHER_STUDIES" } }));
  ok(await students.setGapYears({ params: { id: gapped }, body: { gapYears: 1 } }));
  await takenIn(rowOf("4", "Goa"), rowOf("5"));
  const { applied, message } = ok(await imports.undo({ params: { id } })).data;
  expect([applied, message]).toEqual([
    4,
    "4 students have signed up or been changed since, and stay so.",
  ]);
  expect(await rolls("26S00")).toEqual(
    ["1", "2", "3", "4"].map((n) => `26S00${n} s${n}@class.example`),
  );
});
