import { chosen } from "@toran/contract/schemas/slot";
import { seenOf } from "@toran/contract/seen";
import { expect, test } from "vitest";
import { confirmed, drawn, hoursOf, oneHour } from "../../../testing/bookings";
import { ok, refusal } from "../../../testing/ok";
import { pairOf } from "../../../testing/pair";
import { slotWorld } from "../../../testing/slots";
import { startServer } from "../../../testing/start-server";
import { keepBookings } from "../clock";

const server = await startServer();
const { pair, hall, job, student, mine, booked, publish, read, titles } = await slotWorld(server);
const minutes = (many: number) => many * 60 * 1000;

test("the company chooses, the first are invited, and the next move up in their order", async () => {
  const { id, slots: all } = await drawn(pair, booked(5, "10:00", "10:30"), {
    model: "PRESELECT",
    answerHours: 24,
  });
  const { schedules } = pair.hr.api.hr;
  const params = { id };
  const ids = job.students.map(({ applicationId }) => applicationId);
  const [first = "", ...others] = ids;
  expect(refusal(await schedules.publish({ params })).message).toContain("Nobody is chosen yet");
  expect(
    refusal(await schedules.pick({ params, body: { primary: ids, alternates: [] } })).body.errors,
  ).toHaveProperty("primary");
  const shown = ok(
    await schedules.pick({ params, body: { primary: [first], alternates: others } }),
  ).data;
  expect(shown.picks.map(({ state }) => state)).toEqual([
    "WAITING",
    "WAITING",
    "WAITING",
    "WAITING",
  ]);
  expect(shown.picks.map(({ alternate, rank }) => [alternate, rank])).toEqual([
    [false, 1],
    [true, 1],
    [true, 2],
    [true, 3],
  ]);
  await publish(id);
  const states = async () => (await read(id)).picks.map(({ state }) => state);
  expect(await states()).toEqual(["INVITED", "WAITING", "WAITING", "WAITING"]);
  expect(
    refusal(await schedules.pick({ params, body: { primary: [first], alternates: [] } })).status,
  ).toBe(409);
  const invitationOf = async (place: number) =>
    (await mine(place)).invitations.find(({ scheduleId }) => scheduleId === id)?.id ?? "";
  const answer = async (place: number, command: "ACCEPT" | "DECLINE") =>
    student(place).api.student.slots.answer({
      params: { id: await invitationOf(place) },
      body: { command },
    });
  expect(
    refusal(await student(1).api.student.slots.hold({ params: { id: all[0]?.id ?? "" } })).message,
  ).toContain("not invited");

  ok(await answer(0, "DECLINE"));
  expect(await states()).toEqual(["DECLINED", "INVITED", "WAITING", "WAITING"]);
  // Silence: the clock decides, and the next one is asked.
  server.pass(minutes(24 * 60));
  expect((await mine(1)).invitations.find(({ scheduleId }) => scheduleId === id)?.state).toBe(
    "LAPSED",
  );
  const late = refusal(await answer(1, "ACCEPT"));
  expect(late.status).toBe(409);
  expect(await states()).toEqual(["DECLINED", "LAPSED", "WAITING", "WAITING"]);
  await keepBookings(server.deps);
  expect(await states()).toEqual(["DECLINED", "LAPSED", "INVITED", "WAITING"]);
  expect(await titles(1)).toContainEqual(expect.stringContaining("Your invitation has lapsed"));
  expect(ok(await answer(2, "ACCEPT")).data.slots).toMatchObject([
    { id: all[0]?.id, state: "BOOKED" },
  ]);
  ok(await student(2).api.student.slots.release({ params: { id: all[0]?.id ?? "" } }));
  expect(await states()).toEqual(["DECLINED", "LAPSED", "DECLINED", "INVITED"]);
});

