import { expect, test } from "vitest";
import { addRoom, confirmed, hoursOf } from "../../testing/bookings";
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
