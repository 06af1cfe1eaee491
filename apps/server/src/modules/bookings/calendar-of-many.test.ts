import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addRoom, hoursOf, requested } from "../../testing/bookings";
import { ok } from "../../testing/ok";
import { pairOf } from "../../testing/pair";
import { connect } from "../../testing/connect";
import { startServer } from "../../testing/start-server";
import { run } from "../../db/run";

const server = await startServer();

test("a company with more than a thousand bookings has each of them in the calendar that others read", async () => {
  const pair = await pairOf(server);
  await connect(server, pair.officer, pair.hr);
  const { id } = await requested(pair, {
    roomIds: [await addRoom(pair, "Hall")],
    dates: [hoursOf(server, 5)],
  });
  const copy = sql`jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid()))`;
  await run(
    server.db,
    sql`insert into bookings select (${copy}).* from bookings b, generate_series(1, 1000) where b.id = ${id}`,
  );
  const { url } = ok(await pair.hr.api.hr.calendar.openFeed({ query: {} })).data;
  const { payload } = await server.browser().send("GET", new URL(url).pathname);
  expect(payload.match(/^UID:booking\./gm)).toHaveLength(1001);
}, 60_000);
