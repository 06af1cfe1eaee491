import { expect, test } from "vitest";
import { drawn } from "../../../testing/bookings";
import { ok } from "../../../testing/ok";
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
