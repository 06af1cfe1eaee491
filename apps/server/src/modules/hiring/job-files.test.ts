import { readdirSync } from "node:fs";
import { join } from "node:path";
import { limits } from "@toran/contract";
import { beforeAll, expect, test } from "vitest";
import { sweep } from "../../jobs/sweep";
import { applied, hiringPair, jobBody, openJob, studentOf } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import type { Pair } from "../../testing/pair";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const day = 24 * 60 * 60_000;
let pair: Pair;
let stranger: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
  stranger = await hiringPair(server);
});

const pdf = (name = "leaflet.pdf", more = "") =>
  new File([`%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n${more}`], name, {
    type: "application/pdf",
  });
type Company = Pair["hr"];
const brought = async (hr: Company, name?: string) =>
  ok(await hr.api.hr.jobs.upload({ body: { file: pdf(name) } })).data;
const saved = (hr: Company, id: string, attachments?: string[]) =>
  hr.api.hr.jobs.save({
    params: { id },
    body: jobBody(server, attachments ? { attachments } : {}),
  });
const roots = { hr: "human-resource", po: "placement-officer", student: "student" };
const opened = (person: Company, root: keyof typeof roots, id: string) =>
  person.call("GET", `/api/v1/${roots[root]}/job-files/${id}`);
const statusOf = async (...asked: Parameters<typeof opened>) => (await opened(...asked)).statusCode;
const newest = async (person: Company) =>
  ok(await person.api.notifications.list({ query: {} })).data.items[0];
const bytesKept = () =>
  readdirSync(join(server.dataDir, "files"), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  ).length;

test("a file of a job is opened by whom the job is there for, at the moment they ask", async () => {
  const { hr, officer, collegeId } = pair;
  const student = await studentOf(server, pair);
  const [one, two] = [await brought(hr, "Ueber \u201Cuns\u201D.pdf"), await brought(hr)];
  const body = jobBody(server, { attachments: [two.id, one.id] });
  const job = ok(await hr.api.hr.jobs.create({ body })).data;
  expect(job.attachments).toEqual([two, one]);
  expect(await statusOf(hr, "hr", one.id)).toBe(200);
  expect(await statusOf(officer, "po", one.id)).toBe(404);

  ok(await hr.api.hr.jobs.send({ params: { id: job.id }, body: { collegeIds: [collegeId] } }));
  const [{ id: postingId } = { id: "" }] = ok(await officer.api.po.postings.list({ query: {} }))
    .data.items;
  const params = { id: postingId };
  expect(ok(await officer.api.po.postings.read({ params })).data.job.attachments).toEqual([
    two,
    one,
  ]);
  const file = await opened(officer, "po", two.id);
  expect([file.statusCode, file.payload.slice(0, 8), file.headers["content-type"]]).toEqual([
    200,
    "%PDF-1.7",
    "application/pdf",
  ]);
  expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="leaflet.pdf"/);
  expect(await statusOf(student, "student", two.id)).toBe(404);
  ok(await officer.api.po.postings.decide({ params, body: { command: "APPROVE" } }));
  expect(await statusOf(student, "student", two.id)).toBe(200);
  const read = ok(await student.api.student.hiring.postings.read({ params })).data;
  expect(read.job.attachments).toEqual([two, one]);

  const outsider = await studentOf(server, stranger);
  const nobodys = await server.person("student-ready");
  for (const [person, root] of [
    [stranger.hr, "hr"],
    [stranger.officer, "po"],
    [outsider, "student"],
    [nobodys, "student"],
  ] as const)
    expect([root, await statusOf(person, root, two.id)]).toEqual([root, 404]);
  expect(
    (await server.browser().send("GET", `/api/v1/student/job-files/${two.id}`)).statusCode,
  ).toBe(401);
  expect(await statusOf(student, "po", two.id)).toBe(403);

  ok(await hr.api.hr.jobs.posting({ params, body: { command: "CANCEL", reason: "No budget." } }));
  expect(await statusOf(student, "student", two.id)).toBe(200);
});

test("what a company takes back, the college opens no more", async () => {
  const { hr, officer, collegeId } = pair;
  const { id } = await brought(hr);
  const job = ok(await hr.api.hr.jobs.create({ body: jobBody(server, { attachments: [id] }) }));
  const sent = { params: { id: job.data.id }, body: { collegeIds: [collegeId] } };
  ok(await hr.api.hr.jobs.send(sent));
  expect(await statusOf(officer, "po", id)).toBe(200);
  const [posting] = ok(await hr.api.hr.jobs.read(sent)).data.postings;
  const params = { id: posting?.id ?? "" };
  ok(await hr.api.hr.jobs.posting({ params, body: { command: "WITHDRAW" } }));
  expect(await statusOf(officer, "po", id)).toBe(404);
  expect(refusal(await officer.api.po.postings.read({ params })).status).toBe(404);
});

