import { isFailure } from "@toran/api-client";
import { noVideo } from "@toran/contract/schemas/video";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { files } from "../../files/tables";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { mp4Bytes, videoFile, webmBytes } from "../../testing/videos";

const server = await startServer();
const newStudent = () => server.person("student-new");
type Student = Awaited<ReturnType<typeof newStudent>>;

const captions = () =>
  new File(["WEBVTT\n\n00:00.000 --> 00:02.000\nHello, I am Ananya.\n"], "me.vtt");
const save = (student: Student, file: File, more: object = {}) =>
  student.api.student.video.save({ body: { file, seconds: 58, ...more } });
const rowsOf = ({ id }: Student) => server.db.select().from(files).where(eq(files.ownerId, id));
const stored = () =>
  readdirSync(join(server.dataDir, "files"), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ name }) => name);

test("a video is saved with its captions, replaced and removed, and leaves nothing behind", async () => {
  const student = await newStudent();
  const { video, personal } = student.api.student;
  expect(ok(await video.read()).data).toBeNull();
  const first = ok(await save(student, videoFile(mp4Bytes(42)), { captions: captions() })).data;
  expect(first).toMatchObject({ seconds: 42, file: { name: "me.mp4", type: "video/mp4" } });
  expect(first.captions).toMatchObject({ type: "text/vtt" });
  expect(ok(await personal.userData()).data.video).toBe(first.file.key);
  const second = ok(await save(student, videoFile(webmBytes(), "video/webm"))).data;
  expect(second).toMatchObject({ seconds: 58, captions: null });
  expect((await rowsOf(student)).map(({ key }) => key)).toEqual([second.file.key]);
  expect(stored()).not.toContain(first.file.key);
  const told = ok(await video.saveCaptions({ body: { captions: captions() } })).data;
  expect(told.captions?.name).toBe("me.vtt");
  expect(ok(await video.saveCaptions({ body: { removeCaptions: true } })).data.captions).toBeNull();
  ok(await video.remove({ query: {} }));
  expect(ok(await video.read()).data).toBeNull();
  expect(await rowsOf(student)).toEqual([]);
  expect(refusal(await video.remove({ query: {} })).status).toBe(404);
});

test.each([
  ["none", 0],
  ["one that stands for none", 4_294_967.295],
])(
  "an MP4 that was written piece by piece, which has %s in its head, is as long as the page has measured",
  async (_, told) => {
    const student = await newStudent();
    const saved = ok(await save(student, videoFile(mp4Bytes(told)))).data;
    expect(saved.seconds).toBe(58);
    expect(ok(await student.api.student.video.read()).data?.seconds).toBe(58);
  },
);

test("a WebM that tells no length is as long as the page has measured, whatever the film itself looks like", async () => {
  const student = await newStudent();
  const cluster = Buffer.from("1f43b67501ffffffffffffff", "hex");
  // A frame with what would stand for a length of nine minutes.
  const frame = Buffer.from("a3448988411fffffffffffff", "hex");
  const recorded = Buffer.concat([webmBytes(), cluster, frame]);
  const saved = ok(await save(student, videoFile(recorded, "video/webm"))).data;
  expect(saved.seconds).toBe(58);
});

test("a new video and captions for the one before it, sent at once, end on files that are all there", async () => {
  const student = await newStudent();
  const { video } = student.api.student;
  ok(await save(student, videoFile(mp4Bytes(30))));
  for (let round = 0; round < 5; round++) {
    await Promise.all([
      video.saveCaptions({ body: { captions: captions() } }),
      save(student, videoFile(mp4Bytes(31 + round))),
      video.saveCaptions({ body: { captions: captions() } }),
    ]);
    const now = ok(await video.read()).data;
    const spokenOf = [now?.file.key, now?.captions?.key].filter((key) => key !== undefined);
    const kept = (await rowsOf(student)).map(({ key }) => key);
    expect(kept.toSorted()).toEqual(spokenOf.toSorted());
    expect(stored()).toEqual(expect.arrayContaining(kept));
  }
});

test("what was meant for one video is not done to another that came meanwhile", async () => {
  const student = await newStudent();
  const { video } = student.api.student;
  const { file: first } = ok(await save(student, videoFile(mp4Bytes(30)))).data;
  const second = ok(await save(student, videoFile(mp4Bytes(31)))).data;
  const of = first.key;
  const body = { captions: captions(), of };
  for (const reply of [await video.remove({ query: { of } }), await video.saveCaptions({ body })])
    expect(refusal(reply)).toMatchObject({ status: 409, body: { current: second } });
  expect(ok(await video.read()).data).toEqual(second);
  expect((await rowsOf(student)).map(({ key }) => key)).toEqual([second.file.key]);
  ok(await video.remove({ query: { of: second.file.key } }));
});

