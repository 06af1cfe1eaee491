import { collegeDay } from "@toran/contract/calendar/zones";
import { expect, test } from "vitest";
import { addRoom, hoursOf, requested } from "../../testing/bookings";
import { hiringPair } from "../../testing/hiring";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { waits } from "../../testing/waits";

const server = await startServer();

const pair = await hiringPair(server);
const { officer } = pair;

/** A booking that is being confirmed: its day and its place were looked at, and what takes the place waits. */
async function confirming(days: number) {
  const dates = [hoursOf(server, days)];
  const roomIds = [await addRoom(pair, `Hall ${days}`, 60)];
  const { id } = await requested(pair, { dates, roomIds, expectedStudents: 50 });
  const keeper = await server.database.pool.connect();
  await keeper.query("begin");
  await keeper.query("lock table room_holds in exclusive mode");
  const confirmed = officer.api.po.bookings.decide({
    params: { id },
    body: { command: "CONFIRM" },
  });
  await waits(server);
  return {
    id,
    roomId: roomIds[0] ?? "",
    day: collegeDay(new Date(dates[0]?.startsAt ?? "")),
    /** Once the other call is answered, or waits for what the first one keeps. */
    goOn: async (other: Promise<unknown>) => {
      await Promise.race([other, waits(server, 2)]);
      await keeper.query("commit");
      keeper.release();
      expect(ok(await confirmed).data.state).toBe("CONFIRMED");
    },
  };
}

test("who blocks a day reads of the booking that is being confirmed on it at that moment", async () => {
  const { id, day, goOn } = await confirming(8);
  const body = { from: day, to: day, reason: "Sports day" };
  const blocked = officer.api.po.bookings.block({ body });
  await goOn(blocked);
  expect(ok(await blocked).data.stays.map((booking) => booking.id)).toEqual([id]);
});

test("a place that is made smaller while a booking of it is confirmed is told to be too small for that", async () => {
  const { roomId, goOn } = await confirming(5);
  const resized = officer.api.po.college.updateInfrastructure({
    params: { id: roomId },
    body: { name: "Smaller hall", kind: "SEMINAR_HALL", capacity: 40 },
  });
  await goOn(resized);
  expect(ok(await resized).message).toContain("too small for a confirmed booking");
});