test("the college allots in order; what it planned comes back when the slots are taken back", async () => {
  const { id, slots: all } = await drawn(pair, booked(6), { model: "ALLOTTED", minutes: 30 });
  const { schedules } = pair.officer.api.po;
  const params = { id };
  const planned = ok(await schedules.allot({ params, body: { automatic: true } })).data;
  const names = (shown: typeof planned) =>
    shown.slots.map((slot) => slot.student?.applicationId ?? null);
  const ids = job.students.map(({ applicationId }) => applicationId);
  expect(names(planned)).toEqual(ids);
  expect(planned.slots.every(({ state }) => state === "OPEN")).toBe(true);
  expect((await mine(0)).slots.filter(({ scheduleId }) => scheduleId === id)).toEqual([]);
  const double = { slotId: all[1]?.id ?? "", applicationId: ids[0] ?? "" };
  expect(refusal(await schedules.allot({ params, body: double })).status).toBe(409);
  ok(await schedules.publish({ params }));
  expect((await mine(0)).slots).toContainEqual(
    expect.objectContaining({ id: all[0]?.id, state: "BOOKED" }),
  );
  expect(
    refusal(await student(0).api.student.slots.hold({ params: { id: all[1]?.id ?? "" } })).status,
  ).toBe(409);
  ok(await student(0).api.student.slots.release({ params: { id: all[0]?.id ?? "" } }));
  ok(await schedules.allot({ params, body: { slotId: all[3]?.id ?? "" } }));
  const away = [null, ids[1], ids[2], null];
  expect(names(await read(id))).toEqual(away);
  // The officer has emptied the last one; the first was the student's doing.
  expect(names(ok(await schedules.unpublish({ params })).data)).toEqual([
    ids[0],
    ids[1],
    ids[2],
    null,
  ]);
  expect((await mine(1)).slots.filter(({ scheduleId }) => scheduleId === id)).toEqual([]);
  // While slots are shown, the booking stays at its time.
  ok(await schedules.publish({ params }));
  const dates = [hoursOf(server, 9)];
  expect(
    refusal(await pair.hr.api.hr.bookings.reschedule({ params, body: { dates } })).status,
  ).toBe(409);
  // Cancelling ends every slot, and everybody is told.
  ok(
    await pair.officer.api.po.bookings.decide({
      params,
      body: { command: "CANCEL", reason: "EXAMS" },
    }),
  );
  expect((await read(id)).slots.every(({ state }) => state === "CANCELLED")).toBe(true);
  expect(await titles(1)).toContainEqual(expect.stringContaining("Cancelled"));
  // Nobody is told of what has ended that it is taken back for now.
  expect(refusal(await schedules.unpublish({ params })).status).toBe(409);
});

test("whoever gave an allotted slot back is given another by hand alone, and has one when the slots are published anew", async () => {
  const { id, slots: all } = await drawn(pair, booked(17), { model: "ALLOTTED", minutes: 30 });
  const { schedules } = pair.officer.api.po;
  const params = { id };
  const [first = "", , , last = ""] = all.map((slot) => slot.id);
  const applicationId = student(0).applicationId;
  ok(await schedules.allot({ params, body: { slotId: first, applicationId } }));
  ok(await schedules.publish({ params }));
  ok(await student(0).api.student.slots.release({ params: { id: first } }));
  const has = async () =>
    (await read(id)).slots.flatMap((slot) =>
      slot.student?.applicationId === applicationId ? [slot.id] : [],
    );
  ok(await schedules.allot({ params, body: { automatic: true } }));
  expect(await has()).toEqual([]);
  ok(await schedules.allot({ params, body: { slotId: last } }));
  ok(await schedules.allot({ params, body: { slotId: last, applicationId } }));
  expect(await has()).toEqual([last]);
  ok(await schedules.unpublish({ params }));
  expect(await has()).toEqual([last]);
});

test("whoever gave an allotted slot back is given no other one by itself, also once somebody else has theirs", async () => {
  const { id, slots: all } = await drawn(pair, booked(23), { model: "ALLOTTED", minutes: 60 });
  const { schedules } = pair.officer.api.po;
  const params = { id };
  const [first = "", second = ""] = all.map((slot) => slot.id);
  ok(await schedules.allot({ params, body: { automatic: true } }));
  ok(await schedules.publish({ params }));
  const whose = async () =>
    (await read(id)).slots.map((slot) => slot.student?.applicationId ?? null);
  const [one, two, three, four] = job.students.map(({ applicationId }) => applicationId);
  expect(await whose()).toEqual([one, two]);
  for (const [place, slot] of [first, second].entries())
    ok(await student(place).api.student.slots.release({ params: { id: slot } }));
  ok(await schedules.allot({ params, body: { automatic: true } }));
  expect(await whose()).toEqual([three, four]);
  ok(await student(2).api.student.slots.release({ params: { id: first } }));
  ok(await schedules.allot({ params, body: { automatic: true } }));
  expect(await whose()).toEqual([null, four]);
  // Taken back, what was planned stands again, and what students did is undone.
  ok(await schedules.unpublish({ params }));
  ok(await schedules.allot({ params, body: { slotId: second } }));
  ok(await schedules.allot({ params, body: { automatic: true } }));
  expect(await whose()).toEqual([three, one]);
});

test("whoever was told to come at once, and where, is told when that is taken back", async () => {
  const { id } = await drawn(pair, booked(16), { model: "ROOM_ONLY" });
  const { schedules } = pair.officer.api.po;
  ok(await schedules.publish({ params: { id } }));
  const [told] = ok(await student(1).api.notifications.list()).data.items;
  expect(told?.body).toMatch(/ IST\. Seminar hall$/);
  ok(await schedules.unpublish({ params: { id } }));
  expect(await titles(1)).toContainEqual(expect.stringContaining("The time is taken back for now"));
});

