import { expect, test } from "vitest";
import { addRoom, draft, hoursOf } from "../../testing/bookings";
import { hiringPair } from "../../testing/hiring";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const pair = await hiringPair(server);
const { bookings } = pair.hr.api.hr;
const { college } = pair.officer.api.po;

test("a draft lacks its place once the college has it no more", async () => {
  const room = await addRoom(pair, "Old hall");
  const { id, missing } = await draft(pair, { dates: [hoursOf(server, 5)], roomIds: [room] });
  expect(missing).toEqual({});
  ok(await college.removeInfrastructure({ params: { id: room } }));
  const read = ok(await bookings.read({ params: { id } })).data;
  expect(read).toMatchObject({ wantedRooms: [], missing: { roomIds: expect.any(String) } });
});
