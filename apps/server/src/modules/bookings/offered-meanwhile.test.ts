import { expect, test } from "vitest";
import { addRoom, hoursOf, requested } from "../../testing/bookings";
import { hiringPair } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { keepBookings } from "./clock";

const server = await startServer();
const pair = await hiringPair(server);
const { hr, officer } = pair;
const day = 24 * 60 * 60 * 1000;

/** Another time that the college has offered, with a place of its own. */
async function offered(name: string) {
  const roomId = await addRoom(pair, name);
  const { id } = await requested(pair, { dates: [hoursOf(server, 20)], roomIds: [roomId] });
  const span = hoursOf(server, 21);
  const params = { id };
  const body = { command: "COUNTER_PROPOSE" as const, ...span, roomIds: [roomId] };
  ok(await officer.api.po.bookings.decide({ params, body }));
  const accept = () => hr.api.hr.bookings.command({ params, body: { command: "ACCEPT" } });
  return { roomId, on: span.startsAt.slice(0, 10), accept };
}

test("a time that was offered is not accepted on a day that is blocked by now", async () => {
  const { on, accept } = await offered("Seminar hall");
  const blocks = { from: on, to: on, reason: "Exams" };
  const { blocked } = ok(await officer.api.po.bookings.block({ body: blocks })).data;
  expect(refusal(await accept())).toMatchObject({
    status: 409,
    message: expect.stringContaining("This day is blocked: Exams"),
  });
  for (const { id } of blocked) ok(await officer.api.po.bookings.unblock({ params: { id } }));
  expect(ok(await accept()).data.state).toBe("CONFIRMED");
});

test("a time that was offered is not accepted with a place that is smaller by now, or gone", async () => {
  const { roomId, accept } = await offered("Board room");
  const params = { id: roomId };
  const small = { name: "Board room", kind: "SEMINAR_HALL" as const, capacity: 3 };
  ok(await officer.api.po.college.updateInfrastructure({ params, body: small }));
  expect(refusal(await accept()).message).toContain("hold 3 people, and 40 are expected");
  server.pass(9 * day);
  await keepBookings(server.deps);
  ok(await officer.api.po.college.removeInfrastructure({ params }));
  expect(refusal(await accept()).message).toContain("is not there any more");
});
