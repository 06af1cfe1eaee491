import { beforeAll, expect, test } from "vitest";
import { hiringPair, openJob, studentOf } from "../../../testing/hiring";
import { ok } from "../../../testing/ok";
import type { Pair } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});

test("open to a student is only what they can apply to now", async () => {
  const { officer } = pair;
  const student = await studentOf(server, pair);
  const made = async (title: string, command?: "PAUSE" | "CANCEL", more: object = {}) => {
    const { postingId: id } = await openJob(server, pair, { title, ...more });
    if (command) ok(await officer.api.po.postings.decide({ params: { id }, body: { command } }));
  };
  const day = 24 * 60 * 60_000;
  const tomorrow = new Date(server.deps.now().getTime() + day).toISOString();
  await made("Standing job");
  await made("Standing paused", "PAUSE");
  await made("Standing cancelled", "CANCEL");
  await made("Standing later", undefined, { opensAt: tomorrow });
  const found = async (query: object) => {
    const { list } = student.api.student.hiring.postings;
    const { items } = ok(await list({ query: { search: "Standing", ...query } })).data;
    return items.map(({ title }) => title);
  };
  expect(await found({ eligible: true })).toEqual(["Standing job"]);
  expect(await found({})).toHaveLength(4);
});
