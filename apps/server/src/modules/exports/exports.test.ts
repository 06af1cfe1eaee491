import { isFailure } from "@toran/api-client";
import { collegeDay, collegeZone } from "@toran/contract/calendar/zones";
import { readSheet } from "read-excel-file/node";
import { beforeAll, expect, test } from "vitest";
import { auditedOf } from "../../testing/audited";
import { addRoom, confirmed, hoursOf } from "../../testing/bookings";
import { colleagueOf } from "../../testing/colleague";
import { applied, hiringPair, offered, openJob, studentOf, tellOf } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import { type Pair, pairOf } from "../../testing/pair";
import { startServer } from "../../testing/start-server";
import { nextHour } from "../notifications/zone-time";

const server = await startServer();
let pair: Pair;
let stranger: Pair;
let student: Awaited<ReturnType<typeof studentOf>>;

beforeAll(async () => {
  pair = await hiringPair(server);
  stranger = await pairOf(server);
  student = await studentOf(server, pair);
  const { postingId } = await openJob(server, pair, { title: "=Designer" });
  await openJob(server, pair, {
    title: "Summer intern",
    type: "INTERNSHIP",
    pay: { stipend: 40_000 },
  });
  const { id } = await applied(student, postingId);
  await offered(pair, id);
  const room = await addRoom(pair, "Hall");
  await fillWholeLists(pair);
  await confirmed(pair, { dates: [hoursOf(server, 5)], roomIds: [room] });
});

async function fillWholeLists({ officer, hr }: Pair) {
  const { po } = officer.api;
  ok(await po.todos.create({ body: { title: "=Call Kestrel", dueAt: "2027-01-05T04:30:00Z" } }));
  ok(await hr.api.hr.todos.create({ body: { title: "Call the college" } }));
  const place = { name: "Lab", kind: "COMPUTER_LAB" as const, capacity: 60 };
  ok(await hr.api.hr.company.createInfrastructure({ body: place }));
  const [plan] = ok(await po.billing.plans()).data;
  ok(await po.billing.create({ body: { planId: plan?.id ?? "" } }));
  ok(await po.archive.create({ body: { name: "Left" } }));
  ok(await po.bookmark.create({ body: { name: "Honours", colour: "green" } }));
  const line = `kavi.sheet@nilgiri.example,26SHEET1,Kavi,B.E.,Computer Science,2027`;
  const sheet = `email,roll_number,first_name,degree,department,graduation_year\n${line}`;
  ok(await po.imports.upload({ body: { file: new File([sheet], "=class.csv"), mode: "PREVIEW" } }));
}

type Sheet = Promise<Blob | { body: unknown }>;
const bytesOf = async (asked: Sheet) => {
  const file = await asked;
  if (isFailure(file) || !(file instanceof Blob)) throw new Error(JSON.stringify(file));
  return Buffer.from(await file.arrayBuffer());
};
/** The lines of a sheet without its head. */
const linesOf = async (asked: Sheet) => {
  const text = (await bytesOf(asked)).toString();
  return text.slice(1).trimEnd().split("\r\n").slice(1);
};
const format = "csv" as const;

/** Lists of which everybody has their own, or none. */
const wholeLists = {
  "the to-dos of an officer": (by: Pair) => by.officer.api.po.sheets.todos({ query: { format } }),
  "the to-dos of an HR user": (by: Pair) => by.hr.api.hr.sheets.todos({ query: { format } }),
  "the places of a college": (by: Pair) => by.officer.api.po.sheets.places({ query: { format } }),
  "the places of a company": (by: Pair) => by.hr.api.hr.sheets.places({ query: { format } }),
  "the lists of an archive": (by: Pair) => by.officer.api.po.sheets.archive({ query: { format } }),
  "the lists of bookmarks": (by: Pair) => by.officer.api.po.sheets.bookmark({ query: { format } }),
  "the imports of a college": (by: Pair) => by.officer.api.po.imports.export({ query: { format } }),
};
const lists = {
  ...wholeLists,
  "the jobs of a company": (by: Pair) => by.hr.api.hr.jobs.export({ query: { format } }),
  "the offers of a company": (by: Pair) => by.hr.api.hr.offers.export({ query: { format } }),
  "the bookings of a company": (by: Pair) => by.hr.api.hr.bookings.export({ query: { format } }),
  "the connections of a company": (by: Pair) =>
    by.hr.api.hr.colleges.exportConnections({ query: { format } }),
  "the jobs of a college": (by: Pair) => by.officer.api.po.postings.export({ query: { format } }),
  "the offers of a college": (by: Pair) => by.officer.api.po.offers.export({ query: { format } }),
  "the bookings of a college": (by: Pair) =>
    by.officer.api.po.bookings.export({ query: { format } }),
  "the connections of a college": (by: Pair) =>
    by.officer.api.po.companies.exportConnections({ query: { format } }),
};
test.each(Object.entries(lists))("%s come as a sheet, and nobody else's", async (_, take) => {
  expect((await linesOf(take(pair))).length).toBeGreaterThan(0);
  expect(await linesOf(take(stranger))).toEqual([]);
});

