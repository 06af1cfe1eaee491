import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { auditedOf } from "../../testing/audited";
import { addRoom, confirmed, draft, hoursOf, requested } from "../../testing/bookings";
import { colleagueOf } from "../../testing/colleague";
import { connect } from "../../testing/connect";
import { hiringPair, openJob } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import { type Pair, pairOf } from "../../testing/pair";
import { startServer } from "../../testing/start-server";
import { bookedEventsOf } from "./calendar";
import { keepBookings } from "./clock";
import { roomHolds } from "./tables";

const server = await startServer();
let pair: Pair;
let hall: string;
let other: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
  hall = await addRoom(pair, "Seminar hall");
  const second = await pairOf(server);
  await connect(server, pair.officer, second.hr);
  other = { ...second, officer: pair.officer, collegeId: pair.collegeId };
});
const now = () => server.deps.now();
const decide = (
  id: string,
  body: Parameters<Pair["officer"]["api"]["po"]["bookings"]["decide"]>[0]["body"],
) => pair.officer.api.po.bookings.decide({ params: { id }, body });
const command = (id: string, name: "ACCEPT" | "WITHDRAW" | "KEEP" | "CANCEL") =>
  pair.hr.api.hr.bookings.command({ params: { id }, body: { command: name } });
const titles = async (person: Pair["hr"]) =>
  ok(await person.api.notifications.list()).data.items.map(({ title }) => title);

test("a company asks for a date, the college confirms one, and both read what happened", async () => {
  const at = hoursOf(server, 5);
  const options = ok(
    await pair.hr.api.hr.bookings.options({
      query: { collegeId: pair.collegeId, from: at.startsAt, to: at.endsAt },
    }),
  ).data;
  expect(options).toMatchObject({ noticeHours: 48, busy: [], blocked: [] });
  expect(options.places).toMatchObject([{ id: hall, capacity: 60 }]);

  const kept = await draft(pair, {});
  expect(Object.keys(kept.missing)).toEqual(["dates", "roomIds"]);
  const missing = refusal(await pair.hr.api.hr.bookings.request({ params: { id: kept.id } }));
  expect(missing.body.errors).toEqual(kept.missing);
  // A draft is its company's alone.
  expect(refusal(await pair.officer.api.po.bookings.read({ params: { id: kept.id } })).status).toBe(
    404,
  );

  const body = {
    collegeId: pair.collegeId,
    purpose: "PRE_PLACEMENT_TALK" as const,
    expectedStudents: 40,
    dates: [hoursOf(server, 6), at],
    roomIds: [hall],
    visitors: [{ name: "Vikram Rao", role: "Head of engineering" }],
  };
  ok(await pair.hr.api.hr.bookings.save({ params: { id: kept.id }, body }));
  const asked = ok(await pair.hr.api.hr.bookings.request({ params: { id: kept.id } })).data;
  expect(asked).toMatchObject({ state: "REQUESTED", startsAt: null, missing: {} });
  expect(asked.holdUntil).not.toBeNull();
  expect(await titles(pair.officer)).toContainEqual(expect.stringContaining("asks for a date"));

  expect(ok(await pair.officer.api.po.bookings.waiting()).data).toEqual({ waiting: 1 });
  const booking = ok(await decide(kept.id, { command: "CONFIRM", choice: 1 })).data;
  expect(ok(await pair.officer.api.po.bookings.waiting()).data).toEqual({ waiting: 0 });
  expect(booking).toMatchObject({ state: "CONFIRMED", ...at, rooms: [{ id: hall }] });
  const says = `${booking.college.name} confirms your booking: Pre-placement talk`;
  expect(await titles(pair.hr)).toContain(says);
  const read = ok(await pair.hr.api.hr.bookings.read({ params: { id: kept.id } })).data;
  expect(read.timeline.map(({ command: did }) => did)).toEqual(["CONFIRM", "REQUEST", "CREATE"]);
  const found = async (query: object) =>
    ok(await pair.hr.api.hr.bookings.list({ query })).data.items.map(({ id }) => id);
  expect(await found({ state: "CONFIRMED" })).toEqual([kept.id]);
  expect(await found({ state: "DECLINED" })).toEqual([]);
  expect(await found({ from: at.endsAt })).toEqual([]);
  const listed = ok(await pair.officer.api.po.bookings.list({ query: { limit: 1 } })).data;
  expect(listed.items).toMatchObject([{ id: kept.id, title: "Pre-placement talk" }]);
  expect((await auditedOf(server, pair.officer)).map(({ action }) => action)).toContain(
    "booking.move",
  );
  // What is no longer possible is refused with how it stands.
  const late = refusal(await decide(kept.id, { command: "DECLINE" }));
  expect([late.status, late.body.current]).toMatchObject([409, { state: "CONFIRMED" }]);
  expect(refusal(await command(kept.id, "ACCEPT")).status).toBe(409);
});

