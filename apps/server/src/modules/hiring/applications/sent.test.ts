import sharp from "sharp";
import { expect, test } from "vitest";
import { applied, hiringPair, offered, openJob, studentOf } from "../../../testing/hiring";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const pair = await hiringPair(server);

async function pictureOf(background: string) {
  const colour = { width: 40, height: 30, channels: 3, background } as const;
  const png = await sharp({ create: colour }).png().toBuffer();
  return new File([new Uint8Array(png)], "me.png", { type: "image/png" });
}

const looks = (options: object, hidden: string[] = []) => ({
  template: "sidebar",
  options,
  hidden,
});

async function someone() {
  const student = await studentOf(server, pair);
  const { profile, resumes, sections, personal } = student.api.student;
  ok(await personal.updateUserData({ body: { about: "Not for everybody." } }));
  ok(await sections.additional.create({ body: { title: "Volunteers at night" } }));
  const setPicture = async (background: string) =>
    ok(await profile.setPicture({ body: { picture: await pictureOf(background) } })).data.key ?? "";
  const wear = async (body: ReturnType<typeof looks>) => {
    const [first] = ok(await resumes.list()).data;
    ok(await resumes.save({ params: { id: first?.id ?? "" }, body }));
  };
  const { postingId, jobId } = await openJob(server, pair);
  return { student, setPicture, wear, postingId, jobId };
}

const sheetFor = async (id: string) =>
  ok(await pair.hr.api.hr.applications.read({ params: { id } })).data;
const seenBy = async (who: Pick<typeof pair.hr, "call">, key: string) =>
  (await who.call("GET", `/api/v1/utility/assets/private?key=${key}`)).statusCode;

test("who reads an application sees the picture it was sent with, also once its student has another", async () => {
  const { student, setPicture, wear, postingId, jobId } = await someone();
  await wear(looks({}));
  const sent = await setPicture("#2b4bb3");
  expect(await seenBy(pair.hr, sent)).toBe(404);
  const { id } = await applied(student, postingId);
  const later = await setPicture("#b3432b");

  expect((await sheetFor(id)).resume.picture).toBe(sent);
  const { items } = ok(
    await pair.hr.api.hr.applications.list({ params: { id: jobId }, query: {} }),
  ).data;
  expect(items.map(({ picture }) => picture)).toEqual([sent]);
  expect(await seenBy(pair.hr, sent)).toBe(200);
  expect(await seenBy(pair.officer, sent)).toBe(200);
  // Nobody else, and nothing that was not sent.
  expect(await seenBy(pair.hr, later)).toBe(404);
  expect(await seenBy((await hiringPair(server)).hr, sent)).toBe(404);
  expect(await seenBy(await studentOf(server, pair), sent)).toBe(404);

  const { edit } = student.api.student.hiring.applications;
  ok(await edit({ params: { id }, body: {} }));
  expect((await sheetFor(id)).resume.picture).toBe(later);
  expect(await seenBy(pair.hr, later)).toBe(200);
  // No application has it any more, and so it is gone for its student too.
  expect(await seenBy(student, sent)).toBe(404);

  await offered(pair, id);
  for (const { offers } of [pair.hr.api.hr, pair.officer.api.po])
    expect(ok(await offers.list({ query: {} })).data.items).toMatchObject([{ picture: later }]);
});

test("a template without a place for a photo sends no picture", async () => {
  const { student, setPicture, wear, postingId, jobId } = await someone();
  await wear({ ...looks({ photo: "square" }), template: "plain" });
  const key = await setPicture("#2b4bb3");
  const { id } = await applied(student, postingId);
  expect((await sheetFor(id)).resume.picture).toBeNull();
  const { list } = pair.hr.api.hr.applications;
  const { items } = ok(await list({ params: { id: jobId }, query: {} })).data;
  expect(items.map(({ picture }) => picture)).toEqual([null]);
  expect(await seenBy(pair.hr, key)).toBe(404);
});

test("what a version of the résumé leaves out is not sent: neither the picture, nor sections, nor the text at the top", async () => {
  const { student, setPicture, wear, postingId } = await someone();
  await wear(looks({ photo: "hidden" }, ["additional", "summary"]));
  const key = await setPicture("#2b4bb3");
  const { id } = await applied(student, postingId);
  const sheet = await sheetFor(id);
  expect([sheet.picture, sheet.resume.picture]).toEqual([null, null]);
  expect(JSON.stringify(sheet)).not.toMatch(/Volunteers at night|Not for everybody/);
  expect(await seenBy(pair.hr, key)).toBe(404);
});

test("that an application was sent anew stands in its story for all, opens boards anew, and takes no undo away", async () => {
  const { student, postingId, jobId } = await someone();
  const params = { id: (await applied(student, postingId)).id };
  const { hr, po } = { hr: pair.hr.api.hr.applications, po: pair.officer.api.po.applications };
  const body = { ids: [params.id], command: "SHORTLIST" as const };
  const { undoId = "" } = ok(await hr.move({ body })).data;
  const told: unknown[] = [];
  server.deps.events.on("happened", (userId, type, payload) => {
    if (type === "board.changed" && userId === pair.hr.id) told.push(payload);
  });
  const { edit, read } = student.api.student.hiring.applications;
  const { version } = ok(await read({ params })).data;
  ok(await edit({ params, body: { version } }));
  server.deps.events.removeAllListeners("happened");
  expect(told).toEqual([{ jobId }]);
  const stories = [await hr.read({ params }), await po.read({ params }), await read({ params })];
  const anew = { command: "RESEND", from: "SHORTLISTED", to: "SHORTLISTED", side: "STUDENT" };
  expect(stories.map((story) => ok(story).data.timeline[0])).toMatchObject([anew, anew, anew]);
  ok(await hr.undo({ params: { id: undoId } }));
  expect((await sheetFor(params.id)).state).toBe("UNDER_REVIEW");
});
