import { beforeAll, expect, test } from "vitest";
import { applied, hiringPair, openJob, studentOf } from "../../../testing/hiring";
import { joinOffice } from "../../../testing/join-office";
import { ok } from "../../../testing/ok";
import type { Pair } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const day = 24 * 60 * 60 * 1000;
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});

/** An open job with some applications. */
async function jobWith(many: number) {
  const { jobId, postingId } = await openJob(server, pair);
  const ids: string[] = [];
  while (ids.length < many) ids.push((await applied(await studentOf(server, pair), postingId)).id);
  return { jobId, ids };
}
type Calls = Pair["hr"]["api"]["hr"] | Pair["officer"]["api"]["po"];
const undoable = async ({ applications }: Calls, jobId: string) =>
  ok(await applications.board({ params: { id: jobId } })).data.undoable;
const words = async (calls: Calls, jobId: string) =>
  (await undoable(calls, jobId)).map(({ stage, moved, still }) => `${still} of ${moved} ${stage}`);

test("the board offers whoever moved candidates to take it back, wherever they look, and nobody else", async () => {
  const { api } = pair.hr;
  const { jobId, ids } = await jobWith(2);
  const { jobId: other } = await jobWith(0);
  const move = async (command: "SHORTLIST" | "ADVANCE" | "REJECT", some = ids) =>
    ok(await api.hr.applications.move({ body: { ids: some, command } }));
  await move("SHORTLIST");
  await move("ADVANCE");
  expect(await words(api.hr, jobId)).toEqual(["2 of 2 test"]);
  await move("REJECT", ids.slice(0, 1));
  expect(await words(api.hr, jobId)).toEqual(["1 of 1 CLOSED", "1 of 2 test"]);
  const [rejected, advanced] = await undoable(api.hr, jobId);
  const { studentName } = ok(await api.hr.applications.read({ params: { id: ids[0] ?? "" } })).data;
  expect([rejected?.studentName, advanced?.studentName]).toEqual([studentName, null]);

  const colleague = await server.person("hr-ready");
  await joinOffice(server, colleague, pair.hr);
  expect(await words(colleague.api.hr, jobId)).toEqual([]);
  expect(await words(pair.officer.api.po, jobId)).toEqual([]);
  expect(await words(api.hr, other)).toEqual([]);

  // Who was moved on stays; of the other the move before can be taken back now.
  const id = advanced?.undoId ?? "";
  const { results } = ok(await api.hr.applications.undo({ params: { id } })).data;
  expect(results.filter(({ ok: back }) => !back)).toEqual([
    { id: ids[0], ok: false, message: `${studentName} was moved again since then.` },
  ]);
  expect(await words(api.hr, jobId)).toEqual(["1 of 1 CLOSED", "1 of 2 SHORTLISTED"]);
  server.pass(day);
  expect(await words(api.hr, jobId)).toEqual([]);
});

test("what follows from an absence is not offered as a move of the officer", async () => {
  const { api } = pair.officer;
  const { jobId, ids } = await jobWith(2);
  for (const command of ["SHORTLIST", "ADVANCE"] as const)
    ok(await api.po.applications.move({ body: { ids, command } }));
  const [absent, other] = ids;
  const params = { id: absent ?? "" };
  const body = { roundId: "test", result: "ABSENT" } as const;
  ok(await api.po.applications.attendance({ params, body }));
  expect(await words(api.po, jobId)).toEqual(["1 of 2 test"]);
  ok(
    await api.po.applications.move({
      body: { ids: [other ?? ""], command: "REJECT", reason: "ABSENT" },
    }),
  );
  expect(await words(api.po, jobId)).toEqual(["1 of 1 CLOSED"]);
});