test("a place is booked once: the second is refused and told what has it, as far as they may know", async () => {
  const dates = [hoursOf(server, 8)];
  const first = await confirmed(pair, { dates, roomIds: [hall] });
  const overlapping = [hoursOf(server, 8, "11:30", "13:00")];
  const own = await draft(pair, { dates: overlapping, roomIds: [hall] });
  const named = refusal(await pair.hr.api.hr.bookings.request({ params: { id: own.id } }));
  expect(named.status).toBe(409);
  expect(named.body.current).toMatchObject({ booking: { id: first.id } });
  const strange = await draft(other, { dates: overlapping, roomIds: [hall] });
  const unnamed = refusal(await other.hr.api.hr.bookings.request({ params: { id: strange.id } }));
  expect(unnamed.message).toContain("Seminar hall is taken");
  expect(unnamed.body.current).toMatchObject({ booking: null });
  const busy = ok(
    await other.hr.api.hr.bookings.options({
      query: {
        collegeId: pair.collegeId,
        from: hoursOf(server, 8, "00:01").startsAt,
        to: hoursOf(server, 8, "10:00", "23:00").endsAt,
      },
    }),
  ).data.busy;
  expect(busy).toMatchObject([{ roomId: hall, soft: false, booking: null }]);
  // The database itself refuses, whoever asks.
  const [span] = overlapping;
  const row = {
    bookingId: strange.id,
    roomId: hall,
    startsAt: new Date(span?.startsAt ?? ""),
    endsAt: new Date(span?.endsAt ?? ""),
  };
  await expect(server.db.insert(roomHolds).values(row)).rejects.toMatchObject({
    cause: { code: "23P01" },
  });
  // Right after it, the place is free.
  await requested(other, { dates: [hoursOf(server, 8, "12:00", "13:00")], roomIds: [hall] });
  const gone = refusal(
    await pair.officer.api.po.college.removeInfrastructure({ params: { id: hall } }),
  );
  expect(gone.status).toBe(409);
  expect(gone.message).toContain("This place is booked");
});

test("a request holds its places for five working days, and then no longer, even before anybody sweeps", async () => {
  const room = await addRoom(pair, "Lab");
  const dates = [hoursOf(server, 20)];
  const first = await requested(pair, { dates, roomIds: [room] });
  const second = await draft(other, { dates, roomIds: [room] });
  const params = { id: second.id };
  expect(refusal(await other.hr.api.hr.bookings.request({ params })).status).toBe(409);
  server.pass(8 * 24 * 60 * 60 * 1000);
  await server.mails();
  const asked = ok(await other.hr.api.hr.bookings.request({ params })).data;
  expect(asked.state).toBe("REQUESTED");
  await keepBookings(server.deps);
  const lapsed = ok(await pair.hr.api.hr.bookings.read({ params: { id: first.id } })).data;
  expect(lapsed).toMatchObject({ state: "REQUESTED", holdUntil: null });
  expect(await titles(pair.hr)).toContainEqual(expect.stringContaining("held no longer"));
  const refused = refusal(await decide(first.id, { command: "CONFIRM" }));
  expect(refused.message).toContain("Lab is taken");
  const elsewhere = await decide(first.id, { command: "CONFIRM", roomIds: [hall] });
  expect(ok(elsewhere).data.rooms).toMatchObject([{ id: hall }]);
});

