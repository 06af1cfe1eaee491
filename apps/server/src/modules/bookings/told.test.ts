import { collegeDay } from "@toran/contract/calendar/zones";
import { beforeAll, expect, test } from "vitest";
import { addRoom, hoursOf, requested } from "../../testing/bookings";
import { hiringPair } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import type { Pair } from "../../testing/pair";
import { startServer } from "../../testing/start-server";
import { keepBookings } from "./clock";

const server = await startServer();
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});
const decide = (
  id: string,
  body: Parameters<Pair["officer"]["api"]["po"]["bookings"]["decide"]>[0]["body"],
) => pair.officer.api.po.bookings.decide({ params: { id }, body });
const titles = async (person: Pair["hr"]) =>
  ok(await person.api.notifications.list()).data.items.map(({ title }) => title);
const newest = async ({ api }: Pair["hr"]) =>
  ok(await api.notifications.list()).data.items[0]?.body;
const late = async (person: Pair["hr"]) =>
  (await titles(person)).filter((title) => title.includes("no longer"));

test("a side reads why the other one ended a booking, also where it only chose a reason", async () => {
  const room = await addRoom(pair, "Reading room");
  const { id } = await requested(pair, { dates: [hoursOf(server, 30)], roomIds: [room] });
  ok(await decide(id, { command: "DECLINE", reason: "EXAMS" }));
  const [notice] = ok(await pair.hr.api.notifications.list()).data.items;
  expect(notice).toMatchObject({ type: "booking.answered", body: "Examinations" });
});

test("a company is told that the time it was offered is held no longer", async () => {
  const room = await addRoom(pair, "Studio");
  const { id } = await requested(pair, { dates: [hoursOf(server, 31)], roomIds: [room] });
  ok(await decide(id, { command: "COUNTER_PROPOSE", ...hoursOf(server, 33), roomIds: [room] }));
  const [hr, officer] = [await late(pair.hr), await late(pair.officer)];
  server.pass(8 * 24 * 60 * 60 * 1000);
  await keepBookings(server.deps);
  expect((await late(pair.hr)).length).toBe(hr.length + 1);
  expect(await late(pair.officer)).toEqual(officer);
});

test("a college takes back the time it offered: the company is told why, and the place is free for others", async () => {
  const room = await addRoom(pair, "Gallery");
  const { id } = await requested(pair, { dates: [hoursOf(server, 34)], roomIds: [room] });
  expect(refusal(await decide(id, { command: "RETRACT" })).status).toBe(409);
  const offer = hoursOf(server, 35);
  ok(await decide(id, { command: "COUNTER_PROPOSE", ...offer, roomIds: [room] }));
  const back = { command: "RETRACT" as const, reason: "EXAMS" as const };
  expect(ok(await decide(id, back)).data).toMatchObject({ state: "WITHDRAWN", proposal: null });
  const [notice] = ok(await pair.hr.api.notifications.list()).data.items;
  expect(notice).toMatchObject({ type: "booking.answered", body: "Examinations" });
  expect(notice?.title).toContain("takes back the time it offered");
  await requested(pair, { dates: [offer], roomIds: [room] });
});

test("what was confirmed once is not taken back but kept or cancelled, when another time was offered for it", async () => {
  const room = await addRoom(pair, "Atrium");
  const { id } = await requested(pair, { dates: [hoursOf(server, 36)], roomIds: [room] });
  ok(await decide(id, { command: "CONFIRM", roomIds: [room] }));
  const params = { id };
  const { reschedule } = pair.hr.api.hr.bookings;
  ok(await reschedule({ params, body: { dates: [hoursOf(server, 37)] } }));
  ok(await decide(id, { command: "COUNTER_PROPOSE", ...hoursOf(server, 38), roomIds: [room] }));
  expect(refusal(await decide(id, { command: "RETRACT" })).message).toBe(
    "A time is confirmed. Keep it, and cancel the booking from there.",
  );
  expect(ok(await decide(id, { command: "KEEP" })).data.state).toBe("CONFIRMED");
});

test("a time that a college offers lies in the calendars with the place that it offers, and with the other side", async () => {
  const [asked, given] = [await addRoom(pair, "Old hall"), await addRoom(pair, "New hall")];
  const { id } = await requested(pair, { dates: [hoursOf(server, 5)], roomIds: [asked] });
  const { startsAt, endsAt } = hoursOf(server, 6);
  const offered = { command: "COUNTER_PROPOSE" as const, startsAt, endsAt, roomIds: [given] };
  const { company, college } = ok(await decide(id, offered)).data;
  const day = collegeDay(new Date(startsAt));
  const query = { from: day, to: day };
  for (const [calendar, other] of [
    [pair.officer.api.po.calendar, company],
    [pair.hr.api.hr.calendar, college],
  ] as const) {
    const { events } = ok(await calendar.list({ query })).data;
    expect(events.find(({ sourceId }) => sourceId === id)).toMatchObject({
      title: `Pre-placement talk, ${other.name}`,
      start: startsAt,
      place: "New hall",
      status: "TENTATIVE",
    });
  }
});

test("a side reads which time is asked for, offered or confirmed, where, not the one before, and by whose clock", async () => {
  const room = await addRoom(pair, "Terrace");
  const params = {
    id: (await requested(pair, { dates: [hoursOf(server, 40)], roomIds: [room] })).id,
  };
  const wordsOf = (days: number) => {
    const [year, month, day] = collegeDay(new Date(hoursOf(server, days).startsAt)).split("-");
    const name = new Date(`${year}-${month}-01`).toLocaleString("en-IN", { month: "short" });
    return `${Number(day)} ${name} ${year}, 10:00 to 12:00 IST`;
  };
  expect(await newest(pair.officer)).toBe(wordsOf(40));
  ok(await decide(params.id, { command: "CONFIRM" }));
  expect(await newest(pair.hr)).toBe(`${wordsOf(40)}. Terrace`);
  const body = { dates: [hoursOf(server, 41), hoursOf(server, 42)], reasonText: "A panel is ill." };
  ok(await pair.hr.api.hr.bookings.reschedule({ params, body }));
  expect(await newest(pair.officer)).toBe(`${wordsOf(41)} or ${wordsOf(42)}. A panel is ill.`);
  const offer = { command: "COUNTER_PROPOSE" as const, ...hoursOf(server, 43), roomIds: [room] };
  ok(await decide(params.id, offer));
  expect(await newest(pair.hr)).toBe(`${wordsOf(43)}. Terrace`);
  ok(await pair.hr.api.hr.bookings.command({ params, body: { command: "KEEP" } }));
  expect(await newest(pair.officer)).toBe(wordsOf(40));
  ok(await decide(params.id, { command: "CANCEL", reason: "EXAMS" }));
  expect(await newest(pair.hr)).toBe(`${wordsOf(40)}. Examinations`);
});
