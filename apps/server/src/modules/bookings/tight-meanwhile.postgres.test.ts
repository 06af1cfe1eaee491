import { expect, test } from "vitest";
import { addRoom, hoursOf, requested } from "../../testing/bookings";
import { hiringPair } from "../../testing/hiring";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { waits } from "../../testing/waits";

const server = await startServer();

test("a place that is made smaller while a booking of it is confirmed is told to be too small for that", async () => {
  const pair = await hiringPair(server);
  const { officer } = pair;
  const roomIds = [await addRoom(pair, "Main hall", 60)];
  const dates = [hoursOf(server, 5)];
  const { id } = await requested(pair, { dates, roomIds, expectedStudents: 50 });
  const keeper = await server.database.pool.connect();
  await keeper.query("begin");
  await keeper.query("lock table room_holds in exclusive mode");
  const confirmed = officer.api.po.bookings.decide({
    params: { id },
    body: { command: "CONFIRM" },
  });
  await waits(server);
  const resized = officer.api.po.college.updateInfrastructure({
    params: { id: roomIds[0]! },
    body: { name: "Main hall", kind: "SEMINAR_HALL", capacity: 40 },
  });
  await Promise.race([resized, waits(server, 2)]);
  await keeper.query("commit");
  keeper.release();
  expect(ok(await confirmed).data.state).toBe("CONFIRMED");
  expect(ok(await resized).message).toContain("too small for a confirmed booking");
});
