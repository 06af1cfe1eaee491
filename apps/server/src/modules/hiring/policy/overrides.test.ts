import { expect, test } from "vitest";
import { auditedOf } from "../../../testing/audited";
import { hiringPair, openJob, studentOf } from "../../../testing/hiring";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const pair = await hiringPair(server);
const { policy, students } = pair.officer.api.po;

const day = 24 * 60 * 60 * 1000;
const emailOf = async ({ id }: { id: string }) =>
  ok(await students.read({ params: { id } })).data.email;
const deeds = async () =>
  (await auditedOf(server, pair.officer)).filter(({ action }) => action === "policy.allow").length;
const ends = async () => {
  const [first, ...more] = ok(await policy.overrides({})).data;
  expect(more).toEqual([]);
  return Date.parse(first?.expiresAt ?? "");
};

test("an exception whose answer was lost stands once, however often it is sent, and one press ends it", async () => {
  const email = await emailOf(await studentOf(server, pair));
  const body = { email, allow: true, reason: "The offer was revoked.", days: 7 };
  await Promise.all(Array.from({ length: 4 }, async () => ok(await policy.allow({ body }))));
  const first = await ends();
  expect(await deeds()).toBe(1);

  // With other days it ends on another one, and that is written down.
  ok(await policy.allow({ body: { ...body, days: 30 } }));
  expect((await ends()) - first).toBeGreaterThan(22 * day);
  expect(await deeds()).toBe(2);
  ok(await policy.allow({ body: { ...body, days: undefined } }));
  expect(await ends()).toBeNaN();

  const [{ id } = { id: "" }] = ok(await policy.overrides({})).data;
  expect(ok(await policy.revoke({ params: { id } })).data).toEqual([]);
});

test("an exception for another reason, or against the student, changes the one there is for that job, and says so", async () => {
  const email = await emailOf(await studentOf(server, pair));
  const body = { email, allow: true, reason: "The offer was revoked." };
  ok(await policy.allow({ body }));
  ok(await policy.allow({ body: { ...body, allow: false } }));
  const reason = "The company has closed.";
  const last = ok(await policy.allow({ body: { ...body, reason } }));
  expect(last.data).toMatchObject([{ allow: true, reason }]);
  expect(last.message).toBe("The exception there was is changed.");
  const deed = (await auditedOf(server, pair.officer)).at(-1);
  expect(deed?.before).toEqual({ allow: false, reason: "The offer was revoked." });
  const [{ id } = { id: "" }] = last.data;
  expect(ok(await policy.revoke({ params: { id } })).data).toEqual([]);
});

test("an exception for one job stands beside the one for all jobs", async () => {
  const email = await emailOf(await studentOf(server, pair));
  const { postingId } = await openJob(server, pair);
  const body = { email, allow: true, reason: "The offer was revoked." };
  ok(await policy.allow({ body }));
  expect(ok(await policy.allow({ body: { ...body, postingId } })).data).toHaveLength(2);
});