test("companies and colleges come as a sheet with how they stand to whoever looks", async () => {
  const { companies } = pair.officer.api.po;
  const found = await linesOf(companies.export({ query: { format, columns: ["connection"] } }));
  expect(found.filter((line) => line === "APPROVED")).toHaveLength(1);
  const { colleges } = pair.hr.api.hr;
  const query = { format, connectionType: "CONNECTED" as const };
  expect(await linesOf(colleges.export({ query: { ...query, columns: ["connection"] } }))).toEqual([
    "APPROVED",
  ]);
});

test("a sheet is filtered as its list is, has the columns asked for, and nothing a spreadsheet would run", async () => {
  const { jobs } = pair.hr.api.hr;
  const columns = ["title", "type"] as ["title", "type"];
  expect(
    (await bytesOf(jobs.export({ query: { format, columns, type: "FULL_TIME" } }))).toString(),
  ).toBe("\uFEFFJob,Kind\r\n'=Designer,FULL_TIME\r\n");
  const wrong = { format: "pdf", columns: ["category"] } as never;
  const errors = refusal((await jobs.export({ query: wrong })) as never).body.errors;
  expect(Object.keys(errors ?? {})).toEqual(["format", "columns"]);
});

test("times and days of a sheet are those of the college's clock, as screens tell them", async () => {
  const { bookings } = pair.officer.api.po;
  const [asked = ""] = await linesOf(bookings.export({ query: { format, columns: ["startsAt"] } }));
  const on = new Date(hoursOf(server, 5).startsAt).toISOString().slice(0, 10);
  expect(asked).toBe(`${on} 10:00`);
});

test("a workbook says who took it, when and by which filter, and the activity log keeps it", async () => {
  const { postings } = pair.officer.api.po;
  const query = { format: "xlsx", companyId: pair.companyId, search: "design" } as const;
  const bytes = await bytesOf(postings.export({ query }));
  const { name } = ok(
    await pair.officer.api.po.companies.read({ params: { id: pair.companyId } }),
  ).data;
  expect(await readSheet(bytes, "Jobs")).toHaveLength(2);
  const about = await readSheet(bytes, "About");
  expect(about).toEqual(
    expect.arrayContaining([
      ["Taken by", expect.any(String)],
      ["On", collegeDay(server.deps.now())],
      ["Rows", 1],
      ["Search", "design"],
      ["Company", name],
    ]),
  );
  const entries = await auditedOf(server, pair.officer);
  expect(entries.filter(({ action }) => action === "list.export").at(-1)).toMatchObject({
    after: {
      list: "postings",
      format: "xlsx",
      filter: { search: "design", companyId: name },
      rows: 1,
    },
  });
});

test("whoever may only look takes sheets out too, and so does an office whose plan has ended", async () => {
  const viewer = await colleagueOf(server, pair.officer, "VIEWER");
  expect(await linesOf(viewer.api.po.offers.export({ query: { format } }))).toHaveLength(1);
  const unpaid = await server.person("officer-unpaid");
  expect(await linesOf(unpaid.api.po.offers.export({ query: { format } }))).toEqual([]);
  const input = { list: "offers", name: "For the board", format, columns: ["role"] } as const;
  for (const { api } of [viewer, unpaid])
    ok(await api.po.exportPresets.create({ body: { ...input, columns: [...input.columns] } }));
});

test("the sheet of students that a company takes holds no mark that a student has not opened", async () => {
  await tellOf(server, student, { cgpa: 9.1, category: "OBC", disability: "YES" });
  ok(await student.api.student.profile.setVisibility({ body: { level: "CONNECTED_COMPANIES" } }));
  const { students } = pair.hr.api.hr;
  const text = (await bytesOf(students.export({ query: { format } }))).toString();
  expect(text.split("\r\n")[0]).toBe(
    "\uFEFFStudent,Headline,College,Degree,Department,Batch,CGPA,Top skills,Bookmarked by,Bookmarked on",
  );
  expect(text.trimEnd().split("\r\n")).toHaveLength(2);
  expect(text).not.toMatch(/9\.1|OBC|YES/);
  const query = { format, collegeId: stranger.collegeId } as const;
  expect(refusal((await students.export({ query })) as never).status).toBe(403);
});

