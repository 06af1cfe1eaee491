import { expect, test } from "vitest";
import { applied, hiringPair, openJob, studentOf } from "../../../testing/hiring";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();

test("a round that a candidate was moved past was not passed, and one that they came through was", async () => {
  const pair = await hiringPair(server);
  const { postingId } = await openJob(server, pair);
  const { move, read } = pair.hr.api.hr.applications;
  const results = async (id: string) =>
    ok(await read({ params: { id } })).data.rounds.map(({ result }) => result);
  const candidate = async () => {
    const { id } = await applied(await studentOf(server, pair), postingId);
    ok(await move({ body: { ids: [id], command: "SHORTLIST" } }));
    return id;
  };
  const [past, through] = [await candidate(), await candidate()];
  ok(await move({ body: { ids: [past], command: "ADVANCE", roundId: "talk" } }));
  expect(await results(past)).toEqual([null, "PENDING"]);
  for (const _ of ["test", "talk"])
    ok(await move({ body: { ids: [through], command: "ADVANCE" } }));
  expect(await results(through)).toEqual(["PASSED", "PENDING"]);
  ok(await move({ body: { ids: [past, through], command: "SELECT" } }));
  expect(await results(past)).toEqual([null, "PASSED"]);
  expect(await results(through)).toEqual(["PASSED", "PASSED"]);
});
