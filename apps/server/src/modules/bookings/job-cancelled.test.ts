import { beforeAll, expect, test } from "vitest";
import { addRoom, confirmed, drawn, hoursOf, interviewed, requested } from "../../testing/bookings";
import { hiringPair } from "../../testing/hiring";
import { ok } from "../../testing/ok";
import type { Pair } from "../../testing/pair";
import { startServer } from "../../testing/start-server";

const server = await startServer();
let pair: Pair;
let hall: string;
beforeAll(async () => {
  pair = await hiringPair(server);
  hall = await addRoom(pair, "Seminar hall");
});

/** A job with a candidate, whose interview has published slots, and which asks for a second date. */
async function world(days: number) {
  const job = await interviewed(server, pair, 1);
  const at = (more: number) => ({
    dates: [hoursOf(server, days + more)],
    roomIds: [hall],
    postingId: job.postingId,
  });
  const interview = await drawn(pair, at(0));
  ok(await pair.hr.api.hr.schedules.publish({ params: { id: interview.id } }));
  const asked = await requested(pair, { purpose: "TEST", ...at(1) });
  const other = await confirmed(pair, { dates: [hoursOf(server, days + 2)], roomIds: [hall] });
  const states = async () => {
    const all = ok(await pair.officer.api.po.bookings.list({ query: {} })).data.items;
    return [interview, asked, other].map(({ id }) => all.find((each) => each.id === id)?.state);
  };
  return { ...job, states, student: job.students[0] };
}
const titles = async ({ api }: Pair["hr"]) =>
  ok(await api.notifications.list({ query: { limit: 100 } })).data.items.map(({ title }) => title);

test("what a company has before it for a job goes with the job, and its places are free", async () => {
  const { jobId, student, states } = await world(3);
  expect(await states()).toEqual(["CONFIRMED", "REQUESTED", "CONFIRMED"]);
  const cancel = { command: "CANCEL", reason: "The team was closed." } as const;
  ok(await pair.hr.api.hr.jobs.command({ params: { id: jobId }, body: cancel }));
  expect(await states()).toEqual(["CANCELLED", "WITHDRAWN", "CONFIRMED"]);
  const told = (await titles(pair.officer)).join();
  expect(told).toContain("has cancelled: Interview");
  expect(told).toContain("no longer asks for a date: Test");
  expect(ok(await student!.api.student.slots.mine()).data.slots).toEqual([]);
});

test("a college that cancels a job ends them as well", async () => {
  const { postingId, states } = await world(10);
  const body = { command: "CANCEL", reasonText: "We take nobody of this company." } as const;
  ok(await pair.officer.api.po.postings.decide({ params: { id: postingId }, body }));
  expect(await states()).toEqual(["CANCELLED", "DECLINED", "CONFIRMED"]);
  expect((await titles(pair.hr)).join()).toContain("has cancelled your booking: Interview");
});