test("files come, change places and go with the saving of the job, and those who look at it are told", async () => {
  const { hr, officer } = pair;
  const student = await studentOf(server, pair);
  const { jobId, postingId } = await openJob(server, pair);
  await applied(student, postingId);
  const [one, two] = [await brought(hr, "one.pdf"), await brought(hr, "two.pdf")];
  const kept = bytesKept();
  const namesAfter = async (attachments?: string[]) =>
    ok(await saved(hr, jobId, attachments)).data.attachments.map(({ name }) => name);
  expect(await namesAfter([one.id, two.id])).toEqual(["one.pdf", "two.pdf"]);
  for (const person of [officer, student]) expect((await newest(person))?.body).toContain("files");
  expect(await namesAfter([two.id, one.id])).toEqual(["two.pdf", "one.pdf"]);
  expect(await namesAfter()).toEqual(["two.pdf", "one.pdf"]);
  expect(await namesAfter([one.id])).toEqual(["one.pdf"]);
  expect(await statusOf(student, "student", two.id)).toBe(404);
  expect(await statusOf(hr, "hr", two.id)).toBe(404);
  expect(bytesKept()).toBe(kept - 1);
});

test("what is wrong with a file is told at its field, and nothing of it is kept", async () => {
  const { hr } = pair;
  const kept = bytesKept();
  const refusedAs = async (file?: File) => {
    const { status, body } = refusal(await hr.api.hr.jobs.upload({ body: file ? { file } : {} }));
    return [status, body.errors];
  };
  const program = new File(["MZ\u0090"], "leaflet.pdf", { type: "application/pdf" });
  expect(await refusedAs(program)).toEqual([
    400,
    { file: "Choose a file of this kind: PDF, up to 5 MB." },
  ]);
  const large = pdf("large.pdf", "x".repeat(5 * 1024 * 1024));
  expect(await refusedAs(large)).toEqual([
    413,
    { file: "That file is too large. Choose one of this kind: PDF, up to 5 MB." },
  ]);
  expect(await refusedAs()).toEqual([400, { file: "Choose a file." }]);
  expect(bytesKept()).toBe(kept);

  const job = ok(await hr.api.hr.jobs.create({ body: jobBody(server) })).data;
  const errorsOf = async (attachments: string[]) =>
    refusal(await saved(hr, job.id, attachments)).body.errors;
  const many = await Promise.all(
    Array.from({ length: limits.hiring.attachments + 1 }, () => brought(hr)),
  );
  expect(await errorsOf(many.map(({ id }) => id))).toEqual({ attachments: "Keep it to 5 files." });
  const [mine, other] = [many[0]?.id ?? "", many[1]?.id ?? ""];
  expect(await errorsOf([mine, mine])).toEqual({ attachments: "Name each file once." });
  const theirs = (await brought(stranger.hr)).id;
  ok(await hr.api.hr.jobs.create({ body: jobBody(server, { attachments: [other] }) }));
  const gone = "This file is no longer there. Choose it again.";
  expect(await errorsOf([mine, theirs, other])).toEqual({
    [`attachments.${theirs}`]: gone,
    [`attachments.${other}`]: gone,
  });
  const params = { id: job.id };
  expect(ok(await hr.api.hr.jobs.read({ params })).data.attachments).toEqual([]);
});

test("the files of a deleted draft go with it, and those that no job was saved with a day later", async () => {
  const { hr } = stranger;
  const before = bytesKept();
  const [named, dropped, unsaved] = [await brought(hr), await brought(hr), await brought(hr)];
  const drafted = async (id: string) =>
    ok(await hr.api.hr.jobs.create({ body: jobBody(server, { attachments: [id] }) })).data.id;
  await drafted(named.id);
  const params = { id: await drafted(dropped.id) };
  ok(await hr.api.hr.jobs.remove({ params }));
  expect(await statusOf(hr, "hr", dropped.id)).toBe(404);
  expect(bytesKept()).toBe(before + 2);
  await sweep(server.deps);
  expect(await statusOf(hr, "hr", unsaved.id)).toBe(200);
  server.pass(day + 60_000);
  const later = server.browser();
  await sweep(server.deps);
  ok(
    await later.api.hr.auth.logIn({ body: { email: hr.email, password: "lantern-over-the-door" } }),
  );
  const status = async (id: string) =>
    (await later.call("GET", `/api/v1/human-resource/job-files/${id}`)).statusCode;
  expect([await status(named.id), await status(unsaved.id)]).toEqual([200, 404]);
});
