import { expect, test } from "vitest";
import { drawn } from "../../../testing/bookings";
import { ok } from "../../../testing/ok";
import { slotWorld } from "../../../testing/slots";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const { pair, job, booked, publish, book, read, titles, mine } = await slotWorld(server);
const { applications } = pair.hr.api.hr;

/** Takes back the move that brought everybody into the interview. */
async function undoInterview() {
  const { undoable } = ok(await applications.board({ params: { id: job.jobId }, query: {} })).data;
  const last = undoable.find(({ stage }) => stage === "talk");
  ok(await applications.undo({ params: { id: last?.undoId ?? "" } }));
}

test("a move into a round that is taken back takes the slots of the round along", async () => {
  const open = await drawn(pair, booked(3));
  await publish(open.id);
  const slot = open.slots[0]!;
  await book(0, slot.id);
  const chosen = await drawn(pair, booked(4), { model: "PRESELECT" });
  const [, , one, other] = job.students;
  const picks = {
    primary: [one?.applicationId ?? ""],
    alternates: [other?.applicationId ?? ""],
  };
  ok(await pair.hr.api.hr.schedules.pick({ params: { id: chosen.id }, body: picks }));
  await publish(chosen.id);
  expect((await mine(2)).invitations.map(({ state }) => state)).toEqual(["INVITED"]);

  await undoInterview();
  expect((await read(open.id)).slots[0]).toMatchObject({ state: "OPEN", student: null });
  expect((await mine(0)).slots).toEqual([]);
  expect((await titles(0)).some((title) => title.startsWith("You no longer have a slot"))).toBe(
    true,
  );
  expect((await mine(2)).invitations).toEqual([]);
  expect((await read(chosen.id)).picks.map(({ state }) => state)).toEqual(["WAITING", "WAITING"]);

  // Whoever is moved into the round again is asked again.
  const ids = job.students.map(({ applicationId }) => applicationId);
  ok(await applications.move({ body: { ids, command: "ADVANCE", roundId: "talk" } }));
  expect((await mine(2)).invitations.map(({ state }) => state)).toEqual(["INVITED"]);
});
