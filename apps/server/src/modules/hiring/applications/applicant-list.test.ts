import { isFailure } from "@toran/api-client";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { connect } from "../../../testing/connect";
import { applied, hiringPair, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import { type Pair, pairOf } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";
import { applications } from "./tables";

const server = await startServer();
const people = [
  { name: "Meghna", cgpa: 9.03 },
  { name: "Asha", cgpa: 8.1 },
  { name: "Tara", cgpa: null },
  { name: "Ravi", cgpa: 8.1 },
  { name: "Zoya", cgpa: 7.25 },
];
let pair: Pair;
let other: Pair;
let jobId: string;
let ids: string[];

/** Somebody of this name who applies. */
async function applicant(from: Pair, postingId: string, { name, cgpa }: (typeof people)[number]) {
  const student = await studentOf(server, from, { cgpa });
  const { id } = await applied(student, postingId);
  await server.db.update(applications).set({ name }).where(eq(applications.id, id));
  return id;
}

beforeAll(async () => {
  pair = await hiringPair(server);
  other = await pairOf(server);
  await connect(server, other.officer, pair.hr);
  const job = await openJob(server, pair);
  ({ jobId } = job);
  ids = [];
  for (const person of people) ids.push(await applicant(pair, job.postingId, person));
  const body = { collegeIds: [other.collegeId] };
  ok(await pair.hr.api.hr.jobs.send({ params: { id: jobId }, body }));
  const { postings } = ok(await pair.hr.api.hr.jobs.read({ params: { id: jobId } })).data;
  const id = postings.find(({ college }) => college.id === other.collegeId)?.id ?? "";
  const decided = { params: { id }, body: { command: "APPROVE" as const } };
  ok(await other.officer.api.po.postings.decide(decided));
  ids.push(await applicant(other, id, { name: "Kabir", cgpa: 8.74 }));
});

type Query = NonNullable<Parameters<Pair["hr"]["api"]["hr"]["applications"]["list"]>[0]["query"]>;
const list = async (query: Query) =>
  ok(await pair.hr.api.hr.applications.list({ params: { id: jobId }, query })).data;
/** The names, window by window, and the total that the first one tells. */
async function walk(query: Query) {
  const first = await list({ ...query, limit: 2 });
  const names = first.items.map(({ studentName }) => studentName);
  let { next } = first;
  while (next) {
    const window = await list({ ...query, limit: 2, next });
    expect(window.total).toBeUndefined();
    names.push(...window.items.map(({ studentName }) => studentName));
    ({ next } = window);
  }
  expect(first.total).toBe(names.length);
  return names.join(" ");
}

test("walking the applicants of a job brings everybody once, whatever they are sorted by", async () => {
  expect(await walk({ sort: "name" })).toBe("Asha Kabir Meghna Ravi Tara Zoya");
  expect(await walk({ sort: "-name" })).toBe("Zoya Tara Ravi Meghna Kabir Asha");
  expect(await walk({ sort: "-cgpa" })).toBe("Meghna Kabir Ravi Asha Zoya Tara");
  expect(await walk({ sort: "cgpa" })).toBe("Zoya Asha Ravi Kabir Meghna Tara");
  expect(await walk({ sort: "applied" })).toBe("Meghna Asha Tara Ravi Zoya Kabir");
  expect(await walk({ sort: "-applied" })).toBe(await walk({}));
});

test("applicants are narrowed down by name, college, stage and least CGPA, and the sheet is the same", async () => {
  ok(
    await pair.hr.api.hr.applications.move({
      body: { ids: [ids[1] ?? "", ids[4] ?? ""], command: "SHORTLIST" },
    }),
  );
  const sort = "name";
  expect(await walk({ sort, search: "a" })).toBe("Asha Kabir Meghna Ravi Tara Zoya");
  expect(await walk({ sort, search: "AV" })).toBe("Ravi");
  expect(await walk({ sort, collegeId: other.collegeId })).toBe("Kabir");
  expect(await walk({ sort, stage: "SHORTLISTED" })).toBe("Asha Zoya");
  expect(await walk({ sort, minCgpa: 8.1 })).toBe("Asha Kabir Meghna Ravi");
  const narrow = { sort, stage: "APPLIED", minCgpa: 8.1, collegeId: pair.collegeId } as const;
  expect(await walk(narrow)).toBe("Meghna Ravi");
  const asked = { params: { id: jobId }, query: { ...narrow, format: "csv" as const } };
  const sheet = await pair.hr.api.hr.applications.export(asked);
  const text = isFailure(sheet) ? sheet.message : await sheet.text();
  const lines = text.trimEnd().split("\r\n").slice(1);
  expect(lines.map((line) => line.split(",")[0])).toEqual(["Meghna", "Ravi"]);
});

test("the sheet of an internship tells the stipend that was offered", async () => {
  const job = await openJob(server, pair, { type: "INTERNSHIP", pay: { stipend: 50_000 } });
  const { id } = await applied(await studentOf(server, pair), job.postingId);
  const { hr } = pair.hr.api;
  for (const command of ["SHORTLIST", "ADVANCE", "SELECT"] as const)
    ok(await hr.applications.move({ body: { ids: [id], command } }));
  ok(await hr.offers.extend({ body: { applicationId: id, role: "Intern", stipend: 45_000 } }));
  const asked = { params: { id: job.jobId }, query: { format: "csv" as const } };
  const sheet = await hr.applications.export(asked);
  const [head = "", row = ""] = (isFailure(sheet) ? "" : await sheet.text()).split("\r\n");
  const told = head.split(",").indexOf("Stipend (INR a month)");
  expect(row.split(",")[told]).toBe("45000");
});

test("a stage that the job does not have is refused, and not answered as if nobody stood there", async () => {
  const { list: answer, export: sheet } = pair.hr.api.hr.applications;
  const params = { id: jobId };
  for (const stage of ["SUBMITTED", "shortlisted", "11111111-1111-4111-8111-111111111111"])
    for (const reply of [
      await answer({ params, query: { stage } }),
      await sheet({ params, query: { stage, format: "csv" } }),
    ])
      expect(refusal(reply).body.errors).toEqual({ stage: "Choose a stage of the job." });
});

test("a cursor goes on in the order it was given out for", async () => {
  const { next } = await list({ sort: "name", limit: 2 });
  for (const query of [{ sort: "-name" as const }, {}]) {
    const asked = { params: { id: jobId }, query: { ...query, next: next ?? "" } };
    expect(refusal(await pair.hr.api.hr.applications.list(asked)).body.errors).toHaveProperty(
      "next",
    );
  }
});

test("another company finds no such job, each college its own applicants, and a student is refused", async () => {
  const asked = { params: { id: jobId }, query: { sort: "name" as const } };
  const stranger = await hiringPair(server);
  expect(refusal(await stranger.hr.api.hr.applications.list(asked)).status).toBe(404);
  const { items } = ok(await other.officer.api.po.applications.list(asked)).data;
  expect(items.map(({ studentName }) => studentName)).toEqual(["Kabir"]);
  const student = await studentOf(server, pair);
  expect(refusal(await student.api.hr.applications.list(asked)).status).toBe(403);
  expect(refusal(await pair.officer.api.hr.applications.list(asked)).status).toBe(403);
});
