import { expect, test } from "vitest";
import { drawn } from "../../../testing/bookings";
import { ok, refusal } from "../../../testing/ok";
import { slotWorld } from "../../../testing/slots";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const { pair, booked, publish, book, read, titles } = await slotWorld(server);
const { hr, officer } = pair;
const minute = 60_000;
const statesOf = async (id: string) => (await read(id)).slots.map(({ state }) => state);

/** Somebody who has a slot, and has checked in some minutes before it begins. */
async function early(days: number, who: number, which: 0 | -1, before: number) {
  const { id, slots } = await drawn(pair, booked(days));
  await publish(id);
  const slot = slots.at(which)!;
  await book(who, slot.id);
  server.pass(Date.parse(slot.startsAt) - before * minute - server.deps.now().getTime());
  const params = { id: slot.id };
  ok(await hr.api.hr.schedules.command({ params, body: { command: "CHECK_IN" } }));
  return id;
}

test("who has checked in hears that the booking is cancelled, and has no slot any more", async () => {
  const id = await early(3, 0, 0, 20);
  const body = { command: "CANCEL" as const, reasonText: "Our team is ill today." };
  ok(await hr.api.hr.bookings.command({ params: { id }, body }));
  expect(new Set(await statesOf(id))).toEqual(new Set(["CANCELLED"]));
  expect((await titles(0)).some((title) => title.startsWith("Cancelled"))).toBe(true);
});

test("a slot that has not begun is cancelled with the end of the day, also of who was there early", async () => {
  const id = await early(5, 1, -1, 50);
  ok(await officer.api.po.bookings.decide({ params: { id }, body: { command: "COMPLETE" } }));
  expect((await statesOf(id)).at(-1)).toBe("CANCELLED");
  expect((await titles(1)).some((title) => title.startsWith("Cancelled"))).toBe(true);
});

test("slots are published as they were seen: drawn anew by the other side, they are looked at again first", async () => {
  const { id, version } = await drawn(pair, booked(6));
  const params = { id };
  const panels = [{ id: "one", name: "Panel 1" }];
  const anew = { model: "ALLOTTED" as const, panels, minutes: 20, version };
  const after = ok(await officer.api.po.schedules.save({ params, body: anew })).data;
  const { publish: send } = hr.api.hr.schedules;
  const refused = refusal(await send({ params, body: { version } }));
  expect(refused).toMatchObject({ status: 409, body: { current: { version: after.version } } });
  expect(refused.message).toContain("Somebody else has changed these slots");
  expect((await read(id)).state).toBe("DRAFT");
  const again = { model: "OPEN" as const, panels, minutes: 20, version: after.version };
  const open = ok(await officer.api.po.schedules.save({ params, body: again })).data;
  ok(await send({ params, body: { version: open.version } }));
});
