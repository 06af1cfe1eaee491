import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { draft, hoursOf } from "../../testing/bookings";
import { hiringPair } from "../../testing/hiring";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { bookings } from "./tables";

const server = await startServer();

test("bookings are listed by their day: what comes next, then the past, and drafts without one", async () => {
  const own = await hiringPair(server);
  const later = await draft(own, { dates: [hoursOf(server, 9)] });
  const undated = await draft(own, {});
  const sooner = await draft(own, { dates: [hoursOf(server, 5)] });
  const gone = [await draft(own, { dates: [hoursOf(server, 6)] }), await draft(own, {})];
  const past = (days: number) => new Date(server.deps.now().getTime() - days * 86_400_000);
  for (const [place, { id }] of gone.entries()) {
    const span = { startsAt: past(9 - place), endsAt: past(8 - place) };
    await server.db.update(bookings).set(span).where(eq(bookings.id, id));
  }
  const seen = [];
  let next: string | null | undefined;
  do {
    const query = { limit: 2, ...(next && { next }) };
    const page = ok(await own.hr.api.hr.bookings.list({ query })).data;
    seen.push(...page.items.map(({ id }) => id));
    ({ next } = page);
  } while (next);
  const [older, newer] = gone;
  expect(seen).toEqual([sooner, later, newer, older, undated].map((each) => each?.id));
});

test("at two in the morning of the college yesterday is past", async () => {
  const own = await hiringPair(server);
  const soon = await draft(own, { dates: [hoursOf(server, 9)] });
  const gone = await draft(own, {});
  const hour = 3_600_000;
  const two = new Date(server.deps.now());
  two.setUTCHours(20, 30, 0, 0);
  if (two <= server.deps.now()) two.setUTCDate(two.getUTCDate() + 1);
  server.pass(two.getTime() - server.deps.now().getTime());
  const span = {
    startsAt: new Date(two.getTime() - 16 * hour),
    endsAt: new Date(two.getTime() - 15 * hour),
  };
  await server.db.update(bookings).set(span).where(eq(bookings.id, gone.id));
  const { items } = ok(await own.hr.api.hr.bookings.list({ query: {} })).data;
  expect(items.map(({ id }) => id)).toEqual([soon.id, gone.id]);
});
