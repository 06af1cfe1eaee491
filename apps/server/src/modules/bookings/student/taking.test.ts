import { isFailure } from "@toran/api-client";
import { expect, test } from "vitest";
import { drawn, hoursOf, addRoom } from "../../../testing/bookings";
import { ok, refusal } from "../../../testing/ok";
import { slotWorld } from "../../../testing/slots";
import { startServer } from "../../../testing/start-server";
import { leaveSlots } from "../schedule/follow";
import { slots } from "../tables";

const server = await startServer();
const { pair, student, mine, booked, publish, read, titles, book } = await slotWorld(server);
const minutes = (many: number) => many * 60 * 1000;

test("slots are drawn between breaks, published, kept for two minutes, booked, given back and taken by the next", async () => {
  const { id, slots: all } = await drawn(pair, booked(3), {
    minutes: 20,
    buffer: 10,
    breaks: [{ from: "11:00", to: "11:30" }],
  });
  expect(all.map(({ startsAt }) => startsAt)).toEqual(
    ["10:00", "10:30", "11:30"].map((time) => hoursOf(server, 3, time).startsAt),
  );
  const [first, second] = all.map((slot) => slot.id);
  const params = { id: first ?? "" };
  const { slots: ana } = student(0).api.student;
  const { slots: ben } = student(1).api.student;
  // Nobody knows of them before they are published.
  expect(refusal(await ana.hold({ params })).status).toBe(404);
  expect((await mine(0)).open).toEqual([]);
  await publish(id);
  expect((await mine(0)).open).toMatchObject([{ scheduleId: id, free: 3 }]);
  expect(await titles(0)).toContainEqual(expect.stringContaining("Choose your slot"));

  expect(ok(await ana.hold({ params })).data.slots).toMatchObject([{ id: first, state: "HELD" }]);
  server.pass(minutes(1));
  const { heldFor } = (await mine(0)).slots[0] ?? {};
  expect(heldFor).toBeLessThanOrEqual(60);
  expect(heldFor).toBeGreaterThan(30);
  const taken = refusal(await ben.hold({ params }));
  expect([taken.status, taken.body.current]).toMatchObject([409, { state: "HELD" }]);
  // A hold that has lapsed is free when somebody asks, though nobody has swept.
  server.pass(minutes(1));
  expect(refusal(await ana.book({ params })).status).toBe(409);
  expect(ok(await ben.schedule({ params: { id } })).data.slots[0]).toMatchObject({ free: true });
  ok(await ben.hold({ params }));
  expect(ok(await ben.book({ params })).data.slots).toMatchObject([
    { id: first, state: "BOOKED", room: "Seminar hall" },
  ]);
  expect(ok(await ben.book({ params })).data.slots).toHaveLength(1);
  // Another one instead: the first is free again.
  await book(1, second ?? "");
  expect((await read(id)).slots.map(({ state }) => state)).toEqual(["OPEN", "BOOKED", "OPEN"]);
  await book(0, first ?? "");
  const held = ok(await ben.schedule({ params: { id } })).data;
  expect(held).toMatchObject({
    mayBook: true,
    slots: [{ free: false, mine: false }, { mine: true }, { free: true }],
  });
  expect(JSON.stringify(held)).not.toContain(student(0).id);
  expect(ok(await ben.release({ params: { id: second ?? "" } })).data.slots).toEqual([]);
  expect(refusal(await ben.release({ params })).status).toBe(409);
  const left = ok(await pair.hr.api.notifications.list()).data.items.map(({ title }) => title);
  expect(left).toContainEqual(expect.stringContaining("gives a slot back"));
  // Whoever is a candidate no longer has no slot any more.
  ok(
    await pair.hr.api.hr.applications.move({
      body: { ids: [student(0).applicationId], command: "WAITLIST" },
    }),
  );
  expect((await mine(0)).slots).toHaveLength(1);
  expect(refusal(await ana.hold({ params: { id: second ?? "" } })).message).toBe(
    "You are not in this round.",
  );
  ok(
    await pair.hr.api.hr.applications.move({
      body: { ids: [student(0).applicationId], command: "REJECT" },
    }),
  );
  expect((await mine(0)).slots).toEqual([]);
  expect((await read(id)).slots.map(({ state }) => state)).toEqual(["OPEN", "OPEN", "OPEN"]);
  ok(
    await pair.officer.api.po.applications.reinstate({
      params: { id: student(0).applicationId },
      body: { reason: "It was a mistake." },
    }),
  );
  ok(
    await pair.hr.api.hr.applications.move({
      body: { ids: [student(0).applicationId], command: "ADVANCE" },
    }),
  );
});

const byText = (one: unknown, other: unknown) => String(one).localeCompare(String(other));