test("what does not fit is refused at its field, and slots are their two sides' alone", async () => {
  const booking = await confirmed(pair, {
    ...booked(10),
    purpose: "INTERVIEW",
    expectedStudents: 10,
  });
  const params = { id: booking.id };
  const { schedules } = pair.hr.api.hr;
  const save = (more: object) => schedules.save({ params, body: { ...oneHour, ...more } });
  const fieldOf = async (more: object) => Object.keys(refusal(await save(more)).body.errors ?? {});
  expect(refusal(await schedules.read({ params })).status).toBe(404);
  expect(await fieldOf({ roundId: "another" })).toEqual(["roundId"]);
  expect(await fieldOf({ minutes: 240 })).toEqual(["minutes"]);
  expect(await fieldOf({ minutes: 5, places: 60 })).toEqual(["places"]);
  expect(await fieldOf({ panels: [] })).toEqual(["panels"]);
  expect(await fieldOf({ panels: [{ id: "a", name: "A", roomId: job.postingId }] })).toEqual([
    "panels",
  ]);
  const saved = ok(await save({})).data;
  expect(refusal(await save({ version: saved.version - 1 })).status).toBe(409);
  const slotId = saved.slots[0]?.id ?? "";
  const block = { params: { id: slotId }, body: { command: "BLOCK" as const } };
  const stranger = await pairOf(server);
  expect(refusal(await stranger.hr.api.hr.schedules.command(block)).status).toBe(404);
  expect(refusal(await stranger.officer.api.po.schedules.publish({ params })).status).toBe(404);
  const outsider = await server.person("student-ready");
  expect(refusal(await outsider.api.student.slots.schedule({ params })).status).toBe(404);
  expect(ok(await schedules.command(block)).data.slots[0]?.state).toBe("BLOCKED");
  await publish(booking.id);
  expect(refusal(await student(0).api.student.slots.hold({ params: { id: slotId } })).status).toBe(
    409,
  );
  expect(refusal(await outsider.api.student.slots.hold({ params: { id: slotId } })).status).toBe(
    404,
  );
  expect(ok(await schedules.candidates({ params })).data).toHaveLength(4);

  const talk = await confirmed(pair, { dates: [hoursOf(server, 11)], roomIds: [hall] });
  expect(refusal(await schedules.save({ params: { id: talk.id }, body: oneHour })).status).toBe(
    409,
  );
});

test("of two who change the same choice or the same slot at once, the second is told, and nothing is written over", async () => {
  const chosenFor = await drawn(pair, booked(18), { model: "PRESELECT", minutes: 30 });
  const calls = pair.hr.api.hr.schedules;
  const [asha = "", ravi = "", meena = ""] = job.students.map((each) => each.applicationId);
  const pick = (seen: string | undefined, ...primary: string[]) =>
    calls.pick({ params: { id: chosenFor.id }, body: { primary, ...(seen && { seen }) } });
  const seen = seenOf(chosen, chosenFor.picks);
  const first = ok(await pick(seen, asha)).data;
  const overtaken = "Somebody else has changed this. Load it again to see what is new.";
  expect(refusal(await pick(seen, ravi))).toMatchObject({ status: 409, message: overtaken });
  expect(ok(await pick(seenOf(chosen, first.picks), ravi)).data.picks).toHaveLength(1);

  const { id, slots: all } = await drawn(pair, booked(19), { model: "ALLOTTED", minutes: 30 });
  const { schedules } = pair.officer.api.po;
  const slotId = all[0]?.id ?? "";
  const seenAt = all[0]?.version ?? 0;
  const give = (version: number, applicationId?: string) =>
    schedules.allot({ params: { id }, body: { slotId, version, applicationId } });
  ok(await give(seenAt, asha));
  const late = refusal(await give(seenAt, ravi));
  expect([late.status, late.message]).toEqual([
    409,
    "Somebody else has changed this slot. Load it again to see what is new.",
  ]);
  expect(refusal(await give(seenAt)).status).toBe(409);
  const { slots: given } = ok(await schedules.publish({ params: { id } })).data;
  // The student gave it back, and another has it by now: that one does not lose it.
  const { version = 0 } = given[0] ?? {};
  ok(await student(0).api.student.slots.release({ params: { id: slotId } }));
  ok(await schedules.allot({ params: { id }, body: { slotId, applicationId: meena } }));
  const away = { command: "RELEASE" as const, version };
  expect(refusal(await schedules.command({ params: { id: slotId }, body: away })).status).toBe(409);
  const kept = (await read(id)).slots[0];
  expect(kept).toMatchObject({ state: "BOOKED", student: { applicationId: meena } });
});
