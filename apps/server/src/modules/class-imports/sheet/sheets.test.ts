import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ApiFailure, isFailure } from "@toran/api-client";
import { importColumnNames } from "@toran/contract/student-import/columns";
import { expect, test, vi } from "vitest";
import { archiveOf } from "../../../testing/archives";
import { ok, refusal } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";
import { hidden, partsOf, sheetXml, workbook } from "../../../testing/workbooks";
import { typeByContent } from "../../../files/type-by-content";
import { headingsOf } from "./columns";
import { readCsv } from "./csv";
import { readSheet } from "./read-sheet";
import { BadSheet } from "./sheet";
import { readWorkbook } from "./workbook";

const server = await startServer();
const officer = await server.person("officer-ready");
const department = ok(await officer.api.po.college.data()).data.departments[0]?.name ?? "";
const year = new Date().getUTCFullYear() + 1;
type Bytes = string | Buffer;
const upload = (bytes: Bytes, name: string) =>
  officer.api.po.imports.upload({
    body: {
      file: new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name),
      mode: "PREVIEW",
    },
  });

const textOf = async (reply: Blob | ApiFailure) => {
  if (isFailure(reply)) throw reply;
  // Its own text() would take the mark of UTF-8 away.
  return Buffer.from(await reply.arrayBuffer()).toString("utf8");
};

const headings = ["email", "roll_number", "first_name", "degree", "department", "graduation_year"];
const student = (n: number, name = "Asha") => [
  `odd${n}@class.example`,
  `26CS${n}`,
  name,
  "B.E.",
  department,
  String(year),
];
const table = (...rows: string[][]) => [headings, ...rows].map((row) => row.join(",")).join("\r\n");

/** What the thread does with a file, without a thread. */
async function linesOf(given: Bytes, name: string) {
  const bytes = Buffer.from(given);
  const type = await typeByContent(bytes, name);
  return headingsOf(type === "text/csv" ? readCsv(bytes) : await readWorkbook(bytes));
}

test.each<[name: string, bytes: Bytes, file: string, firstName: string]>([
  ["UTF-8", table(student(1, "Zoë")), "a.csv", "Zoë"],
  ["UTF-8 with its mark", `\uFEFF${table(student(2, "अनन्या"))}`, "a.csv", "अनन्या"],
  [
    "UTF-16",
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(table(student(3, "Łukasz")), "utf16le")]),
    "a.csv",
    "Łukasz",
  ],
  ["Windows-1252", Buffer.from(table(student(4, "\x9EZo\x92ë")), "latin1"), "a.csv", "žZo’ë"],
  ["semicolons", table(student(5)).replaceAll(",", ";"), "a.csv", "Asha"],
  ["tabs", table(student(6)).replaceAll(",", "\t"), "a.csv", "Asha"],
  ["quotes over two lines", table(student(7, '"Asha\nRao"')), "a.csv", "Asha\nRao"],
  [
    "a title over merged cells",
    `Class of ${year},,,,,\r\n,,,,,\r\n${table(student(8))}`,
    "a.csv",
    "Asha",
  ],
  ["a name from right to left", table(student(9, "عائشة")), "a.csv", "عائشة"],
  ["a workbook", workbook([headings, student(10, "Zoë")]), "a.xlsx", "Zoë"],
  [
    "a workbook with a title and an empty line",
    workbook([["Class"], [], headings, student(11)]),
    "a.xlsx",
    "Asha",
  ],
  [
    "a formula, by the value it was saved with",
    workbook([headings, student(12, '<c r="REF" t="str"><f>1+1</f><v>Asha</v></c>')]),
    "a.xlsx",
    "Asha",
  ],
  [
    "a workbook whose first sheet is hidden",
    archiveOf([
      ...partsOf(sheetXml([headings, student(13, "Old")])).map(hidden),
      { name: "xl/worksheets/sheet2.xml", text: sheetXml([headings, student(13)]) },
    ]),
    "a.xlsx",
    "Asha",
  ],
])("97, 103: %s is read as it was typed", async (_, bytes, name, firstName) => {
  const { headings: found, rows } = await linesOf(bytes, name);
  expect(found.cells).toEqual(headings);
  expect(rows.map(({ cells }) => cells[2])).toEqual([firstName]);
});

