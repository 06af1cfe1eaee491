import { collegeDay } from "@toran/contract/calendar/zones";
import { expect, test } from "vitest";
import { addRoom, confirmed, hoursOf, interviewed } from "../../testing/bookings";
import { hiringPair } from "../../testing/hiring";
import { ok } from "../../testing/ok";
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
