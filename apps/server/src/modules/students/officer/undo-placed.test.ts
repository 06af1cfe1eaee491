import { expect, test } from "vitest";
import { applied, hiringPair, offered, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();

test("whoever was set free and has accepted another offer since is not given the old one back beside it", async () => {
  const pair = await hiringPair(server);
  const student = await studentOf(server, pair);
  const { postingId } = await openJob(server, pair);
  const offer = await offered(pair, (await applied(student, postingId)).id);
  const { students } = pair.officer.api.po;
  const query = { studentId: [student.id] };
  const place = (isPlaced: boolean) => students.setPlacement({ query, body: { isPlaced } });
  ok(await place(true));
  const { undoId = "" } = ok(await place(false)).data;
  const params = { id: offer.id };
  ok(await student.api.student.hiring.offers.answer({ params, body: { command: "ACCEPT" } }));
  const late = refusal(await students.undo({ params: { id: undoId } }));
  expect([late.status, late.message]).toEqual([409, expect.stringContaining("has accepted")]);
  const [row] = ok(await students.placement()).data.items;
  expect(row).toMatchObject({ placementStatus: "PLACED", offers: 1, bestPackage: 1_400_000 });
});
