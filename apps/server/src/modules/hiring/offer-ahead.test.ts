import { beforeAll, expect, test } from "vitest";
import { applied, hiringPair, offered, openJob, studentOf } from "../../testing/hiring";
import { ok } from "../../testing/ok";
import type { Pair } from "../../testing/pair";
import { startServer } from "../../testing/start-server";

const server = await startServer();
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});

test("what an offer that is broken off gives back is told before as it comes: without what has ended since", async () => {
  const student = await studentOf(server, pair);
  const jobs = [];
  for (const title of ["Taken", "Called off", "Still there"])
    jobs.push({ title, ...(await openJob(server, pair, { title })) });
  const [, off] = jobs;
  const sent = [];
  for (const { postingId } of jobs) sent.push(await applied(student, postingId));
  const { id } = await offered(pair, sent[0]?.id ?? "");
  const { hiring } = student.api.student;
  ok(await hiring.offers.answer({ params: { id }, body: { command: "ACCEPT" } }));
  ok(
    await pair.hr.api.hr.jobs.command({
      params: { id: off?.jobId ?? "" },
      body: { command: "CANCEL" },
    }),
  );

  const end = async (dryRun: boolean) => {
    const body = { command: "RENEGE", reason: "Studies on.", dryRun } as const;
    return ok(await pair.officer.api.po.offers.command({ params: { id }, body })).data;
  };
  const states = async () =>
    Object.fromEntries(
      ok(await hiring.applications.list({})).data.map(({ title, state }) => [title, state]),
    );
  const before = await states();
  const ahead = await end(true);
  expect(ahead.restored.map(({ title }) => title)).toEqual(["Still there"]);
  expect(ahead.offer.state).toBe("ACCEPTED");
  expect(await states()).toEqual(before);
  const done = await end(false);
  expect(done.restored).toEqual(ahead.restored);
});
