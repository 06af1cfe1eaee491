import { expect, test } from "vitest";
import { addRoom, confirmed, draft, hoursOf, requested } from "../../testing/bookings";
import { hiringPair, openJob } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { blockedDatesBetween } from "./settings";

const server = await startServer();

test("a college says when it takes companies, and what lies outside is refused at its field", async () => {
  const pair = await hiringPair(server);
  const hall = await addRoom(pair, "Seminar hall");
  const { bookings } = pair.officer.api.po;
  const room = await addRoom(pair, "Small room", 10);
  const before = ok(await bookings.settings()).data;
  const hours = { days: [1, 2, 3, 4, 5, 6], from: "10:00", to: "16:00" };
  const saved = ok(
    await bookings.saveSettings({ body: { noticeHours: 72, hours, version: before.version } }),
  );
  expect(saved.data).toMatchObject({ noticeHours: 72, hours });
  expect(
    refusal(
      await bookings.saveSettings({ body: { noticeHours: 1, hours, version: before.version } }),
    ).status,
  ).toBe(409);
  const blocked = hoursOf(server, 9).startsAt.slice(0, 10);
  const days = { from: blocked, to: blocked, reason: "End-semester examinations" };
  const [kept] = ok(await bookings.block({ body: days })).data.blocked;
  expect(kept).toMatchObject(days);
  const { collegeId } = pair;
  expect(await blockedDatesBetween(server.db, collegeId, blocked, blocked)).toEqual([kept]);

  const refusedAt = async (dates: { startsAt: string; endsAt: string }[], more: object = {}) => {
    const { id } = await draft(pair, { dates, roomIds: [hall], ...more });
    return refusal(await pair.hr.api.hr.bookings.request({ params: { id } })).body.errors;
  };
  expect(await refusedAt([hoursOf(server, 1)])).toEqual({
    "dates.0.startsAt": "The college wants to know 72 hours ahead.",
  });
  expect(await refusedAt([hoursOf(server, 10), hoursOf(server, 11, "15:00", "17:00")])).toEqual({
    "dates.1.startsAt": "The college takes companies from 10:00 to 16:00.",
  });
  expect(await refusedAt([hoursOf(server, 9)])).toEqual({
    "dates.0.startsAt": "This day is blocked: End-semester examinations",
  });
  expect(await refusedAt([hoursOf(server, 10)], { roomIds: [room] })).toEqual({
    roomIds: "These places hold 10 people, and 40 are expected.",
  });
  const { id } = await draft(pair, {
    purpose: "INTERVIEW",
    dates: [hoursOf(server, 10)],
    mode: "VIRTUAL",
  });
  expect(
    Object.keys(
      refusal(await pair.hr.api.hr.bookings.request({ params: { id } })).body.errors ?? {},
    ),
  ).toEqual(["postingId", "link"]);
  expect(
    refusal(await bookings.block({ body: { ...days, to: "2001-01-01" } })).body.errors,
  ).toHaveProperty("to");
  const refusedOf = async (more: Partial<typeof days>) =>
    refusal(await bookings.block({ body: { ...days, ...more } })).body.errors;
  expect(await refusedOf({})).toEqual({
    from: "This is blocked already: End-semester examinations",
  });
  expect(await refusedOf({ from: "2001-01-01", to: "2001-01-01" })).toEqual({
    to: "These days are over.",
  });
  expect(ok(await bookings.unblock({ params: { id: kept?.id ?? "" } })).data.blocked).toEqual([]);
  ok(await bookings.saveSettings({ body: { noticeHours: 48, hours: before.hours } }));
});

test("a college that blocks days is told by name what stays confirmed on them, and nothing else", async () => {
  const pair = await hiringPair(server);
  const roomIds = [await addRoom(pair, "Seminar hall")];
  const on = (days: number, from?: string, to?: string) => ({
    dates: [hoursOf(server, days, from, to)],
    roomIds,
  });
  const { id } = await confirmed(pair, on(14));
  await confirmed(pair, on(21));
  await requested(pair, on(14, "14:00", "15:00"));
  const stranger = await hiringPair(server);
  await confirmed(stranger, {
    ...on(14),
    roomIds: [await addRoom(stranger, "Seminar hall")],
  });
  const day = hoursOf(server, 14).startsAt.slice(0, 10);
  const body = { from: day, to: day, reason: "Convocation" };
  const { blocked, stays } = ok(await pair.officer.api.po.bookings.block({ body })).data;
  expect(blocked).toMatchObject([body]);
  expect(stays).toEqual([
    { id, title: expect.any(String), company: expect.any(String), ...hoursOf(server, 14) },
  ]);
});

test("a draft whose job has ended since is not asked for, and says so at the job", async () => {
  const pair = await hiringPair(server);
  const { postingId, jobId } = await openJob(server, pair);
  const roomIds = [await addRoom(pair, "Seminar hall")];
  const { id } = await draft(pair, { dates: [hoursOf(server, 12)], roomIds, postingId });
  const { jobs, bookings } = pair.hr.api.hr;
  ok(await jobs.command({ params: { id: jobId }, body: { command: "CANCEL" } }));
  const refused = refusal(await bookings.request({ params: { id } }));
  expect(refused.body.errors).toEqual({
    postingId: "This job is over at the college. Choose another one.",
  });
  expect(ok(await bookings.read({ params: { id } })).data.state).toBe("DRAFT");
});
