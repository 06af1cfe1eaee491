import { isFailure } from "@toran/api-client";
import { addDays, collegeZone, wallAt } from "@toran/contract/calendar/zones";
import { type CalendarEvent, noFeed } from "@toran/contract/schemas/calendar";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { confirmed, hoursOf, oneHour } from "../../testing/bookings";
import { colleagueOf } from "../../testing/colleague";
import { applied, hiringPair, offered, openJob, studentOf } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import { pairOf } from "../../testing/pair";
import { slotWorld } from "../../testing/slots";
import { startServer } from "../../testing/start-server";
import { forgetOldVersions } from "./versions";
import { calendarVersions } from "./tables";

const server = await startServer();
type Person = Awaited<ReturnType<typeof server.person>>;
type Calls = Person["api"]["po"]["calendar"];

const day = 24 * 60 * 60 * 1000;
const today = () => wallAt(server.deps.now(), collegeZone).day;
const eventsOf = async ({ list }: Calls, from = 0, days = 60): Promise<CalendarEvent[]> => {
  const first = addDays(today(), from);
  return ok(await list({ query: { from: first, to: addDays(first, days) } })).data.events;
};
const titled = (events: CalendarEvent[]) => events.map(({ source, title }) => [source, title]);
const about = (events: CalendarEvent[], title: string) => {
  const found = events.find((one) => one.title.includes(title));
  if (!found) throw new Error(`Nothing is called ${title}: ${JSON.stringify(titled(events))}`);
  return found;
};

const dentist = () => ({
  title: "Dentist",
  place: "MG Road",
  startDay: addDays(today(), 3),
  startTime: "09:30",
  endDay: addDays(today(), 3),
  endTime: "10:15",
});

test("one calendar is fed by what there is, and each role sees its own side of it", async () => {
  const pair = await hiringPair(server);
  const { officer, hr } = pair;
  const student = await studentOf(server, pair);
  const weak = await studentOf(server, pair, { cgpa: 5 });
  const rule = { all: [{ field: "cgpa" as const, op: "AT_LEAST" as const, value: 7 }] };
  const { postingId, jobId } = await openJob(server, pair, { rule });
  const application = await applied(student, postingId);
  await offered(pair, application.id);
  const dueAt = new Date(server.deps.now().getTime() + 2 * day).toISOString();
  ok(await officer.api.po.todos.create({ body: { title: "Call Kestrel", dueAt } }));
  ok(await officer.api.po.calendar.createBlock({ body: dentist() }));

  const po = await eventsOf(officer.api.po.calendar);
  expect(po.map(({ source }) => source)).toEqual(["TASK", "PERSONAL", "OFFER", "POSTING"]);
  expect(about(po, "Closes: Graduate Software Engineer")).toMatchObject({
    id: `posting-closes.${postingId}`,
    link: `/po/jobs/${postingId}`,
    end: null,
    status: "CONFIRMED",
    zone: collegeZone,
  });
  const byHr = await eventsOf(hr.api.hr.calendar);
  expect(byHr.map(({ source, sourceId }) => [source, sourceId === jobId])).toEqual([
    ["OFFER", false],
    ["POSTING", true],
  ]);
  const own = await eventsOf(student.api.student.calendar);
  expect(own.map(({ link }) => link)).toEqual([
    `/student/applications/${application.id}`,
    `/student/jobs/${postingId}`,
  ]);
  // 64: whose rule it does not meet, who is of another college or company, and a colleague.
  expect(await eventsOf(weak.api.student.calendar)).toEqual([]);
  const others = await pairOf(server);
  expect(await eventsOf(others.officer.api.po.calendar)).toEqual([]);
  expect(await eventsOf(others.hr.api.hr.calendar)).toEqual([]);

  const query = { from: today(), to: addDays(today(), 61), sources: ["TASK" as const] };
  const filtered = ok(await officer.api.po.calendar.list({ query })).data.events;
  expect(titled(filtered)).toEqual([["TASK", "Call Kestrel"]]);
  const tooLong = { from: today(), to: addDays(today(), 62) };
  expect(
    refusal(await officer.api.po.calendar.list({ query: tooLong })).body.errors,
  ).toHaveProperty("to");

  // A year after the payment, the plan ends.
  const end = await eventsOf(officer.api.po.calendar, 340, 60);
  expect(titled(end)).toContainEqual(["SUBSCRIPTION", "Your plan ends: renew it"]);

  ok(await hr.api.hr.jobs.command({ params: { id: jobId }, body: { command: "CANCEL" } }));
  const after = await eventsOf(student.api.student.calendar);
  expect(about(after, "Closes")).toMatchObject({ status: "CANCELLED", sequence: 1 });
});

