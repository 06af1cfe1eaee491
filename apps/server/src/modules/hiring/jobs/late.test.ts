import { expect, test } from "vitest";
import { hiringPair, jobBody, studentOf } from "../../../testing/hiring";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const day = 24 * 60 * 60 * 1000;

test("a job that is let in after its deadline is closed, and students hear of it once it can be applied to", async () => {
  const pair = await hiringPair(server);
  const { hr, officer } = pair;
  const student = await studentOf(server, pair);
  const heard = async () =>
    ok(await student.api.notifications.list({ query: {} }))
      .data.items.filter(({ type }) => type === "posting.new")
      .map(({ title }) => title);
  const inDays = (days: number) => new Date(server.deps.now().getTime() + days * day).toISOString();
  const body = jobBody(server, { closesAt: inDays(2) });
  const { id } = ok(await hr.api.hr.jobs.create({ body })).data;
  const params = { id };
  ok(await hr.api.hr.jobs.send({ params, body: { collegeIds: [pair.collegeId] } }));
  const posting = async () => ok(await hr.api.hr.jobs.read({ params })).data.postings[0];

  server.pass(3 * day);
  const decision = { params: { id: (await posting())?.id ?? "" } };
  const approved = await officer.api.po.postings.decide({
    ...decision,
    body: { command: "APPROVE" },
  });
  expect(ok(approved).message).toMatch(/Its deadline has passed, so nobody can apply/);
  expect([(await posting())?.state, await heard()]).toEqual(["CLOSED", []]);

  ok(await hr.api.hr.jobs.save({ params, body: { ...body, closesAt: inDays(5) } }));
  const hires = ["Kestrel Mobility hires: Graduate Software Engineer"];
  expect([(await posting())?.state, await heard()]).toEqual(["OPEN", hires]);
  // Who has heard of it once is not told that it is open again.
  server.pass(6 * day);
  ok(await hr.api.hr.jobs.save({ params, body: { ...body, closesAt: inDays(5) } }));
  expect(await heard()).toEqual(hires);
});
