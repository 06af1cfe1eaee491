import { expect, test } from "vitest";
import { drawn } from "../../../testing/bookings";
import { ok } from "../../../testing/ok";
import { slotWorld } from "../../../testing/slots";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const { pair, job, booked, book, publish, read, titles } = await slotWorld(server);
const { schedules, applications } = pair.hr.api.hr;

test("who is turned down once their slot has begun keeps it, and whether they came can be said; one ahead is freed", async () => {
  const { id, slots } = await drawn(pair, booked(3), { model: "OPEN" });
  await publish(id);
  const [first = "", , , last = ""] = slots.map((slot) => slot.id);
  await book(0, first);
  await book(1, last);
  server.pass(Date.parse(slots[0]?.startsAt ?? "") - server.deps.now().getTime() + 60_000);
  const ids = job.students.slice(0, 2).map(({ applicationId }) => applicationId);
  ok(await applications.move({ body: { ids, command: "REJECT" } }));
  const states = async () => (await read(id)).slots.map(({ state }) => state);
  expect(await states()).toEqual(["BOOKED", "OPEN", "OPEN", "OPEN"]);
  const gone = expect.stringContaining("You no longer have a slot");
  expect(await titles(0)).not.toContainEqual(gone);
  expect(await titles(1)).toContainEqual(gone);
  ok(await schedules.command({ params: { id: first }, body: { command: "NO_SHOW" } }));
  expect(await states()).toEqual(["NO_SHOW", "OPEN", "OPEN", "OPEN"]);
});