test("another time is proposed, accepted, asked for and kept; the old one is held until it is answered", async () => {
  const room = await addRoom(pair, "Board room");
  const { id } = await requested(pair, { dates: [hoursOf(server, 12)], roomIds: [room] });
  const offer = hoursOf(server, 13, "14:00", "16:00");
  const body = {
    command: "COUNTER_PROPOSE" as const,
    ...offer,
    reasonText: "Exams in the morning.",
  };
  const asked = await decide(id, { ...body, ...hoursOf(server, 12) });
  expect(refusal(asked).body.errors).toEqual({
    startsAt: "The company asks for this time itself. Confirm it, or offer another.",
  });
  const nowhere = refusal(await decide(id, { ...body, roomIds: [] }));
  expect(nowhere.body.errors).toEqual({ roomIds: "Choose at least one place." });
  const countered = ok(await decide(id, body)).data;
  expect(countered).toMatchObject({
    state: "COUNTER_PROPOSED",
    proposal: { ...offer, rooms: [{ id: room }] },
  });
  expect(refusal(await command(id, "KEEP")).status).toBe(409);
  expect(ok(await command(id, "ACCEPT")).data).toMatchObject({ state: "CONFIRMED", ...offer });

  const later = [hoursOf(server, 14)];
  const params = { id };
  const { reschedule } = pair.hr.api.hr.bookings;
  expect(refusal(await reschedule({ params, body: { dates: [later[0]!, offer] } })).errors).toEqual(
    {
      "dates.1.startsAt": "The booking has this time already.",
    },
  );
  const moved = ok(
    await pair.hr.api.hr.bookings.reschedule({ params, body: { dates: later } }),
  ).data;
  expect(moved).toMatchObject({ state: "RESCHEDULED", ...offer, dates: later });
  // Another time waits for the college, found by whose it is.
  const waits = async (search: string) =>
    ok(await pair.officer.api.po.bookings.list({ query: { waiting: true, search } })).data.items;
  expect(await waits(moved.company.name)).toContainEqual(expect.objectContaining({ id }));
  expect(await waits("Nobody of that name")).toEqual([]);
  // Both times are taken meanwhile.
  for (const dates of [[offer], later]) {
    const rival = await draft(other, { dates, roomIds: [room] });
    expect(
      refusal(await other.hr.api.hr.bookings.request({ params: { id: rival.id } })).status,
    ).toBe(409);
  }
  expect(ok(await decide(id, { command: "KEEP" })).data).toMatchObject({
    state: "CONFIRMED",
    ...offer,
  });
  await requested(other, { dates: later, roomIds: [room] });
  const day = 24 * 60 * 60 * 1000;
  const hours = (Date.parse(offer.startsAt) - now().getTime()) / (60 * 60 * 1000);
  const cancelled = ok(
    await pair.hr.api.hr.bookings.command({
      params,
      body: { command: "CANCEL", reason: "TRAVEL" },
    }),
  ).data;
  expect(cancelled).toMatchObject({
    state: "CANCELLED",
    endedBy: "COMPANY",
    reason: "TRAVEL",
    noticeHours: Math.floor(hours),
  });
  await requested(other, { dates: [offer], roomIds: [room] });

  // A company that did not come, and one that did; neither before the time.
  const soon = await confirmed(pair, { dates: [hoursOf(server, 3)], roomIds: [room] });
  expect(refusal(await decide(soon.id, { command: "NO_SHOW" })).status).toBe(409);
  server.pass(5 * day);
  // By then the company can neither cancel nor move it.
  expect(refusal(await command(soon.id, "CANCEL")).status).toBe(409);
  const away = { params: { id: soon.id }, body: { dates: [hoursOf(server, 9)] } };
  expect(refusal(await pair.hr.api.hr.bookings.reschedule(away)).body.message).toBe(
    "The time of this booking has come. The college says how it went.",
  );
  expect(ok(await decide(soon.id, { command: "NO_SHOW" })).data.state).toBe("NO_SHOW_COMPANY");
});

test("bookings are their two sides' alone, viewers look, and without a connection nothing is asked", async () => {
  const booking = await confirmed(pair, { dates: [hoursOf(server, 15)], roomIds: [hall] });
  const params = { id: booking.id };
  const stranger = await pairOf(server);
  const { collegeId } = pair;
  for (const reply of [
    await other.hr.api.hr.bookings.read({ params }),
    await other.hr.api.hr.bookings.command({ params, body: { command: "CANCEL" } }),
    await stranger.officer.api.po.bookings.decide({ params, body: { command: "CANCEL" } }),
    await stranger.hr.api.hr.schedules.read({ params }),
  ])
    expect(refusal(reply).status).toBe(404);
  const body = { collegeId, purpose: "CAMPUS_TOUR" as const };
  expect(refusal(await stranger.hr.api.hr.bookings.create({ body })).body.errors).toHaveProperty(
    "collegeId",
  );
  const query = { collegeId, from: booking.startsAt ?? "", to: booking.endsAt ?? "" };
  expect(refusal(await stranger.hr.api.hr.bookings.options({ query })).status).toBe(409);
  const { postingId } = await openJob(server, pair);
  expect(
    refusal(await other.hr.api.hr.bookings.create({ body: { ...body, postingId } })).body.errors,
  ).toHaveProperty("postingId");
  const viewer = await colleagueOf(server, pair.officer, "VIEWER");
  expect(ok(await viewer.api.po.bookings.read({ params })).data.id).toBe(booking.id);
  expect(
    refusal(await viewer.api.po.bookings.decide({ params, body: { command: "CANCEL" } })).status,
  ).toBe(403);

  const waiting = await requested(other, { dates: [hoursOf(server, 16)], roomIds: [hall] });
  await connect(server, pair.officer, other.hr, "DISCONNECTED");
  expect(refusal(await decide(waiting.id, { command: "CONFIRM" })).status).toBe(409);
  expect(
    ok(await decide(waiting.id, { command: "DECLINE", reason: "NOT_RELEVANT" })).data.state,
  ).toBe("DECLINED");
  await connect(server, pair.officer, other.hr);

  const [from, to] = [now(), new Date(now().getTime() + 60 * 24 * 60 * 60 * 1000)];
  const [officer] = await server.db.query.users.findMany({
    where: (row) => eq(row.id, pair.officer.id),
  });
  const events = await bookedEventsOf(server.db, officer!, from, to);
  expect(events).toContainEqual(
    expect.objectContaining({
      id: booking.id,
      status: "CONFIRMED",
      venue: "Seminar hall",
      path: `/po/bookings/${booking.id}`,
    }),
  );
});
