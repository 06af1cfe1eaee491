import { expect, test } from "vitest";
import { addRoom, confirmed, draft, hoursOf } from "../../testing/bookings";
import { hiringPair } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();

test("a time that is another by now is not answered unseen, by the college and by the company", async () => {
  const pair = await hiringPair(server);
  const { hr, officer } = pair;
  const roomIds = [await addRoom(pair, "Seminar hall")];
  const { id } = await confirmed(pair, { dates: [hoursOf(server, 12)], roomIds });
  const params = { id };
  const ask = async (days: number) => {
    const body = { dates: [hoursOf(server, days)] };
    return ok(await hr.api.hr.bookings.reschedule({ params, body })).data;
  };
  const keep = async () =>
    ok(await hr.api.hr.bookings.command({ params, body: { command: "KEEP" } }));
  const seen = await ask(14);
  await keep();
  const now = await ask(16);
  const confirm = (version: number) =>
    officer.api.po.bookings.decide({ params, body: { command: "CONFIRM", version } });
  expect(refusal(await confirm(seen.version))).toMatchObject({
    status: 409,
    body: { current: { version: now.version } },
  });

  const offer = async (days: number) => {
    const body = { command: "COUNTER_PROPOSE" as const, ...hoursOf(server, days), roomIds };
    return ok(await officer.api.po.bookings.decide({ params, body })).data;
  };
  const first = await offer(18);
  await keep();
  await ask(16);
  const second = await offer(20);
  const accept = (version: number) =>
    hr.api.hr.bookings.command({ params, body: { command: "ACCEPT", version } });
  expect(refusal(await accept(first.version)).status).toBe(409);
  expect(ok(await accept(second.version)).data).toMatchObject({
    state: "CONFIRMED",
    ...hoursOf(server, 20),
  });
});

test("a date that is another by now is not asked for, moved or deleted unseen by its company", async () => {
  const pair = await hiringPair(server);
  const { bookings } = pair.hr.api.hr;
  const roomIds = [await addRoom(pair, "Senate hall")];
  const seen = await draft(pair, { dates: [hoursOf(server, 12)], roomIds });
  const params = { id: seen.id };
  const stale = { version: seen.version };
  // A colleague writes another day into it.
  const body = {
    collegeId: pair.collegeId,
    purpose: seen.purpose,
    expectedStudents: 40,
    dates: [hoursOf(server, 14)],
    roomIds,
  };
  const now = ok(await bookings.save({ params, body })).data;
  const current = { version: now.version };
  const late = { status: 409, body: { current } };
  expect(refusal(await bookings.request({ params, body: stale }))).toMatchObject(late);
  expect(refusal(await bookings.remove({ params, query: stale }))).toMatchObject(late);
  ok(await bookings.request({ params, body: current }));

  const decide = { params, body: { command: "CONFIRM" as const } };
  const first = ok(await pair.officer.api.po.bookings.decide(decide)).data;
  const move = async (days: number, version: number) =>
    bookings.reschedule({ params, body: { dates: [hoursOf(server, days)], version } });
  ok(await move(16, first.version));
  const second = ok(await pair.officer.api.po.bookings.decide(decide)).data;
  expect(refusal(await move(18, first.version)).status).toBe(409);
  expect(ok(await move(18, second.version)).data.state).toBe("RESCHEDULED");
});
