import { addDays, collegeZone, wallAt } from "@toran/contract/calendar/zones";
import { block as blockSchema, type CalendarEvent } from "@toran/contract/schemas/calendar";
import { seenOf } from "@toran/contract/seen";
import { expect, test } from "vitest";
import { colleagueOf } from "../../testing/colleague";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { remindOfBlocks } from "./reminders";

const server = await startServer();
type Person = Awaited<ReturnType<typeof server.person>>;
type Calls = Person["api"]["po"]["calendar"];

const day = 24 * 60 * 60 * 1000;
const { day: today } = wallAt(server.deps.now(), collegeZone);
const start = addDays(today, 10);
const eventsOf = async ({ list }: Calls): Promise<CalendarEvent[]> =>
  ok(await list({ query: { from: today, to: addDays(today, 60) } })).data.events;

const dentist = () => ({
  title: "Dentist",
  place: "MG Road",
  startDay: addDays(today, 3),
  startTime: "09:30",
  endDay: addDays(today, 3),
  endTime: "10:15",
});

test("what somebody puts in is theirs alone, and can be changed, moved and taken out, by viewers too", async () => {
  const lead = await server.person("officer-ready");
  const { calendar } = (await colleagueOf(server, lead, "VIEWER")).api.po;
  const block = ok(await calendar.createBlock({ body: dentist() })).data;
  expect(block).toMatchObject({ allDay: false, zone: collegeZone, reminders: [1440, 60] });
  const params = { id: block.id };
  const stranger = (await server.person("officer-ready")).api.po.calendar;
  for (const refused of [
    await stranger.readBlock({ params }),
    await stranger.updateBlock({ params, body: dentist() }),
    await stranger.moveBlock({ params, body: { fromDay: today, toDay: today } }),
    await stranger.removeBlock({ params }),
  ])
    expect(refusal(refused).status).toBe(404);

  const body = { fromDay: block.startDay, toDay: addDays(block.startDay, 2), startTime: "23:45" };
  expect(ok(await calendar.moveBlock({ params, body })).data).toMatchObject({
    startDay: addDays(block.startDay, 2),
    startTime: "23:45",
    endDay: addDays(block.startDay, 3),
    endTime: "00:30",
  });
  const [moved] = await eventsOf(calendar);
  expect(moved?.sequence).toBe(0);
  ok(await calendar.updateBlock({ params, body: { ...dentist(), title: "Doctor" } }));
  expect(await eventsOf(calendar)).toMatchObject([{ title: "Doctor", repetition: null }]);
  ok(await calendar.removeBlock({ params }));
  expect(await eventsOf(calendar)).toEqual([]);
});

test.each([
  [{ title: " " }, "title"],
  [{ startTime: "9:30" }, "startTime"],
  [{ startTime: "" }, "startTime"],
  [{ endTime: undefined }, "endTime"],
  [{ endTime: "09:30" }, "endTime"],
  [{ endDay: addDays(start, -1) }, "endDay"],
  [{ endDay: addDays(start, 31) }, "endDay"],
  [{ allDay: true, endDay: addDays(start, 30) }, "endDay"],
  [{ startDay: "2026-02-30" }, "startDay"],
  [{ startDay: "1999-12-31" }, "startDay"],
  [{ repeat: "DAILY" as const }, "repeatUntil"],
  [{ repeat: "DAILY" as const, repeatUntil: addDays(start, -1) }, "repeatUntil"],
  [{ repeat: "WEEKLY" as const, repeatUntil: addDays(start, 190) }, "repeatUntil"],
  [{ repeat: "DAILY" as const, repeatUntil: start, endDay: addDays(start, 2) }, "endDay"],
  [{ zone: "Mars/Olympus" }, "zone"],
  [{ reminders: [7] }, "reminders"],
])("%j is refused at the field %s", async (wrong, field) => {
  const student = await server.person("student-ready");
  const body = { ...dentist(), startDay: start, endDay: start, ...wrong };
  const reply = refusal(await student.api.student.calendar.createBlock({ body }));
  expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([400, [field]]);
});

