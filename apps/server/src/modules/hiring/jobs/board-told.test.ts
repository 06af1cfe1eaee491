import { expect, test } from "vitest";
import { applied, hiringPair, offered, openJob, studentOf } from "../../../testing/hiring";
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
