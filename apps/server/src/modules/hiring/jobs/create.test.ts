import { expect, test } from "vitest";
import { hiringPair, jobBody } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const pair = await hiringPair(server);
const stranger = await hiringPair(server);

test("a form whose answer was lost makes one job, however often and with what words it is sent again", async () => {
  const { jobs } = pair.hr.api.hr;
  const body = jobBody(server, { title: "Lost on the way", formKey: crypto.randomUUID() });
  const replies = await Promise.all(Array.from({ length: 5 }, () => jobs.create({ body })));
  const [first = ""] = new Set(replies.map((reply) => ok(reply).data.id));
  const again = ok(await jobs.create({ body })).data;
  expect(again).toMatchObject({ id: first, version: 1 });
  expect(again.timeline.map(({ command }) => command)).toEqual(["CREATE"]);
  const list = () => jobs.list({ query: { search: "on the way" } });
  expect(ok(await list()).data.items).toHaveLength(1);
  // Who wrote on meanwhile finds those words.
  const other = { ...body, title: "Found on the way" };
  const kept = ok(await jobs.create({ body: other })).data;
  expect(kept).toMatchObject({ id: first, title: "Found on the way" });
  expect(ok(await list()).data.items).toHaveLength(1);
  // It is changed since: nothing is written over that.
  const late = refusal(await jobs.create({ body: { ...body, vacancies: 3 } }));
  expect([late.status, late.body.message]).toEqual([
    409,
    "This job is kept by now, and was changed since. Open it in your jobs.",
  ]);
  expect(ok(await jobs.create({ body: other })).data.id).toBe(first);
  // A key is of one company.
  const theirs = ok(await stranger.hr.api.hr.jobs.create({ body })).data;
  expect(theirs.id).not.toBe(first);
});

test("a form that is sent again changes no job that was sent to colleges meanwhile", async () => {
  const { jobs } = pair.hr.api.hr;
  const body = jobBody(server, { title: "Out by now", formKey: crypto.randomUUID() });
  const { id } = ok(await jobs.create({ body })).data;
  ok(await jobs.send({ params: { id }, body: { collegeIds: [pair.collegeId] } }));
  const late = refusal(await jobs.create({ body: { ...body, title: "Written on" } }));
  expect([late.status, late.body.message]).toEqual([
    409,
    "This job is kept by now, and was changed since. Open it in your jobs.",
  ]);
  expect(ok(await jobs.create({ body })).data).toMatchObject({ id, title: "Out by now" });
});
