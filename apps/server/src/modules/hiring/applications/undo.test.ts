import { beforeAll, expect, test } from "vitest";
import { connect } from "../../../testing/connect";
import { applied, hiringPair, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import type { Pair } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});

const stateOf = async (id: string) =>
  ok(await pair.officer.api.po.applications.read({ params: { id } })).data.state;

test("who has applied anew stays with that, and the others come back", async () => {
  const { postingId } = await openJob(server, pair);
  const [anew, other] = [await studentOf(server, pair), await studentOf(server, pair)];
  const ids = [(await applied(anew, postingId)).id, (await applied(other, postingId)).id];
  const { move, undo } = pair.officer.api.po.applications;
  const { undoId = "" } = ok(await move({ body: { ids, command: "RELEASE" } })).data;
  await applied(anew, postingId);
  const { results } = ok(await undo({ params: { id: undoId } })).data;
  expect(results.find(({ id }) => id === ids[0])?.message).toMatch(
    /has another application to this posting/,
  );
  expect(await Promise.all(ids.map(stateOf))).toEqual(["WITHDRAWN", "SUBMITTED"]);
});

test("nobody comes back to a posting that was cancelled since", async () => {
  const { jobId, postingId } = await openJob(server, pair);
  const { id } = await applied(await studentOf(server, pair), postingId);
  const { hr } = pair.hr.api;
  const { undoId = "" } = ok(
    await hr.applications.move({ body: { ids: [id], command: "REJECT" } }),
  ).data;
  ok(await hr.jobs.command({ params: { id: jobId }, body: { command: "CANCEL" } }));
  const late = refusal(await hr.applications.undo({ params: { id: undoId } }));
  expect([late.status, late.body.message]).toEqual([
    409,
    "The posting is over, so nothing can come back to it.",
  ]);
  expect(await stateOf(id)).toBe("REJECTED");
});

test("a company takes nothing back at a college that it is no longer connected to", async () => {
  const own = await hiringPair(server);
  const { postingId } = await openJob(server, own);
  const { id } = await applied(await studentOf(server, own), postingId);
  const { move, undo } = own.hr.api.hr.applications;
  const { undoId = "" } = ok(await move({ body: { ids: [id], command: "SHORTLIST" } })).data;
  await connect(server, own.officer, own.hr, "DISCONNECTED");
  expect(refusal(await undo({ params: { id: undoId } })).body.message).toBe(
    "You are no longer connected to this college.",
  );
});

test("who was put back among the unread hears nothing of it, nor that it is taken back", async () => {
  const { postingId } = await openJob(server, pair, { title: "Unread again" });
  const student = await studentOf(server, pair);
  const { id } = await applied(student, postingId);
  const { move, read, undo } = pair.hr.api.hr.applications;
  const told = async () =>
    ok(await student.api.notifications.list({ query: { limit: 100 } }))
      .data.items.map(({ title }) => title)
      .filter((title) => title.includes("Unread again") && title.startsWith("You"));
  ok(await read({ params: { id } }));
  const { undoId = "" } = ok(await move({ body: { ids: [id], command: "MARK_UNREAD" } })).data;
  ok(await undo({ params: { id: undoId } }));
  expect(await told()).toEqual([]);
  const listed = ok(await move({ body: { ids: [id], command: "SHORTLIST" } })).data;
  ok(await undo({ params: { id: listed.undoId ?? "" } }));
  expect(await told()).toEqual([
    expect.stringContaining("Your application is back where it was"),
    expect.stringContaining("You are on the short list"),
  ]);
});

test("a company writes no round down at a college that it is no longer connected to", async () => {
  const own = await hiringPair(server);
  const { postingId } = await openJob(server, own);
  const { id } = await applied(await studentOf(server, own), postingId);
  const { move, attendance } = own.hr.api.hr.applications;
  for (const command of ["SHORTLIST", "ADVANCE"] as const)
    ok(await move({ body: { ids: [id], command } }));
  await connect(server, own.officer, own.hr, "DISCONNECTED");
  const went = { params: { id }, body: { roundId: "test", result: "FAILED" } } as const;
  expect(refusal(await attendance(went)).body.message).toBe(
    "You are no longer connected to this college.",
  );
  ok(await own.officer.api.po.applications.attendance(went));
});