test("bookings, slots and blocked days come from the bookings", async () => {
  const { pair, booked, book, publish, student } = await slotWorld(server);
  const { officer, hr } = pair;
  const { id } = await confirmed(pair, { purpose: "INTERVIEW", ...booked(4) });
  ok(await hr.api.hr.schedules.save({ params: { id }, body: oneHour }));
  const { slots } = await publish(id);
  const slotId = slots[0]?.id ?? "";
  await book(0, slotId);
  const blocked = hoursOf(server, 9).startsAt.slice(0, 10);
  const reason = "End-semester examinations";
  ok(await officer.api.po.bookings.block({ body: { from: blocked, to: blocked, reason } }));

  const booking = {
    id: `booking.${id}`,
    source: "BOOKING",
    place: "Seminar hall",
    status: "CONFIRMED",
    ...booked(4).dates.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }))[0],
  };
  const po = await eventsOf(officer.api.po.calendar);
  expect(po).toContainEqual(expect.objectContaining({ ...booking, link: `/po/bookings/${id}` }));
  expect(about(po, reason)).toMatchObject({
    title: `No bookings: ${reason}`,
    allDay: true,
    start: new Date(`${blocked}T00:00:00+05:30`).toISOString(),
    end: new Date(`${addDays(blocked, 1)}T00:00:00+05:30`).toISOString(),
  });
  const byHr = await eventsOf(hr.api.hr.calendar);
  expect(byHr).toContainEqual(expect.objectContaining({ ...booking, link: `/hr/bookings/${id}` }));
  expect(byHr.map(({ source }) => source)).not.toContain("BLOCKED");
  const mine = await eventsOf(student(0).api.student.calendar);
  expect(mine).toContainEqual(
    expect.objectContaining({ id: `slot.${slotId}`, source: "SLOT", link: "/student/slots" }),
  );
  expect(mine.map(({ source }) => source)).toEqual(["SLOT", "BLOCKED", "POSTING"]);
  expect(about(mine, reason)).toMatchObject({ title: `No companies: ${reason}`, link: null });
  const others = await eventsOf(student(1).api.student.calendar);
  expect(others.map(({ source }) => source)).not.toContain("SLOT");

  ok(await officer.api.po.bookings.decide({ params: { id }, body: { command: "CANCEL" } }));
  expect(about(await eventsOf(hr.api.hr.calendar), "Interview")).toMatchObject({
    status: "CANCELLED",
    sequence: 1,
  });
  const after = await eventsOf(student(0).api.student.calendar);
  expect(after.map(({ source }) => source)).not.toContain("SLOT");
});

const start = addDays(today(), 10);
/** What a program of another maker reads in a file. */
const readBack = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents("vevent")
    .map((component) => ({ component, event: new ICAL.Event(component) }));

test("a page that does not know of an address another tab has made neither replaces nor ends it", async () => {
  const { calendar } = (await server.person("officer-ready")).api.po;
  const seen = { query: { of: noFeed } };
  const { since } = ok(await calendar.openFeed(seen)).data;
  expect(refusal(await calendar.openFeed(seen))).toMatchObject({
    status: 409,
    body: { current: { since } },
  });
  expect(ok(await calendar.feed()).data.since).toBe(since);
  const two = [
    calendar.openFeed({ query: { of: since } }),
    calendar.openFeed({ query: { of: since } }),
  ];
  const [one, other] = await Promise.all(two);
  expect([one, other].filter(isFailure)).toHaveLength(1);
  const now = ok(await calendar.feed()).data.since ?? "";
  expect(refusal(await calendar.closeFeed({ query: { of: since } })).status).toBe(409);
  ok(await calendar.closeFeed({ query: { of: now } }));
  expect(refusal(await calendar.closeFeed({ query: { of: now } })).status).toBe(409);
});

