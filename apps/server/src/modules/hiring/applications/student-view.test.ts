import { beforeAll, expect, test } from "vitest";
import { applied, hiringPair, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
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

test.each([
  ["REGISTERED", "not confirmed your account"],
  ["REJECTED", "not accepted your registration"],
  ["DEREGISTERED", "no longer take part"],
  ["ALUMNI", "left college"],
] as const)(
  "a student whose account is %s reads that this keeps jobs from them",
  async (accountStatus, why) => {
    const student = await studentOf(server, pair, { accountStatus });
    const { postingId } = await openJob(server, pair);
    const { postings } = student.api.student.hiring;
    const read = ok(await postings.read({ params: { id: postingId } })).data;
    expect(read.obstacle).toContain(why);
    const refused = refusal(await postings.apply({ params: { id: postingId }, body: {} }));
    expect([refused.status, refused.message]).toEqual([403, read.obstacle]);
  },
);

test("answers are changed without the résumé, which stays as it was chosen, also once its version is deleted", async () => {
  const student = await studentOf(server, pair);
  const { resumes } = student.api.student;
  const { postings, applications } = student.api.student.hiring;
  const chosen = ok(await resumes.create({ body: { name: "For buses" } })).data;
  const { postingId } = await openJob(server, pair);
  const body = { resumeId: chosen.id };
  const sent = ok(await postings.apply({ params: { id: postingId }, body })).data;
  const edit = (given: object) => applications.edit({ params: { id: sent.id }, body: given });
  expect(ok(await edit({ answers: {} })).data.resume?.name).toBe("For buses");
  ok(await resumes.remove({ params: { id: chosen.id } }));
  expect(ok(await edit({ answers: {} })).data.resume?.name).toBe("For buses");
  expect(ok(await edit(body)).data.resume?.name).toBe("For buses");
  const other = await openJob(server, pair, { title: "Another job" });
  const plain = await applied(student, other.postingId);
  expect(plain.resume?.name).toBe("General");
  const refused = await applications.edit({ params: { id: plain.id }, body });
  expect(refusal(refused).status).toBe(404);
});
