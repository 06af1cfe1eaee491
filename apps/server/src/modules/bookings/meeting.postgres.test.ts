import { expect, test } from "vitest";
import { drawn, hoursOf, oneHour } from "../../testing/bookings";
import { ok, refusal } from "../../testing/ok";
import { slotWorld } from "../../testing/slots";
import { startServer } from "../../testing/start-server";
import { waits } from "../../testing/waits";

const server = await startServer();
const world = await slotWorld(server);
const { pair, booked, student } = world;
const { hr, officer } = pair;

/** Slots that are given to a student and being published: it has written them, and waits to tell the student. */
async function publishing(days: number) {
  const { id, slots } = await drawn(pair, booked(days), { model: "ALLOTTED" });
  const body = { slotId: slots[0]?.id ?? "", applicationId: student(0).applicationId };
  ok(await officer.api.po.schedules.allot({ params: { id }, body }));
  const keeper = await server.database.pool.connect();
  await keeper.query("begin");
  await keeper.query("select 1 from users where id = $1 for update", [student(0).id]);
  const published = officer.api.po.schedules.publish({ params: { id } });
  await waits(server);
  return {
    id,
    /** Once the other call waits for what the first one holds. */
    goOn: async () => {
      await waits(server, 2);
      await keeper.query("commit");
      keeper.release();
      ok(await published);
    },
  };
}

test("slots that are just being published are not drawn anew under their students", async () => {
  const { id, goOn } = await publishing(3);
  const body = { ...oneHour, model: "ALLOTTED" as const, minutes: 20 };
  const saved = hr.api.hr.schedules.save({ params: { id }, body });
  await goOn();
  expect(refusal(await saved).status).toBe(409);
  expect(ok(await officer.api.po.schedules.read({ params: { id } })).data.state).toBe("PUBLISHED");
  expect((await world.mine(0)).slots).toHaveLength(1);
});

test("a booking whose slots are just being published is not moved", async () => {
  const { id, goOn } = await publishing(5);
  const body = { dates: [hoursOf(server, 8)], reasonText: "We come later." };
  const moved = hr.api.hr.bookings.reschedule({ params: { id }, body });
  await goOn();
  expect(refusal(await moved).message).toContain("Students have slots at this time");
  const { state } = ok(await officer.api.po.bookings.read({ params: { id } })).data;
  expect(state).toBe("CONFIRMED");
});