test("a secret address opens the calendar to other programs, until it is replaced or ended", async () => {
  const lead = await server.person("officer-ready");
  const officer = await colleagueOf(server, lead);
  const { calendar, todos } = officer.api.po;
  const outside = server.browser();
  const read = (url: string, headers = {}) =>
    outside.send("GET", new URL(url).pathname, { headers });
  expect(ok(await calendar.feed()).data).toEqual({ since: null, readAt: null });

  const title = "Überprüfung; Halle 2, „Aula“ \\ नमस्ते दुनिया, नमस्ते दुनिया, नमस्ते दुनिया 🎓🎓";
  const block = ok(await calendar.createBlock({ body: { ...dentist(), title } })).data;
  const away = { title: "Away", allDay: true, startDay: start, endDay: addDays(start, 1) };
  ok(await calendar.createBlock({ body: { ...away, reminders: [] } }));
  const dueAt = new Date(server.deps.now().getTime() + 2 * day).toISOString();
  const todo = ok(await todos.create({ body: { title: "Call", dueAt } })).data;

  const { url } = ok(await calendar.openFeed({ query: {} })).data;
  const first = await read(url);
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, max-age=300",
    "x-robots-tag": "noindex",
  });
  for (const line of first.payload.split("\r\n"))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const events = readBack(first.payload);
  const dentistRead = events.find(({ event }) => event.uid.startsWith(`block.${block.id}`));
  expect(dentistRead?.event.summary).toBe(title);
  expect(dentistRead?.event.location).toBe("MG Road");
  expect(dentistRead?.event.startDate.toJSDate().toISOString()).toBe(
    new Date(`${block.startDay}T09:30:00+05:30`).toISOString(),
  );
  expect(
    dentistRead?.component
      .getAllSubcomponents("valarm")
      .map((alarm) => String(alarm.getFirstPropertyValue("trigger"))),
  ).toEqual(["-P1D", "-PT1H"]);
  const awayRead = events.find(({ event }) => event.summary === "Away");
  expect([awayRead?.event.startDate.isDate, awayRead?.event.endDate.toString()]).toEqual([
    true,
    addDays(start, 2),
  ]);

  // Unchanged is not sent again; changed has the same name and a higher count.
  const etag = first.headers["etag"] ?? "";
  expect((await read(url, { "if-none-match": etag })).statusCode).toBe(304);
  const later = new Date(Date.parse(dueAt) + day).toISOString();
  ok(await todos.update({ params: { id: todo.id }, body: { title: "Call", dueAt: later } }));
  const second = await Promise.all([read(url, { "if-none-match": etag }), read(url), read(url)]);
  for (const reply of second) {
    const [call] = readBack(reply.payload).filter(({ event }) => event.summary === "Call");
    expect([call?.event.uid, call?.event.sequence]).toEqual([`task.${todo.id}@toran`, 1]);
  }
  expect(ok(await calendar.feed()).data.readAt).not.toBeNull();

  const { url: next } = ok(await calendar.openFeed({ query: {} })).data;
  expect((await read(url)).statusCode).toBe(404);
  expect((await read(next)).statusCode).toBe(200);
  ok(await calendar.closeFeed({ query: {} }));
  expect((await read(next)).statusCode).toBe(404);
  const { url: last } = ok(await calendar.openFeed({ query: {} })).data;
  ok(await lead.api.po.managers.remove({ params: { id: officer.id } }));
  expect((await read(last)).statusCode).toBe(404);
  const secrets = [url, next, last].map((each) => each.slice(-47, -4));
  expect(server.lines.filter((line) => secrets.some((each) => line.includes(each)))).toEqual([]);
});

test("who guesses addresses, or reads one without end, is slowed", async () => {
  const guesser = server.browser();
  guesser.address = "203.0.113.9";
  const codes = new Set<number>();
  for (let tries = 0; tries < 61; tries++)
    codes.add((await guesser.send("GET", `/calendar/${"a".repeat(43)}.ics`)).statusCode);
  expect([...codes]).toEqual([404, 429]);
});

test("one event is a file, for whoever may see it", async () => {
  const mine = (await server.person("student-ready")).api.student.calendar;
  const block = ok(await mine.createBlock({ body: dentist() })).data;
  const input = {
    params: { event: `block.${block.id}.0` },
    query: { day: block.startDay },
  };
  const file = ok(await mine.download(input));
  expect(readBack(await file.text()).map(({ event }) => event.summary)).toEqual(["Dentist"]);
  const other = (await server.person("student-ready")).api.student.calendar;
  expect(refusal(await other.download(input)).status).toBe(404);
});

test("counts of events that are long over are forgotten", async () => {
  await forgetOldVersions(server.db, new Date(server.deps.now().getTime() + 3000 * day));
  expect(await server.db.$count(calendarVersions)).toBe(0);
});
