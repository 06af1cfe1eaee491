import { expect, test } from "vitest";
import { addRoom, draft, hoursOf, requested } from "../../testing/bookings";
import { hiringPair } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { waits } from "../../testing/waits";

const server = await startServer();
const pair = await hiringPair(server);
const { removeInfrastructure } = pair.officer.api.po.college;

test("a place that is being booked at this moment is not removed under its booking", async () => {
  const id = await addRoom(pair, "The hall");
  const roomIds = [await addRoom(pair, "Another hall")];
  const { id: booking } = await requested(pair, { dates: [hoursOf(server, 4)], roomIds });
  const booker = await server.database.pool.connect();
  await booker.query("begin");
  await booker.query(
    "insert into room_holds (booking_id, room_id, starts_at, ends_at) values ($1, $2, $3, $4)",
    [booking, id, ...Object.values(hoursOf(server, 4))],
  );
  const removed = removeInfrastructure({ params: { id } });
  await waits(server);
  await booker.query("commit");
  booker.release();
  expect(refusal(await removed).message).toContain("This place is booked");
});

test("who books a place that is being removed at this moment is told so, and has booked nothing", async () => {
  const roomId = await addRoom(pair, "The lab");
  const { id } = await draft(pair, { dates: [hoursOf(server, 5)], roomIds: [roomId] });
  const remover = await server.database.pool.connect();
  await remover.query("begin");
  await remover.query("delete from infrastructure where id = $1", [roomId]);
  const asked = pair.hr.api.hr.bookings.request({ params: { id } });
  await waits(server);
  await remover.query("commit");
  remover.release();
  expect(refusal(await asked).status).toBe(400);
  expect(ok(await pair.hr.api.hr.bookings.read({ params: { id } })).data.state).toBe("DRAFT");
});
