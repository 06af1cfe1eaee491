import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { realtimeEvents } from "../../../realtime/tables";
import { applied, hiringPair, jobBody, offered, openJob, studentOf } from "../../../testing/hiring";
import { joinOffice } from "../../../testing/join-office";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
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

test("a college's pages are told of a job once it is sent there, and of what its company does to it; another college's are not", async () => {
  const pair = await hiringPair(server);
  const other = await hiringPair(server);
  const heard = async (who: { id: string }) =>
    server.db.$count(
      realtimeEvents,
      and(eq(realtimeEvents.userId, who.id), eq(realtimeEvents.type, "job.changed")),
    );
  const { jobs } = pair.hr.api.hr;
  const { id } = ok(await jobs.create({ body: jobBody(server) })).data;
  expect(await heard(pair.hr)).toBe(1);
  expect(await heard(pair.officer)).toBe(0);
  ok(await jobs.send({ params: { id }, body: { collegeIds: [pair.collegeId] } }));
  const sent = await heard(pair.officer);
  expect(sent).toBeGreaterThan(0);
  ok(await jobs.command({ params: { id }, body: { command: "CLOSE" } }));
  expect(await heard(pair.officer)).toBeGreaterThan(sent);
  expect(await heard(other.officer)).toBe(0);
});