test("what repeats comes at the same time by the clocks of its zone, and moves as a whole", async () => {
  const { calendar } = (await server.person("hr-ready")).api.hr;
  const body = {
    title: "Stand-up",
    startDay: "2027-03-01",
    startTime: "09:00",
    endDay: "2027-03-01",
    endTime: "09:15",
    zone: "America/New_York",
    repeat: "WEEKLY" as const,
    repeatUntil: "2027-03-31",
  };
  const block = ok(await calendar.createBlock({ body })).data;
  const query = { from: "2027-03-01", to: "2027-04-10" };
  const starts = async () =>
    ok(await calendar.list({ query })).data.events.map((one) => one.start.slice(5, 16));
  // The clocks leap on 14 March.
  expect(await starts()).toEqual([
    "03-01T14:00",
    "03-08T14:00",
    "03-15T13:00",
    "03-22T13:00",
    "03-29T13:00",
  ]);
  const move = { fromDay: "2027-03-15", toDay: "2027-03-16" };
  ok(await calendar.moveBlock({ params: { id: block.id }, body: move }));
  expect((await starts())[0]).toBe("03-02T14:00");
  expect((await starts()).length).toBe(5);
});

test("people are reminded once, as long before as they wish, whoever looks", async () => {
  const student = await server.person("student-ready");
  const { calendar } = student.api.student;
  const { startDay } = ok(await calendar.createBlock({ body: dentist() })).data;
  const halfADayBefore = Date.parse(`${startDay}T09:30:00+05:30`) - day / 2;
  const told = async () => {
    await Promise.all([remindOfBlocks(server.deps), remindOfBlocks(server.deps)]);
    const { items } = ok(await student.api.notifications.list()).data;
    return items.filter(({ type }) => type === "calendar.reminder").map(({ title }) => title);
  };
  expect(await told()).toEqual([]);
  server.pass(halfADayBefore - server.deps.now().getTime());
  const [first, ...others] = await told();
  expect(others).toEqual([]);
  expect(first).toMatch(/^\w{3} \d+ \w+, 09:30: Dentist$/);
  expect(await told()).toEqual([first]);
});

test("who wishes to be reminded ten minutes before is, by whoever looks at what begins soon", async () => {
  const student = await server.person("student-ready");
  const { calendar } = student.api.student;
  const given = { ...dentist(), reminders: [10, 1440] };
  const { startDay } = ok(await calendar.createBlock({ body: given })).data;
  const begins = Date.parse(`${startDay}T09:30:00+05:30`);
  const told = async () => {
    await remindOfBlocks(server.deps, 10 * 60_000);
    const { items } = ok(await student.api.notifications.list()).data;
    return items.filter(({ type }) => type === "calendar.reminder").length;
  };
  for (const [before, many] of [
    [11, 0],
    [10, 1],
    [9, 1],
  ] as const) {
    server.pass(begins - before * 60_000 - server.deps.now().getTime());
    expect(await told(), `${before} minutes before`).toBe(many);
  }
});

test("an entry that another tab has moved is not moved from where it was seen", async () => {
  const { calendar } = (await server.person("hr-ready")).api.hr;
  const { id, startDay } = ok(await calendar.createBlock({ body: dentist() })).data;
  const seen = { fromDay: startDay, fromTime: "09:30", toDay: startDay };
  const moveTo = (startTime: string) =>
    calendar.moveBlock({ params: { id }, body: { ...seen, startTime } });
  ok(await moveTo("12:00"));
  expect(refusal(await moveTo("10:30")).status).toBe(409);
  expect(ok(await calendar.readBlock({ params: { id } })).data.startTime).toBe("12:00");
});

test("a form that was opened before its entry was moved elsewhere does not move it back", async () => {
  const { calendar } = (await server.person("hr-ready")).api.hr;
  const read = ok(await calendar.createBlock({ body: dentist() })).data;
  const params = { id: read.id };
  const [fromDay, toDay] = [read.startDay, addDays(read.startDay, 2)];
  const moved = ok(await calendar.moveBlock({ params, body: { fromDay, toDay } })).data;
  const body = { ...dentist(), title: "Dentist, with the X-ray" };
  const late = await calendar.updateBlock({
    params,
    body: { ...body, seen: seenOf(blockSchema, read) },
  });
  expect(refusal(late)).toMatchObject({
    status: 409,
    message: expect.stringMatching(/changed elsewhere/),
  });
  expect(ok(await calendar.readBlock({ params })).data).toEqual(moved);
  const seen = seenOf(blockSchema, moved);
  ok(await calendar.updateBlock({ params, body: { ...body, seen } }));
  // Whoever names nothing has the last word, as before.
  ok(await calendar.updateBlock({ params, body: dentist() }));
});