test("a new video takes the place of the one that was looked at, and of no other that came meanwhile", async () => {
  const student = await newStudent();
  const first = ok(await save(student, videoFile(mp4Bytes(30)), { of: noVideo })).data;
  for (const of of [noVideo, "another"])
    expect(refusal(await save(student, videoFile(mp4Bytes(31)), { of }))).toMatchObject({
      status: 409,
      body: { current: first },
    });
  expect((await rowsOf(student)).map(({ key }) => key)).toEqual([first.file.key]);
  const of = first.file.key;
  const replies = await Promise.all([
    save(student, videoFile(mp4Bytes(32)), { of }),
    save(student, videoFile(mp4Bytes(33)), { of }),
  ]);
  expect(replies.filter(isFailure)).toHaveLength(1);
  expect(await rowsOf(student)).toHaveLength(1);
});

test("59: a video is its owner's alone, and other roles and strangers are refused", async () => {
  const [student, other] = [await newStudent(), await newStudent()];
  const { file } = ok(await save(student, videoFile(mp4Bytes(30)))).data;
  expect(ok(await other.api.student.video.read()).data).toBeNull();
  expect(refusal(await other.api.site.assets.link({ query: { key: file.key } })).status).toBe(404);
  for (const method of ["GET", "POST", "PUT", "DELETE"]) {
    const hr = await server.person("hr-ready");
    expect((await hr.call(method, "/api/v1/student/video")).statusCode).toBe(403);
    const stranger = await server.browser().send(method, "/api/v1/student/video");
    expect(stranger.statusCode).toBe(401);
  }
});

test.each([
  ["an MP4 of two minutes", videoFile(mp4Bytes(120)), "this one lasts 120"],
  ["a WebM of two minutes", videoFile(webmBytes(120), "video/webm"), "this one lasts 120"],
  [
    "a program called a video",
    videoFile(Buffer.from("MZ\u0090\0\u0003 This program")),
    "MP4 or WebM",
  ],
  [
    "a web page called a video",
    videoFile(Buffer.from("<!doctype html><script>1</script>")),
    "MP4 or WebM",
  ],
  ["an empty file", videoFile(Buffer.alloc(0)), "MP4 or WebM"],
])("78: %s is refused at its field, and nothing is kept", async (_what, file, says) => {
  const student = await newStudent();
  const before = stored();
  const refused = refusal(await save(student, file));
  expect(refused.status).toBe(400);
  expect(refused.errors?.["file"]).toContain(says);
  expect(stored()).toEqual(before);
});

test("a video of more than 90 seconds by the page's own measure is refused at that field", async () => {
  const student = await newStudent();
  const before = stored();
  const refused = refusal(
    await save(student, videoFile(webmBytes(), "video/webm"), { seconds: 91 }),
  );
  expect(refused.errors?.["seconds"]).toContain("90 seconds");
  expect(stored()).toEqual(before);
});

test("77: a video of one byte too many is refused at its field, and its room is given back", async () => {
  const student = await newStudent();
  const before = stored();
  const limit = 50 * 1024 * 1024;
  const over = videoFile(mp4Bytes(30, limit));
  const refused = refusal(await save(student, over));
  expect(refused).toMatchObject({ status: 413 });
  expect(refused.errors?.["file"]).toContain("50 MB");
  expect(stored()).toEqual(before);
});

test("85: an upload that breaks off is told so, and leaves neither a row nor a file", async () => {
  const student = await newStudent();
  const form = new FormData();
  form.append("seconds", "30");
  form.append("file", videoFile(mp4Bytes(30, 400_000)));
  const sent = new Response(form);
  const whole = Buffer.from(await sent.arrayBuffer());
  const headers = { "content-type": sent.headers.get("content-type") ?? "" };
  const before = stored();
  for (const share of [0.01, 0.5, 0.99]) {
    const payload = whole.subarray(0, Math.floor(whole.length * share));
    const reply = await student.call("POST", "/api/v1/student/video", { payload, headers });
    expect(reply.statusCode).toBe(400);
    expect(reply.json<{ message: string }>().message).toMatch(/cut short|send it again/);
  }
  expect(stored()).toEqual(before);
  expect(await rowsOf(student)).toEqual([]);
});

test("90: a video plays by parts under an address that opens it for ten minutes and nothing else", async () => {
  const student = await newStudent();
  const { file } = ok(await save(student, videoFile(mp4Bytes(30, 5000)))).data;
  const { url } = ok(await student.api.site.assets.link({ query: { key: file.key } })).data;
  const ask = (address: string, range: string) =>
    server.browser().send("GET", address, { headers: { range } });
  const whole = (await server.browser().send("GET", url)).rawPayload;
  expect(whole.length).toBe(file.bytes);
  const part = await ask(url, "bytes=4-7");
  expect([part.statusCode, part.payload]).toEqual([206, "ftyp"]);
  expect((await ask(url, `bytes=${file.bytes}-`)).statusCode).toBe(416);
  expect((await ask(url.replace(file.key, "0".repeat(32)), "bytes=0-1")).statusCode).toBe(404);
  server.pass(11 * 60_000);
  expect((await ask(url, "bytes=4-7")).statusCode).toBe(404);
});
