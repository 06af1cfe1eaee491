import { expect, test } from "vitest";
import { drawn } from "../../../testing/bookings";
import { ok, refusal } from "../../../testing/ok";
import { slotWorld } from "../../../testing/slots";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const { pair, job, student, mine, booked, publish, read } = await slotWorld(server);
const { schedules, applications } = pair.hr.api.hr;
const ids = job.students.map(({ applicationId }) => applicationId);

/** Slots of half an hour to which two are invited, and two more are to move up. */
async function invited(days: number, to: string, more: { roundId?: undefined } = {}) {
  const { id, slots } = await drawn(pair, booked(days, "10:00", to), {
    model: "PRESELECT",
    ...more,
  });
  const body = { primary: ids.slice(0, 2), alternates: ids.slice(2) };
  ok(await schedules.pick({ params: { id }, body }));
  await publish(id);
  return { id, slots };
}
const states = async (id: string) => (await read(id)).picks.map(({ state }) => state);

async function answer(id: string, place: number, command: "ACCEPT" | "DECLINE") {
  const own = (await mine(place)).invitations.find(({ scheduleId }) => scheduleId === id);
  const params = { id: own?.id ?? "" };
  ok(await student(place).api.student.slots.answer({ params, body: { command } }));
}
const note = async (slot: string | undefined, command: "CHECK_IN" | "NO_SHOW" | "RELEASE") =>
  ok(await schedules.command({ params: { id: slot ?? "" }, body: { command } }));
/** Lets time pass until a slot has begun. */
const begin = (slot: { startsAt: string } | undefined) =>
  server.pass(Date.parse(slot?.startsAt ?? "") - server.deps.now().getTime() + 60_000);

test("the next alternate is asked with the change that frees a slot: declined, given back, or taken away", async () => {
  const { id, slots } = await invited(3, "11:00");
  expect(await states(id)).toEqual(["INVITED", "INVITED", "WAITING", "WAITING"]);
  await answer(id, 0, "DECLINE");
  expect(await states(id)).toEqual(["DECLINED", "INVITED", "INVITED", "WAITING"]);
  await answer(id, 1, "ACCEPT");
  const [own] = (await mine(1)).slots;
  ok(await student(1).api.student.slots.release({ params: { id: own?.id ?? "" } }));
  expect(await states(id)).toEqual(["DECLINED", "DECLINED", "INVITED", "INVITED"]);
  await answer(id, 2, "ACCEPT");
  await note(slots[0]?.id, "RELEASE");
  expect(await states(id)).toEqual(["DECLINED", "DECLINED", "DECLINED", "INVITED"]);
});

test("who is turned down before they are asked makes room for an alternate", async () => {
  const closed = await slotWorld(server);
  const [first = "", ...others] = closed.job.students.map(({ applicationId }) => applicationId);
  const { id } = await drawn(closed.pair, closed.booked(3, "10:00", "11:00"), {
    model: "PRESELECT",
  });
  const { hr } = closed.pair.hr.api;
  const body = { primary: [first, ...others.slice(0, 1)], alternates: others.slice(1) };
  ok(await hr.schedules.pick({ params: { id }, body }));
  ok(await hr.applications.move({ body: { ids: [first], command: "REJECT" } }));
  await closed.publish(id);
  const picks = (await closed.read(id)).picks.map(({ state }) => state);
  expect(picks).toEqual(["WAITING", "INVITED", "INVITED", "WAITING"]);
});

test("who does not come makes room for an alternate where another slot is still to come", async () => {
  const { id, slots } = await invited(4, "11:30", { roundId: undefined });
  await answer(id, 0, "ACCEPT");
  await answer(id, 1, "ACCEPT");
  begin(slots[0]);
  await note(slots[0]?.id, "NO_SHOW");
  expect(await states(id)).toEqual(["ACCEPTED", "ACCEPTED", "INVITED", "WAITING"]);
  // The time of both is over, so nobody can have it.
  begin(slots[1]);
  await note(slots[1]?.id, "NO_SHOW");
  expect(await states(id)).toEqual(["ACCEPTED", "ACCEPTED", "INVITED", "WAITING"]);
});

test("who is turned down after the interview leaves no slot that somebody could be asked for", async () => {
  const { id, slots } = await invited(5, "11:30");
  await answer(id, 0, "ACCEPT");
  await answer(id, 1, "ACCEPT");
  begin(slots[0]);
  await note(slots[0]?.id, "NO_SHOW");
  expect(await states(id)).toEqual(["DECLINED", "ACCEPTED", "INVITED", "WAITING"]);
  begin(slots[1]);
  await note(slots[1]?.id, "CHECK_IN");
  ok(await applications.move({ body: { ids: ids.slice(1, 2), command: "REJECT" } }));
  expect(await states(id)).toEqual(["DECLINED", "DECLINED", "INVITED", "WAITING"]);
});

test("slots whose time has begun stay published, as their students are on their way", async () => {
  const { id, slots } = await drawn(pair, booked(6, "10:00", "11:30"), { model: "OPEN" });
  await publish(id);
  begin(slots[0]);
  expect((await read(id)).mayUnpublish).toBe(false);
  const refused = refusal(await schedules.unpublish({ params: { id } }));
  expect([refused.status, refused.message]).toEqual([
    409,
    "The time of these slots has begun, so they stay published. Single slots can still be cancelled.",
  ]);
});
