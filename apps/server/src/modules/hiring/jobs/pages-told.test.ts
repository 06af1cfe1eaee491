import { and, eq } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { realtimeEvents } from "../../../realtime/tables";
import { applied, hiringPair, jobBody, offered, openJob, studentOf } from "../../../testing/hiring";
import { joinOffice } from "../../../testing/join-office";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";
import { keepTime } from "./clock";

const server = await startServer();
const day = 24 * 60 * 60 * 1000;
const byPerson = ([one]: [string, unknown], [other]: [string, unknown]) => one.localeCompare(other);

test("whoever may have the board of a job before them is told what others do to it, once and on both sides", async () => {
  const told: [string, unknown][] = [];
  server.deps.events.on("happened", (userId, type, payload) => {
    if (type === "board.changed") told.push([userId, payload]);
  });
  const heard = () => told.splice(0).toSorted(byPerson);
  const pair = await hiringPair(server);
  // Of another company and another college, who hear of nothing.
  await hiringPair(server);
  const colleague = await server.person("hr-ready");
  await joinOffice(server, colleague, pair.hr);
  const { jobId, postingId } = await openJob(server, pair);
  expect(heard()).toEqual([]);
  const to = (...people: { id: string }[]) =>
    people.map(({ id }): [string, unknown] => [id, { jobId }]).toSorted(byPerson);

  const asha = await studentOf(server, pair);
  const first = await applied(asha, postingId);
  expect(heard()).toEqual(to(pair.officer, pair.hr, colleague));
  const ids: string[] = [];
  while (ids.length < 2) ids.push((await applied(await studentOf(server, pair), postingId)).id);
  told.length = 0;
  ok(await pair.hr.api.hr.applications.move({ body: { ids, command: "SHORTLIST" } }));
  expect(heard()).toEqual(to(pair.officer, colleague));
  const offer = await offered(pair, first.id);
  told.length = 0;
  const answer = { params: { id: offer.id }, body: { command: "ACCEPT" as const } };
  ok(await asha.api.student.hiring.offers.answer(answer));
  expect(heard()).toEqual(to(pair.officer, pair.hr, colleague));
  server.deps.events.removeAllListeners("happened");
});

test("the pages of a company are told of a job that is another by a colleague, a college or the clock, and a college's once it was sent there", async () => {
  const pair = await hiringPair(server);
  const other = await hiringPair(server);
  const { jobs } = pair.hr.api.hr;
  const heard = async ({ id }: { id: string }) => {
    const rows = await server.db
      .select()
      .from(realtimeEvents)
      .where(and(eq(realtimeEvents.userId, id), eq(realtimeEvents.type, "job.changed")))
      .orderBy(realtimeEvents.place);
    return rows.map(({ payload }) => payload);
  };
  const gone = ok(await jobs.create({ body: jobBody(server) })).data;
  ok(await jobs.remove({ params: gone, query: { version: gone.version } }));
  expect(await heard(pair.hr)).toEqual([{ jobId: gone.id }, { jobId: gone.id }]);

  const closesAt = new Date(server.deps.now().getTime() + 2 * day).toISOString();
  const job = ok(await jobs.create({ body: jobBody(server, { closesAt }) })).data;
  const told = { jobId: job.id };
  const of = async (who: { id: string }) =>
    (await heard(who)).filter((each) => isDeepStrictEqual(each, told)).length;
  expect([await of(pair.hr), await of(pair.officer)]).toEqual([1, 0]);
  ok(await jobs.send({ params: job, body: { collegeIds: [pair.collegeId] } }));
  expect([await of(pair.hr), await of(pair.officer)]).toEqual([2, 1]);
  const [posting] = ok(await jobs.read({ params: job })).data.postings;
  const params = { id: posting?.id ?? "" };
  ok(await pair.officer.api.po.postings.decide({ params, body: { command: "APPROVE" } }));
  expect([await of(pair.hr), await of(pair.officer)]).toEqual([3, 2]);
  await applied(await studentOf(server, pair), params.id);
  // Whoever applies changes the board, not the job.
  expect([await of(pair.hr), await of(pair.officer)]).toEqual([3, 2]);
  server.pass(2 * day);
  await keepTime(server.deps);
  expect([await of(pair.hr), await of(pair.officer)]).toEqual([4, 3]);
  expect(await heard(other.officer)).toEqual([]);
});
