import { expect, test } from "vitest";
import { drawn } from "../../../testing/bookings";
import { openJob } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import { slotWorld } from "../../../testing/slots";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const { pair, student, booked, publish, read, titles, book } = await slotWorld(server);
const { hr, officer } = pair;
ok(await officer.api.po.policy.save({ body: { kind: "ONE_OFFER", strikes: 1 } }));

const applicationOf = async (place: number) =>
  ok(await officer.api.po.applications.read({ params: { id: student(place).applicationId } })).data;
const resultOf = async (place: number) =>
  (await applicationOf(place)).rounds.find(({ id }) => id === "talk")?.result ?? null;
const strikesOf = async (place: number) =>
  ok(await officer.api.po.students.read({ params: { id: student(place).id } })).data.strikes
    .counted;
const stateOf = async (id: string, slot: string) =>
  (await read(id)).slots.find((each) => each.id === slot)?.state;
const obstacleTo = async (place: number, id: string) =>
  ok(await student(place).api.student.hiring.postings.read({ params: { id } })).data.obstacle;
const note = (slot: string, command: "CHECK_IN" | "NO_SHOW", who: "hr" | "po" = "hr") => {
  const sent = { params: { id: slot }, body: { command } };
  return who === "hr" ? hr.api.hr.schedules.command(sent) : officer.api.po.schedules.command(sent);
};
/** What the company was told of a candidate who did not come. */
const toldCompany = async (place: number) =>
  ok(await hr.api.notifications.list({ query: {} })).data.items.filter(
    ({ title, entity }) =>
      title.includes("has not come") && entity?.id === student(place).applicationId,
  );
const toldOfAbsence = async (place: number) =>
  (await titles(place)).filter((title) => title.startsWith("You were absent")).length;
const setStatus = async (place: number, status: "SUSPENDED" | "ACTIVE") => {
  const query = { studentId: [student(place).id] };
  const body = { status, reason: "Missed two drives unexcused." };
  ok(await officer.api.po.students.setStatus({ query, body }));
};
/** Lets time pass until a slot has begun. */
const begin = (startsAt: string | undefined) =>
  server.pass(Date.parse(startsAt ?? "") - server.deps.now().getTime() + 60_000);

test("who does not come to the slot of a round is absent from it, counted once and out, until they come after all", async () => {
  const { postingId } = await openJob(server, pair);
  const { id, slots } = await drawn(pair, booked(3));
  const [one, two, three] = slots.map((slot) => slot.id) as [string, string, string];
  await publish(id);
  for (const [place, slot] of [one, two, three].entries()) await book(place, slot);
  expect(refusal(await note(one, "NO_SHOW")).status).toBe(409);
  begin(slots[2]?.startsAt);
  expect([await resultOf(0), await obstacleTo(0, postingId)]).toEqual(["PENDING", null]);

  ok(await note(one, "NO_SHOW"));
  expect(await applicationOf(0)).toMatchObject({ state: "REJECTED" });
  expect([await stateOf(id, one), await resultOf(0)]).toEqual(["NO_SHOW", "ABSENT"]);
  expect([await strikesOf(0), await toldOfAbsence(0)]).toEqual([1, 1]);
  expect(await titles(0)).toContainEqual(expect.stringContaining("You were not taken on"));
  expect(await obstacleTo(0, postingId)).toContain("bars from applying after 1 absence");
  expect(refusal(await note(one, "NO_SHOW")).status).toBe(409);

  ok(await note(one, "CHECK_IN"));
  expect(await applicationOf(0)).toMatchObject({ state: "IN_ROUND" });
  expect([await resultOf(0), await strikesOf(0)]).toEqual(["PENDING", 0]);
  expect(await titles(0)).toContainEqual(expect.stringContaining("Your application is back"));
  expect(await obstacleTo(0, postingId)).toBeNull();

  // An excuse that is written later is one for the slot too, and a check-in leaves it alone.
  ok(await note(two, "NO_SHOW", "po"));
  const params = { id: student(1).applicationId };
  const reason = "The train of the student had stopped.";
  ok(await officer.api.po.applications.reinstate({ params, body: { reason } }));
  const body = { roundId: "talk", result: "ABSENT" as const, excused: true };
  ok(await officer.api.po.applications.attendance({ params, body }));
  expect([await strikesOf(1), await stateOf(id, two)]).toEqual([0, "NO_SHOW"]);
  expect(await toldCompany(1)).toHaveLength(1);
  ok(await note(two, "CHECK_IN"));
  expect([await resultOf(1), (await applicationOf(1)).state]).toEqual(["ABSENT", "IN_ROUND"]);

  // A round that has its result keeps it; the slot that nobody came to counts for itself.
  const passed = { roundId: "talk", result: "PASSED" as const };
  const third = { id: student(2).applicationId };
  ok(await hr.api.hr.applications.attendance({ params: third, body: passed }));
  ok(await note(three, "NO_SHOW"));
  expect([await resultOf(2), (await applicationOf(2)).state]).toEqual(["PASSED", "IN_ROUND"]);
  expect([await strikesOf(2), await toldOfAbsence(2)]).toEqual([1, 1]);
});

test("once a booking is completed nobody has a slot any more: who was not noted as absent was there", async () => {
  const { id, slots } = await drawn(pair, booked(5));
  const [one, two, three, four] = slots.map((slot) => slot.id) as [string, string, string, string];
  await publish(id);
  await book(0, one);
  await book(1, two);
  await book(3, four);
  begin(slots[1]?.startsAt);
  ok(await note(one, "CHECK_IN"));
  const strikes = await strikesOf(1);
  const params = { id };
  ok(await officer.api.po.bookings.decide({ params, body: { command: "COMPLETE" } }));
  const states = (await read(id)).slots.map((slot) => [slot.id, slot.state]);
  expect(Object.fromEntries(states)).toEqual({
    [one]: "DONE",
    [two]: "DONE",
    [three]: "CANCELLED",
    [four]: "CANCELLED",
  });
  expect([await strikesOf(1), (await applicationOf(1)).state]).toEqual([strikes, "IN_ROUND"]);
  expect((await titles(3))[0]).toContain("Cancelled");
  expect((await titles(1))[0]).not.toContain("Cancelled");
  expect(refusal(await note(two, "NO_SHOW")).status).toBe(409);
});

test("who came after all while their account was frozen is back once it is active", async () => {
  const { id, slots } = await drawn(pair, booked(9));
  const [slot] = slots;
  await publish(id);
  await book(3, slot?.id ?? "");
  begin(slot?.startsAt);
  ok(await note(slot?.id ?? "", "NO_SHOW"));
  await setStatus(3, "SUSPENDED");
  ok(await note(slot?.id ?? "", "CHECK_IN"));
  expect((await applicationOf(3)).state).toBe("REJECTED");
  await setStatus(3, "ACTIVE");
  expect((await applicationOf(3)).state).toBe("IN_ROUND");
});
