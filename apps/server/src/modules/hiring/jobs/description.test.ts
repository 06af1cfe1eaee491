import { cleanRichText, plainWords } from "@toran/contract/rich-text/rich-text";
import { eq, sql } from "drizzle-orm";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrationsFolder } from "../../../db/migrations";
import { applied, hiringPair, jobBody, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";
import { jobs } from "../tables";

const server = await startServer();

test("a description keeps its few elements, whoever sends it, and nothing else", async () => {
  const { hr } = await hiringPair(server);
  const description =
    '<p onclick="x()">You <b>build</b></p><script>x()</script><ul><li>with us<li><a href="javascript:x()">here</a></ul>';
  const created = ok(await hr.api.hr.jobs.create({ body: jobBody(server, { description }) })).data;
  const kept =
    "<p>You <strong>build</strong></p><ul><li><p>with us</p></li><li><p>here</p></li></ul>";
  expect(created.description).toBe(kept);
  expect(created.missing).toEqual({ description: "Describe the job in 50 letters or more." });
  const params = { id: created.id };
  const save = async (of: string) =>
    hr.api.hr.jobs.save({ params, body: jobBody(server, { description: of }) });
  expect(refusal(await save(`<p>${"a".repeat(10_001)}</p>`)).body.errors).toEqual({
    description: "Keep it to 10,000 characters.",
  });
  expect(refusal(await save("<p>a</p>".repeat(8000))).body.errors).toEqual({
    description: "It is too long with all its lists and links.",
  });
  expect(ok(await hr.api.hr.jobs.read({ params })).data.description).toBe(kept);
  expect(ok(await save("<p></p><ul><li></li></ul>")).data.description).toBeNull();
});

test("everybody who may see a job reads the same text of it; other looks of its words are no news", async () => {
  const pair = await hiringPair(server);
  const { hr, officer } = pair;
  const { jobId, postingId } = await openJob(server, pair);
  const student = await studentOf(server, pair);
  await applied(student, postingId);
  const news = async () =>
    ok(await student.api.notifications.list({ query: {} })).data.items.flatMap(({ type, body }) =>
      type === "posting.changed" ? [body] : [],
    );
  const closesAt = ok(await hr.api.hr.jobs.read({ params: { id: jobId } })).data.closesAt;
  const save = async (of: string) =>
    ok(
      await hr.api.hr.jobs.save({
        params: { id: jobId },
        body: jobBody(server, { description: of, closesAt }),
      }),
    ).data.description;
  const words = jobBody(server).description;
  const strong = await save(`<ul><li><strong>${words}</strong></li></ul>`);
  expect(await news()).toEqual([]);
  const linked = await save(`<p><a href="https://kestrel.example/apply">${words}</a></p>`);
  expect(await news()).toEqual(["New: description."]);
  expect([strong, linked].map(plainWords)).toEqual([
    words,
    `${words} (https://kestrel.example/apply)`,
  ]);
  const params = { id: postingId };
  expect(ok(await officer.api.po.postings.read({ params })).data.job.description).toBe(linked);
  const seen = ok(await student.api.student.hiring.postings.read({ params })).data;
  expect(seen.job.description).toBe(linked);
});

test("what was written before there was rich text is paragraphs of the same words", async () => {
  const { hr } = await hiringPair(server);
  const { id } = ok(await hr.api.hr.jobs.create({ body: jobBody(server) })).data;
  const migration = readFileSync(join(migrationsFolder(), "0056_rich-descriptions.sql"), "utf8");
  const migrated = async (description: string | null) => {
    await server.db.update(jobs).set({ description }).where(eq(jobs.id, id));
    await server.db.execute(sql.raw(migration));
    const [row] = await server.db.select().from(jobs).where(eq(jobs.id, id));
    return row?.description;
  };
  for (const [before, after] of [
    ["Builds.", "<p>Builds.</p>"],
    [
      "What you do:\r\n- build\n- ship \n\n\n\nPay  <b>10</b> & more\u00A0\n",
      "<p>What you do:</p><p>- build</p><p>- ship</p><p></p><p>Pay &lt;b&gt;10&lt;/b&gt; &amp; more&nbsp;</p>",
    ],
    [
      "&lt;script&gt;\r<script>alert('1')</script>",
      "<p>&amp;lt;script&amp;gt;</p><p>&lt;script&gt;alert('1')&lt;/script&gt;</p>",
    ],
    ["ज़रूरी: \u{1F600}\tok \\1 \\n", "<p>ज़रूरी: \u{1F600} ok \\1 \\n</p>"],
    [null, null],
  ] as const) {
    expect(await migrated(before)).toBe(after);
    expect(cleanRichText(after ?? "")).toBe(after ?? "");
  }
});
