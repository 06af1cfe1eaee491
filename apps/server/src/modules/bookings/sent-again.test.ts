import { expect, test } from "vitest";
import { draft, hoursOf } from "../../testing/bookings";
import { hiringPair } from "../../testing/hiring";
import { refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const pair = await hiringPair(server);

test("a form whose answer was lost keeps one draft, however often and with what words it is sent again", async () => {
  const formKey = crypto.randomUUID();
  const dates = [hoursOf(server, 9)];
  const more = { purpose: "OTHER" as const, notes: "By the bridge", dates, formKey };
  const replies = await Promise.all(Array.from({ length: 5 }, () => draft(pair, more)));
  expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
  const { id, version } = replies[0] ?? (await draft(pair, more));
  expect(version).toBe(1);
  const changed = { ...more, notes: "By the gate" };
  expect(await draft(pair, changed)).toMatchObject({ id, notes: "By the gate", version: 2 });
  expect(await draft(pair, changed)).toMatchObject({ id, version: 2 });
  // It is changed since: nothing is written over that.
  const body = { collegeId: pair.collegeId, ...more, notes: "By the tower" };
  const late = refusal(await pair.hr.api.hr.bookings.create({ body }));
  expect([late.status, late.body.message]).toEqual([
    409,
    "This booking is kept by now, and was changed since. Open it in your bookings.",
  ]);
});