test("a student is in one place at a time, and is told what else there is; the database refuses too", async () => {
  const { id: first, slots: all } = await drawn(pair, booked(4), { minutes: 120 });
  const room = await addRoom(pair, "Board room");
  const at11 = { ...booked(4, "11:00", "13:00"), roomIds: [room] };
  const later = await drawn(pair, at11, { minutes: 60 });
  await publish(first);
  await publish(later.id);
  const clashing = later.slots[0]?.id ?? "";
  await book(0, all[0]?.id ?? "");
  const { slots: ana } = student(0).api.student;
  const refused = refusal(await ana.hold({ params: { id: clashing } }));
  expect(refused.status).toBe(409);
  expect(refused.message).toContain("You have Interviews: Graduate Software Engineer");
  expect(refused.body.current).toMatchObject({ booking: { id: first } });
  const row = {
    scheduleId: later.id,
    panelId: "b",
    place: 1,
    state: "BOOKED" as const,
    studentId: student(0).id,
  };
  const time = {
    startsAt: new Date(hoursOf(server, 4, "11:30").startsAt),
    endsAt: new Date(hoursOf(server, 4).endsAt),
  };
  const refusedHere = { cause: { code: "23P01" } };
  await expect(server.db.insert(slots).values({ ...row, ...time })).rejects.toMatchObject(
    refusedHere,
  );
  await expect(
    server.db
      .insert(slots)
      .values({ ...row, ...time, panelId: "a", studentId: null, state: "OPEN" }),
  ).rejects.toMatchObject(refusedHere);
  // Two at once: one of them gets it.
  const both = await Promise.all(
    [1, 2].map((place) => student(place).api.student.slots.hold({ params: { id: clashing } })),
  );
  expect(both.map((reply) => isFailure(reply) && reply.status).toSorted(byText)).toEqual([
    409,
    false,
  ]);
  // Whoever leaves for good leaves no slot behind.
  await server.db.transaction((tx) => leaveSlots(tx, student(0).id, server.deps.now()));
  expect((await read(first)).slots).toMatchObject([{ state: "OPEN", student: null }]);
});

test("two students swap until twelve hours before; one of them cannot be forced", async () => {
  const { id, slots: all } = await drawn(pair, booked(5, "14:00", "15:00"));
  await publish(id);
  const [one = "", two = ""] = all.map((slot) => slot.id);
  await book(0, one);
  await book(1, two);
  const { slots: ana } = student(0).api.student;
  const { slots: ben } = student(1).api.student;
  const ask = () => ana.askSwap({ params: { id: one }, body: { wantedId: two } });
  ok(await ask());
  expect(refusal(await ask()).status).toBe(409);
  const [swap] = (await mine(1)).swaps;
  const params = { id: swap?.id ?? "" };
  expect(swap).toMatchObject({ mine: false, has: { slotId: two }, gets: { slotId: one } });
  expect(
    refusal(await student(2).api.student.slots.answerSwap({ params, body: { command: "AGREE" } }))
      .status,
  ).toBe(404);
  expect(refusal(await ana.answerSwap({ params, body: { command: "AGREE" } })).status).toBe(404);
  ok(await ben.answerSwap({ params, body: { command: "DECLINE" } }));
  ok(await ask());
  const again = (await mine(1)).swaps[0]?.id ?? "";
  const after = ok(
    await ben.answerSwap({ params: { id: again }, body: { command: "AGREE" } }),
  ).data;
  expect(after.slots.find(({ scheduleId }) => scheduleId === id)?.id).toBe(one);
  const has = async (place: number) =>
    (await mine(place)).slots.find(({ scheduleId }) => scheduleId === id)?.id;
  expect([await has(0), await has(1)]).toEqual([two, one]);
  ok(await ana.askSwap({ params: { id: two }, body: { wantedId: one } }));
  const start = Date.parse(all[0]?.startsAt ?? "") - server.deps.now().getTime();
  server.pass(start - minutes(12 * 60));
  expect((await mine(1)).swaps).toEqual([]);
  expect(refusal(await ask()).status).toBe(409);

  // The day: checked in, begun, done; the other does not come, and comes after all.
  const { schedules } = pair.hr.api.hr;
  const command = (slot: string, name: "CHECK_IN" | "START" | "FINISH" | "NO_SHOW") =>
    schedules.command({ params: { id: slot }, body: { command: name } });
  expect(refusal(await command(one, "CHECK_IN")).status).toBe(409);
  server.pass(minutes(12 * 60 + 1));
  expect(refusal(await ben.release({ params: { id: one } })).status).toBe(409);
  const absences = async () => {
    const sheet = await pair.officer.api.po.students.read({ params: { id: student(1).id } });
    return ok(sheet).data.strikes.counted;
  };
  ok(await command(one, "NO_SHOW"));
  expect(await absences()).toBe(1);
  ok(await command(one, "CHECK_IN"));
  expect(await absences()).toBe(0);
  expect(refusal(await schedules.unpublish({ params: { id } })).message).toContain("checked in");
  ok(await command(one, "START"));
  expect(refusal(await command(one, "CHECK_IN")).body.current).toMatchObject({
    state: "IN_PROGRESS",
  });
  expect(ok(await command(one, "FINISH")).data.slots[0]).toMatchObject({ state: "DONE" });
});
