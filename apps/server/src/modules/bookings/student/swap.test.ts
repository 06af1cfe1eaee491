import { expect, test } from "vitest";
import { drawn } from "../../../testing/bookings";
import { ok } from "../../../testing/ok";
import { slotWorld } from "../../../testing/slots";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const { pair, student, mine, booked, publish, titles, book } = await slotWorld(server);

/** A schedule of two slots that the first two students have. */
async function taken(days: number) {
  const { id, slots } = await drawn(pair, booked(days, "14:00", "15:00"));
  await publish(id);
  const [one = "", two = ""] = slots.map((slot) => slot.id);
  await book(0, one);
  await book(1, two);
  return { id, one, two };
}
const ask = (place: number, id: string, wantedId: string) =>
  student(place).api.student.slots.askSwap({ params: { id }, body: { wantedId } });
const slotOf = async (place: number, scheduleId: string) =>
  (await mine(place)).slots.find((slot) => slot.scheduleId === scheduleId)?.id;
const toldOff = async (place: number) =>
  (await titles(place)).filter((title) => title.startsWith("Your swap is off")).length;

test("two who ask each other for the same swap have agreed", async () => {
  const { id, one, two } = await taken(3);
  ok(await ask(0, one, two));
  const agreed = ok(await ask(1, two, one));
  expect([agreed.message, agreed.data.swaps]).toEqual(["The slots are swapped.", []]);
  expect([await slotOf(0, id), await slotOf(1, id)]).toEqual([two, one]);
  expect(await titles(0)).toContainEqual(expect.stringContaining("Your slot is swapped"));
  expect([await toldOff(0), await toldOff(1)]).toEqual([0, 0]);
});

test("whoever asked for a slot is told when it changes hands, and not when it was their own doing", async () => {
  const { one, two } = await taken(4);
  ok(await ask(0, one, two));
  ok(await student(1).api.student.slots.release({ params: { id: two } }));
  expect((await mine(0)).swaps).toEqual([]);
  expect(await toldOff(0)).toBe(1);
  await book(1, two);
  ok(await ask(0, one, two));
  ok(await student(0).api.student.slots.release({ params: { id: one } }));
  expect((await mine(1)).swaps).toEqual([]);
  expect([await toldOff(0), await toldOff(1)]).toEqual([1, 0]);
});

test("slots that are taken back are told of once, not as a swap too", async () => {
  const { id, one, two } = await taken(5);
  const before = await toldOff(0);
  ok(await ask(0, one, two));
  ok(await pair.hr.api.hr.schedules.unpublish({ params: { id } }));
  expect((await mine(0)).swaps).toEqual([]);
  expect(await titles(0)).toContainEqual(expect.stringContaining("taken back for now"));
  expect(await toldOff(0)).toBe(before);
});
