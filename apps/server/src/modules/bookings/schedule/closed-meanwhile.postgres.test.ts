import { expect, test } from "vitest";
import { drawn } from "../../../testing/bookings";
import { ok } from "../../../testing/ok";
import { slotWorld } from "../../../testing/slots";
import { startServer } from "../../../testing/start-server";
import { waits } from "../../../testing/waits";

const server = await startServer();
const world = await slotWorld(server);
const { pair, booked, student } = world;
const { hr, officer } = pair;

const allot = (id: string, slotId = "", place = 0) =>
  officer.api.po.schedules.allot({
    params: { id },
    body: { slotId, applicationId: student(place).applicationId },
  });

/** Slots that students know of; the first one has the first. */
async function published(days: number, place: number) {
  const { id, slots } = await drawn(pair, booked(days), { model: "ALLOTTED" });
  ok(await allot(id, slots[0]?.id, place));
  ok(await officer.api.po.schedules.publish({ params: { id } }));
  return { id, slots };
}

/** Whatever is written into the logs waits until the given calls wait for that, or for each other. */
async function together<First, Second>(
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const keeper = await server.database.pool.connect();
  await keeper.query("begin");
  await keeper.query("lock table audit_entries in exclusive mode");
  const one = first();
  await waits(server);
  const other = second();
  await waits(server, 2);
  await keeper.query("commit");
  keeper.release();
  return [await one, await other];
}

const turnDown = (place: number) =>
  hr.api.hr.applications.move({
    body: { ids: [student(place).applicationId], command: "REJECT", reason: "ROUND_FAILED" },
  });

test("a slot that is given to somebody who is being turned down does not stay theirs", async () => {
  const { id, slots } = await published(3, 1);
  const [given, closed] = await together(
    () => allot(id, slots[1]?.id),
    () => turnDown(0),
  );
  ok(given);
  ok(closed);
  const { slots: now } = await world.read(id);
  expect(now.map(({ state }) => state)).toEqual(["BOOKED", "OPEN", "OPEN", "OPEN"]);
  expect(await world.titles(0)).toContainEqual(
    expect.stringContaining("You no longer have a slot"),
  );
});