const mute = ['t="str"><f>""</f></c>', 't="str"/>', 't="inlineStr"/>', 't="s"/>', 't="b"/>'];
test.each(mute)("a cell that says nothing is an empty one: <c %s", async (rest) => {
  const odd = student(15, `<c r="REF" ${rest}`);
  const { rows } = await linesOf(workbook([headings, odd, student(16)]), "a.xlsx");
  expect(rows.map(({ cells }) => cells[2])).toEqual(["", "Asha"]);
});

test("103: dates, phone numbers and long numbers come as they were typed or are told of", async () => {
  const heads = [...headings, "date_of_birth", "phone", "cgpa"];
  const rows = [
    [...student(20), "09-03-2004", "098123 45678", "8.126"],
    [...student(21), "2004-03-09", "+44 20 7946 0958", "8,1"],
    [...student(22), "31-02-2004", "9812345678", "8.1"],
  ].map((row) => row.map((cell) => `"${cell}"`));
  const { id } = ok(
    await upload([heads, ...rows].map((row) => row.join(",")).join("\n"), "a.csv"),
  ).data;
  const { items } = ok(await officer.api.po.imports.rows({ params: { id } })).data;
  expect(items.map(({ problems }) => problems.map(({ field }) => field))).toEqual([
    ["phone"],
    ["cgpa"],
    ["date_of_birth"],
  ]);
  expect(items.map(({ typed }) => [typed.date_of_birth, typed.phone, typed.cgpa])).toEqual([
    ["09-03-2004", "098123 45678", "8.126"],
    ["2004-03-09", "+44 20 7946 0958", "8,1"],
    ["31-02-2004", "9812345678", "8.1"],
  ]);
});

const many = (rows: number, columns = 1) =>
  Array.from({ length: rows }, (_, n) => Array.from({ length: columns }, () => String(n)));
const MB = 1024 * 1024;
const macros = { name: "xl/vbaProject.bin", text: "macros" };

test.each<[name: string, bytes: Bytes, file: string, why: RegExp]>([
  ["100,000 rows", many(100_000).join("\n"), "a.csv", /rows|students/],
  ["100,000 rows of a workbook", workbook(many(100_000)), "a.xlsx", /rows/],
  [
    "1,000 columns",
    many(3, 1000)
      .map((row) => row.join(","))
      .join("\n"),
    "a.csv",
    /columns/,
  ],
  [
    "1,000 columns of a workbook",
    workbook(many(3, 1000).map((row) => row.map(() => "<c><v>1</v></c>"))),
    "a.xlsx",
    /columns/,
  ],
  ["a cell of 4 MB", table(student(30, "a".repeat(4 * MB))), "a.csv", /2,000 characters/],
  ["no students", headings.join(","), "a.csv", /no students/],
  ["quotes that never end", table(student(31, '"Asha')), "a.csv", /cannot be read/],
  [
    "a workbook that unpacks to 70 MB",
    archiveOf(partsOf(Buffer.alloc(70 * MB, 32))),
    "a.xlsx",
    /unpacks/,
  ],
  [
    "sizes that lie",
    archiveOf(
      partsOf(sheetXml([headings])).map((part, index) =>
        index === 4 ? { ...part, lie: { size: 3 } } : part,
      ),
    ),
    "a.xlsx",
    /damaged/,
  ],
  [
    "parts that overlap",
    archiveOf(
      partsOf(sheetXml([headings])).map((part, index) =>
        index === 4 ? { ...part, lie: { at: 0 } } : part,
      ),
    ),
    "a.xlsx",
    /damaged/,
  ],
  [
    "a billion laughs",
    workbook(
      [headings, student(32)],
      '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c SYSTEM "http://localhost/x">]>',
    ),
    "a.xlsx",
    /cannot be read/,
  ],
  [
    "shared strings that are broken",
    archiveOf([
      ...partsOf(sheetXml([headings, student(33)])),
      { name: "xl/sharedStrings.xml", text: "<sst><si><t>oh" },
    ]),
    "a.xlsx",
    /./,
  ],
  [
    "a workbook with macros",
    archiveOf([...partsOf(sheetXml([headings, student(34)])), macros]),
    "a.xlsx",
    /macros/,
  ],
  ["half a workbook", workbook([headings, student(35)]).subarray(0, 400), "a.xlsx", /./],
])("94, 95, 97: %s is refused with a reason", async (_, bytes, name, why) => {
  const read = linesOf(bytes, name);
  await expect(read).rejects.toThrow(BadSheet);
  await expect(read).rejects.toThrow(why);
});

