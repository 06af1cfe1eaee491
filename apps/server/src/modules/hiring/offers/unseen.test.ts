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
