import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { pairOf } from "../../testing/pair";
import { startServer } from "../../testing/start-server";
import { connectionGraphOf } from "./activity";
import { connectionEvents } from "./tables";

const server = await startServer();

test("a week of requests begins on Monday by the clocks of the college", async () => {
  const { officer, companyId, collegeId } = await pairOf(server);
  const body = { companyId, status: "PENDING" } as const;
  const { id } = ok(await officer.api.po.companies.connect({ body })).data;
  const weeksOf = async (at: string, now: string) => {
    await server.db
      .update(connectionEvents)
      .set({ at: new Date(at) })
      .where(eq(connectionEvents.connectionId, id));
    const own = { side: "COLLEGE", id: collegeId } as const;
    const graph = await connectionGraphOf(server.db, own, new Date(now));
    return [graph.length, graph.at(-1)?.week, graph.find(({ sent }) => sent > 0)?.week];
  };
  // Sunday half past eleven at night there, and half an hour past midnight.
  const now = "2026-11-26T12:00:00Z";
  expect(await weeksOf("2026-11-22T18:00:00Z", now)).toEqual([15, "2026-11-23", "2026-11-16"]);
  expect(await weeksOf("2026-11-22T19:00:00Z", now)).toEqual([15, "2026-11-23", "2026-11-23"]);
  // The first moment that is shown, the one before it, and a week that has begun there alone.
  expect((await weeksOf("2026-08-16T18:30:00Z", now))[2]).toBe("2026-08-17");
  expect((await weeksOf("2026-08-16T18:29:59Z", now))[2]).toBeUndefined();
  expect((await weeksOf("2026-11-22T19:00:00Z", "2026-11-22T19:00:00Z"))[1]).toBe("2026-11-23");
});