test("presets are their owner's alone, belong to one list, and are replaced under their name", async () => {
  const { exportPresets } = pair.hr.api.hr;
  const body = { list: "jobs" as const, name: "Short", format, columns: ["title", "state"] };
  const kept = ok(await exportPresets.create({ body })).data;
  const again = ok(
    await exportPresets.create({ body: { ...body, name: "SHORT", columns: ["title"] } }),
  );
  expect(again.data).toEqual({ ...kept, name: "SHORT", columns: ["title"] });
  const query = { list: "jobs" as const };
  expect(ok(await exportPresets.list({ query })).data).toEqual([again.data]);
  expect(ok(await exportPresets.list({ query: { list: "offers" } })).data).toEqual([]);
  const other = stranger.hr.api.hr.exportPresets;
  expect(ok(await other.list({ query })).data).toEqual([]);
  const params = { id: kept.id };
  expect(refusal(await other.remove({ params })).status).toBe(404);
  const wrong = { ...body, columns: ["cgpa"] };
  expect(refusal(await exportPresets.create({ body: wrong })).body.errors).toEqual({
    columns: "Choose from the columns of this list.",
  });
  ok(await exportPresets.remove({ params }));
  expect(ok(await exportPresets.list({ query })).data).toEqual([]);
});

test("lists that are shown whole say in their sheet what they say on the screen", async () => {
  const { sheets } = pair.officer.api.po;
  const todos = await linesOf(sheets.todos({ query: { format } }));
  expect(todos).toEqual(["'=Call Kestrel,,OPEN,NORMAL,2027-01-05 10:00,,,,"]);
  const payment = (await linesOf(sheets.payments({ query: { format } })))[0];
  const theirs = await linesOf(stranger.officer.api.po.sheets.payments({ query: { format } }));
  expect(theirs.filter((line) => line.includes("Starter"))).toEqual([]);
  expect(payment).toMatch(/^[\d-]+,,Starter,24000,4320,28320,CREATED,$/);
  const columns = ["name", "colour", "students", "living", "shared"] as const;
  const query = { format, columns: [...columns] };
  expect(await linesOf(sheets.bookmark({ query }))).toEqual(["Honours,green,0,NO,YES"]);
  expect(await linesOf(sheets.archive({ query }))).toEqual(["Left,,0,NO,YES"]);
  const { departments } = ok(await pair.officer.api.po.college.data()).data;
  const told = await linesOf(sheets.departments({ query: { format, columns: ["name"] } }));
  expect(told).toEqual(departments.map(({ name }) => name));
  expect(await linesOf(pair.hr.api.hr.sheets.places({ query: { format } }))).toEqual([
    "Lab,COMPUTER_LAB,60,",
  ]);
});

test("colleagues come as a sheet to whoever is one, and nobody of another house stands in it", async () => {
  const colleague = await colleagueOf(server, stranger.officer, "VIEWER");
  const columns = ["email", "rank", "joined"] as ["email", "rank", "joined"];
  const told = await linesOf(colleague.api.po.sheets.colleagues({ query: { format, columns } }));
  expect(told.toSorted()).toEqual(
    [`${stranger.officer.email},LEAD,YES`, `${colleague.email},VIEWER,YES`].toSorted(),
  );
  const own = await linesOf(pair.hr.api.hr.sheets.colleagues({ query: { format, columns } }));
  expect(own).toEqual([`${pair.hr.email},LEAD,YES`]);
});

test("imports and the offers of both sides come as sheets with the columns that were ticked", async () => {
  const imports = pair.officer.api.po.imports;
  const columns = ["fileName", "state", "rows", "created", "left"] as const;
  expect(await linesOf(imports.export({ query: { format, columns: [...columns] } }))).toEqual([
    "'=class.csv,PREVIEW,1,0,0",
  ]);
  const asked = { format, columns: ["title", "state", "ctc"] as ["title", "state", "ctc"] };
  const ofCompany = await linesOf(pair.hr.api.hr.offers.export({ query: asked }));
  expect(ofCompany).toEqual([expect.stringMatching(/^'=Designer,EXTENDED,\d+$/)]);
  expect(await linesOf(pair.officer.api.po.offers.export({ query: asked }))).toEqual(ofCompany);
  const none = { ...asked, state: "ACCEPTED" as const };
  expect(await linesOf(pair.hr.api.hr.offers.export({ query: none }))).toEqual([]);
});

test("a sheet that is taken out after midnight is of that day, which is not yet the day of London", async () => {
  const now = server.deps.now();
  server.pass(nextHour(2, collegeZone, now).getTime() - now.getTime());
  const { officer } = await pairOf(server);
  const address = "/api/v1/placement-officer/infrastructure-export?format=xlsx";
  const reply = await officer.call("GET", address);
  const today = collegeDay(server.deps.now());
  expect(today).not.toBe(server.deps.now().toISOString().slice(0, 10));
  expect(reply.headers["content-disposition"]).toContain(`places-${today}.xlsx`);
  expect(await readSheet(reply.rawPayload, "About")).toContainEqual(["On", today]);
});
