import { expect, test } from "vitest";
import { applied, hiringPair, offered, openJob, studentOf } from "../../../testing/hiring";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();

test("an offer that its company takes back before the college has agreed stays unseen by its student", async () => {
  const pair = await hiringPair(server);
  const student = await studentOf(server, pair);
  const { postingId } = await openJob(server, pair);
  const { applications, postings } = student.api.student.hiring;
  const params = { id: (await applied(student, postingId)).id };
  const { id } = await offered(pair, params.id, 1_000_000, 1);
  const standsAt = async () => {
    const { state, offer, timeline } = ok(await applications.read({ params })).data;
    const [listed] = ok(await applications.list({})).data;
    const posting = ok(await postings.read({ params: { id: postingId } })).data;
    expect([listed?.state, posting.application?.state]).toEqual([state, state]);
    return [state, offer, timeline[0]?.command];
  };
  expect(await standsAt()).toEqual(["SELECTED", null, "SELECT"]);
  const { command } = pair.hr.api.hr.offers;
  const body = { command: "REVOKE", reason: "The budget was cut." } as const;
  ok(await command({ params: { id }, body }));
  expect(await standsAt()).toEqual(["SELECTED", null, "SELECT"]);
  const again = await pair.hr.api.hr.offers.extend({
    body: { applicationId: params.id, role: "Software Engineer", ctc: 900_000 },
  });
  expect((await standsAt()).slice(0, 2)).toMatchObject(["OFFERED", { id: ok(again).data.id }]);
});

test("an offer that waits for the college stays unseen also where accepting another one closes it", async () => {
  const pair = await hiringPair(server);
  const student = await studentOf(server, pair);
  const { api } = student;
  const first = (await openJob(server, pair, { title: "First" })).postingId;
  const second = (await openJob(server, pair, { title: "Second" })).postingId;
  const { id } = await offered(pair, (await applied(student, first)).id);
  const unseen = (await applied(student, second)).id;
  await offered(pair, unseen, 1_000_000, 1);
  const answer = (dryRun: boolean) =>
    api.student.hiring.offers.answer({ params: { id }, body: { command: "ACCEPT", dryRun } });
  for (const dryRun of [true, false])
    expect(ok(await answer(dryRun)).data).toMatchObject({
      declined: [],
      withdrawn: [{ id: unseen, title: "Second" }],
    });
  const receipts = ok(await api.student.hiring.receipts.list({})).data;
  const about = receipts.filter(({ title, kind }) => title === "Second" && kind !== "APPLY");
  expect(about.map(({ kind }) => kind)).toEqual(["DROP"]);
  const told = ok(await api.notifications.list({ query: { limit: 100 } })).data.items;
  expect(
    told.filter(({ type, title }) => type.startsWith("offer") && title.includes("Second")),
  ).toEqual([]);
});

test("an offer that accepting another one closed while it waited for the college waits again when that one ends", async () => {
  const pair = await hiringPair(server);
  const student = await studentOf(server, pair);
  const { applications, offers } = student.api.student.hiring;
  const first = (await openJob(server, pair, { title: "First" })).postingId;
  const second = (await openJob(server, pair, { title: "Second" })).postingId;
  const params = { id: (await offered(pair, (await applied(student, first)).id)).id };
  const { id } = await applied(student, second);
  const waits = { id: (await offered(pair, id, 1_000_000, 1)).id };
  ok(await offers.answer({ params, body: { command: "ACCEPT" } }));
  const { po } = pair.officer.api;
  const atCollege = async () =>
    ok(await po.offers.list({ query: {} })).data.items.find((offer) => offer.id === waits.id);
  expect((await atCollege())?.state).toBe("REVOKED");
  const revoke = { command: "REVOKE", reason: "The team was closed." } as const;
  const { restored } = ok(await pair.hr.api.hr.offers.command({ params, body: revoke })).data;
  expect(restored.map(({ title }) => title)).toEqual(["Second"]);
  expect(await atCollege()).toMatchObject({ state: "DRAFT", reason: null, replyBy: null });
  // Its student reads of the application alone, until the college has agreed.
  const read = async () => ok(await applications.read({ params: { id } })).data;
  const { state, offer, timeline } = await read();
  expect([state, offer, timeline[0]?.command]).toEqual(["SELECTED", null, "REINSTATE"]);
  const told = async ({ api }: typeof student) =>
    ok(await api.notifications.list({ query: { limit: 100 } }))
      .data.items.map(({ title }) => title)
      .filter((title) => title.includes("Second"))[0];
  expect(await told(student)).toMatch("Your application is back");
  expect(await told(pair.officer)).toMatch("has an offer that waits for your consent");
  expect(await told(pair.hr)).toMatch("is again a candidate");
  ok(await po.offers.command({ params: waits, body: { command: "CONSENT" } }));
  expect((await read()).offer).toMatchObject({ id: waits.id, state: "EXTENDED" });
});
