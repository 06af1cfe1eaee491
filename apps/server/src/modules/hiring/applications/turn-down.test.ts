import { beforeAll, expect, test } from "vitest";
import { applied, hiringPair, offered, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import type { Pair } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});
const move = (id: string, command: "REJECT" | "SHORTLIST" | "ADVANCE" | "WAITLIST" | "SELECT") =>
  pair.hr.api.hr.applications.move({ body: { ids: [id], command } });
const stateOf = async (id: string) =>
  ok(await pair.hr.api.hr.applications.read({ params: { id } })).data.state;

test("whose offer has ended is turned down like anybody else, and not as long as it stands", async () => {
  const { jobId, postingId } = await openJob(server, pair);
  const student = await studentOf(server, pair);
  const { id } = await applied(student, postingId);
  const offer = { id: (await offered(pair, id)).id };
  expect(refusal(await move(id, "REJECT")).message).toContain("has an offer that has not ended.");
  const openOf = async () =>
    ok(await pair.hr.api.hr.jobs.read({ params: { id: jobId } })).data.postings[0]?.open;
  ok(
    await student.api.student.hiring.offers.answer({ params: offer, body: { command: "DECLINE" } }),
  );
  expect([await stateOf(id), await openOf()]).toEqual(["OFFERED", 1]);
  const { undoId = "" } = ok(await move(id, "REJECT")).data;
  expect([await stateOf(id), await openOf()]).toEqual(["REJECTED", 0]);
  ok(await pair.hr.api.hr.applications.undo({ params: { id: undoId } }));
  expect(await stateOf(id)).toBe("OFFERED");
});

test("who is selected can be turned down, and the place goes to who waits for it", async () => {
  const { jobId, postingId } = await openJob(server, pair);
  const [one, two] = [await studentOf(server, pair), await studentOf(server, pair)];
  const [first, second] = [await applied(one, postingId), await applied(two, postingId)];
  for (const command of ["SHORTLIST", "ADVANCE"] as const)
    for (const { id } of [first, second]) ok(await move(id, command));
  ok(await move(first.id, "SELECT"));
  ok(await move(second.id, "WAITLIST"));
  ok(await move(first.id, "REJECT"));
  const params = { id: jobId };
  const board = ok(await pair.hr.api.hr.applications.board({ params, query: {} })).data;
  expect(board.freePlaces).toMatchObject([{ many: 1, next: { id: second.id } }]);
});