test.each<[name: string, bytes: Bytes, why: RegExp]>([
  ["not-a-sheet.xlsx", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), /XLSX or CSV/],
  ["old.xls", Buffer.from("d0cf11e0a1b11ae1", "hex"), /XLSX or CSV/],
  [
    "wide.csv",
    many(3, 1000)
      .map((row) => row.join(","))
      .join("\n"),
    /columns/,
  ],
])("97: %s is refused at its field, and nothing is left of it", async (name, bytes, why) => {
  const { status, errors } = refusal(await upload(bytes, name));
  expect(status).toBe(400);
  expect(errors?.file).toMatch(why);
  const { items } = ok(await officer.api.po.imports.list({})).data;
  expect(items.map(({ fileName }) => fileName)).not.toContain(name);
});

test("96: a sheet whose thread dies or fills its memory is refused, and the server goes on", async () => {
  const folder = mkdtempSync(join(tmpdir(), "toran-thread-"));
  const deaths = {
    "ends.mjs": "process.exit(1)",
    "throws.mjs": "throw new Error('broken')",
    "fills.mjs": "const all = []; for (;;) all.push(new Array(1e6).fill(all.length).map(String));",
  };
  for (const [name, code] of Object.entries(deaths)) {
    writeFileSync(join(folder, name), code);
    const task = { bytes: new Uint8Array(), type: "text/csv", taught: [] };
    const read = readSheet(task, join(folder, name)).next();
    await expect(read).rejects.toThrow("Reading that file took too much.");
  }
  expect(ok(await officer.api.po.college.data()).success).toBe(true);
});

test("a sheet has thirty seconds for itself, however long it takes to write down what was read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "toran-slow-"));
  const hangs = join(folder, "hangs.mjs");
  writeFileSync(hangs, "setInterval(() => undefined, 1000)");
  const rows = Array.from({ length: 1200 }, (_, n) => student(5000 + n));
  const bytes = new TextEncoder().encode(table(...rows));
  const task = { bytes, type: "text/csv", taught: [] };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    let parts = 0;
    for await (const { kind } of readSheet(task)) {
      if (kind === "rows") parts++;
      vi.advanceTimersByTime(60_000);
    }
    expect(parts).toBe(4);
    const read = readSheet(task, hangs).next();
    vi.advanceTimersByTime(30_000);
    await expect(read).rejects.toThrow("Reading that file took too much.");
  } finally {
    vi.useRealTimers();
  }
});

test("102: what is left out comes back as a sheet that runs nothing, and goes in again once it is mended", async () => {
  const names = ["=1+1", "+1", "-1", "@SUM(A1)", "\"=cmd|' /C calc'!A0\""];
  const { id } = ok(
    await upload(table(...names.map((name, n) => student(40 + n, name))), "a.csv"),
  ).data;
  const sheet = await textOf(await officer.api.po.imports.failed({ params: { id } }));
  const cells = sheet
    .split("\r\n")
    .slice(1, -1)
    .map((row) => row.match(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g) ?? []);
  expect(cells).toHaveLength(names.length);
  for (const cell of cells.flat()) expect(cell.replace(/^,/, "")).not.toMatch(/^"?[=+\-@\t]/);
  const mended = sheet.replaceAll(/'[^,]*|"'[^"]*"/g, "Asha");
  expect(ok(await upload(mended, "mended.csv")).data.counts).toMatchObject({
    CREATE: names.length,
  });
});

test("the template names every column, and its example goes in", async () => {
  const body = await textOf(await officer.api.po.imports.template());
  expect(body.split("\r\n")[0]).toBe(`\uFEFF${importColumnNames.join(",")}`);
  const looked = ok(await upload(body.replace("CSE,AI", `${department},`), "template.csv")).data;
  expect(looked).toMatchObject({ errors: [], counts: { CREATE: 1 }, rows: 1 });
  expect(looked.columns.map(({ holds }) => holds)).toEqual(importColumnNames);
});
