import { collegeDay } from "@toran/contract/calendar/zones";
import { bookingCommandsOf } from "@toran/contract/hiring/booking-moves";
import { expect, test } from "vitest";
import { addRoom, confirmed, hoursOf, interviewed } from "../../testing/bookings";
import { hiringPair } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();

test("a time that was confirmed stays in the calendars and on its day until another one is agreed on", async () => {
  const pair = await hiringPair(server);
  const { postingId, students } = await interviewed(server, pair, 1);
  const roomIds = [await addRoom(pair, "Seminar hall")];
  const { startsAt, ...until } = hoursOf(server, 14);
  const { id } = await confirmed(pair, { dates: [{ startsAt, ...until }], roomIds, postingId });
  const params = { id };
  const day = collegeDay(new Date(startsAt));
  const seen = async () =>
    ok(await students[0]!.api.student.calendar.list({ query: { from: day, to: day } }))
      .data.events.filter(({ sourceId }) => sourceId === id)
      .map(({ start }) => start);
  expect(await seen()).toEqual([startsAt]);

  const another = { dates: [hoursOf(server, 15)] };
  ok(await pair.hr.api.hr.bookings.reschedule({ params, body: another }));
  expect(await seen()).toEqual([startsAt]);
  const offer = { command: "COUNTER_PROPOSE" as const, ...hoursOf(server, 16), roomIds };
  ok(await pair.officer.api.po.bookings.decide({ params, body: offer }));
  expect(await seen()).toEqual([startsAt]);
  const block = { from: day, to: day, reason: "Convocation" };
  const { stays } = ok(await pair.officer.api.po.bookings.block({ body: block })).data;
  expect(stays.map((booking) => booking.id)).toEqual([id]);
});

test("a company that has asked for another time does not cancel the one that is kept once it has come", async () => {
  const pair = await hiringPair(server);
  const roomIds = [await addRoom(pair, "Seminar hall")];
  const { id, startsAt } = await confirmed(pair, { dates: [hoursOf(server, 3)], roomIds });
  const params = { id };
  const { reschedule, command } = pair.hr.api.hr.bookings;
  ok(await reschedule({ params, body: { dates: [hoursOf(server, 8)] } }));
  server.pass(Date.parse(startsAt ?? "") - server.deps.now().getTime() + 60_000);
  const late = refusal(await command({ params, body: { command: "CANCEL" } }));
  expect([late.status, late.message]).toEqual([
    409,
    "The time of this booking has come. The college says how it went.",
  ]);
  const offered = bookingCommandsOf(
    "COMPANY",
    { state: "RESCHEDULED", startsAt },
    server.deps.now(),
  );
  expect(offered).toEqual(["KEEP"]);
  for (const word of ["KEEP", "NO_SHOW"] as const)
    ok(await pair.officer.api.po.bookings.decide({ params, body: { command: word } }));
});
