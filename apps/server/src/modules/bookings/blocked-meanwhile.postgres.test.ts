import { expect, test } from "vitest";
import { addRoom, draft, hoursOf } from "../../testing/bookings";
import { hiringPair, openJob } from "../../testing/hiring";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { waits } from "../../testing/waits";

const server = await startServer();

test("a date that is asked for while the college blocks the company ends with the others", async () => {
  const pair = await hiringPair(server);
  const { hr, officer, companyId } = pair;
  const roomIds = [await addRoom(pair, "Seminar hall")];
  const { id } = await draft(pair, { dates: [hoursOf(server, 5)], roomIds });
  const keeper = await server.database.pool.connect();
  await keeper.query("begin");
  await keeper.query("lock table room_holds in exclusive mode");
  const asked = hr.api.hr.bookings.request({ params: { id } });
  await waits(server);
  const blocked = officer.api.po.companies.block({
    body: { companyId, reason: "FEES_OR_DEPOSIT_ASKED" },
  });
  await Promise.race([blocked, waits(server, 2)]);
  await keeper.query("commit");
  keeper.release();
  ok(await asked);
  ok(await blocked);
  expect(ok(await hr.api.hr.bookings.read({ params: { id } })).data.state).toBe("DECLINED");
});

test("a date that is asked for while its company cancels the job ends with the others", async () => {
  const pair = await hiringPair(server);
  const { hr } = pair;
  const { jobId, postingId } = await openJob(server, pair);
  const roomIds = [await addRoom(pair, "Seminar hall")];
  const { id } = await draft(pair, { dates: [hoursOf(server, 5)], roomIds, postingId });
  const keeper = await server.database.pool.connect();
  await keeper.query("begin");
  await keeper.query("lock table room_holds in exclusive mode");
  const asked = hr.api.hr.bookings.request({ params: { id } });
  await waits(server);
  const cancel = { command: "CANCEL", reason: "The team was closed." } as const;
  const cancelled = hr.api.hr.jobs.command({ params: { id: jobId }, body: cancel });
  await Promise.race([cancelled, waits(server, 2)]);
  await keeper.query("commit");
  keeper.release();
  ok(await asked);
  ok(await cancelled);
  expect(ok(await hr.api.hr.bookings.read({ params: { id } })).data.state).toBe("WITHDRAWN");
});
