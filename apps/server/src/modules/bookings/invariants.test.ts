import { isFailure } from "@toran/api-client";
import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { expectRules } from "../../testing/booking-rules";
import { addRoom, draft, hoursOf, interviewed, oneHour } from "../../testing/bookings";
import { connect } from "../../testing/connect";
import { applied, hiringPair, openJob } from "../../testing/hiring";
import { ok } from "../../testing/ok";
import { type Pair, pairOf } from "../../testing/pair";
import { startServer } from "../../testing/start-server";
import { keepBookings } from "./clock";
import { bookings, slotInvitations, slots, slotSwaps } from "./tables";

const server = await startServer();
let students: Awaited<ReturnType<typeof interviewed>>["students"] = [];
let rooms: string[] = [];
/** Two companies at one college, each with a job whose interview the same students have come to. */
let sides: { pair: Pair; postingId: string; applications: string[] }[] = [];

beforeAll(async () => {
  const pair = await hiringPair(server);
  rooms = [await addRoom(pair, "Hall"), await addRoom(pair, "Lab")];
  const job = await interviewed(server, pair, 3);
  ({ students } = job);
  const second = await pairOf(server);
  await connect(server, pair.officer, second.hr);
  const other = { ...second, officer: pair.officer, collegeId: pair.collegeId };
  const { postingId } = await openJob(server, other);
  const applications: string[] = [];
  for (const student of students) applications.push((await applied(student, postingId)).id);
  for (const move of ["SHORTLIST", "ADVANCE"] as const)
    ok(
      await other.hr.api.hr.applications.move({
        body: { ids: applications, command: move, ...(move === "ADVANCE" && { roundId: "talk" }) },
      }),
    );
  const own = students.map(({ applicationId }) => applicationId);
  sides = [
    { pair, postingId: job.postingId, applications: own },
    { pair: other, postingId, applications },
  ];
});

const acts = {
  company: ["REQUEST", "ACCEPT", "WITHDRAW", "RESCHEDULE", "KEEP_COMPANY", "CANCEL_COMPANY"],
  college: ["CONFIRM", "COUNTER_PROPOSE", "RETRACT", "DECLINE", "KEEP", "CANCEL"],
  slots: [
    "DRAW",
    "PICK",
    "ALLOT",
    "PUBLISH",
    "UNPUBLISH",
    "BLOCK",
    "UNBLOCK",
    "CANCEL_SLOT",
    "EMPTY",
  ],
  students: [
    "TAKE",
    "TAKE",
    "HOLD",
    "BOOK",
    "RELEASE",
    "ACCEPT_INVITE",
    "DECLINE_INVITE",
    "SWAP",
    "AGREE",
  ],
  other: ["REJECT", "REINSTATE", "PASS", "SWEEP"],
} as const;
type Act = (typeof acts)[keyof typeof acts][number];
/** Somebody does something; much of it is not possible, and must change nothing then. */
const command = fc.record({
  act: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<Act>(...acts.company) },
    { weight: 3, arbitrary: fc.constantFrom<Act>(...acts.college) },
    { weight: 5, arbitrary: fc.constantFrom<Act>(...acts.slots) },
    { weight: 12, arbitrary: fc.constantFrom<Act>(...acts.students) },
    { weight: 1, arbitrary: fc.constantFrom<Act>(...acts.other) },
  ),
  // Most of it with those that are on their way.
  booking: fc.oneof({ weight: 3, arbitrary: fc.nat(1) }, { weight: 1, arbitrary: fc.nat(3) }),
  student: fc.nat(2),
  one: fc.nat(5),
  two: fc.nat(5),
});
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

/** The bookings of a run: two of each company, all around one time. */
let made: { id: string; side: number }[] = [];
let closed = new Set<string>();
// Four hours in one day, so that whatever is asked for often meets something.
const times = () =>
  [
    ["10:00", "11:00"],
    ["10:30", "11:30"],
    ["11:00", "12:00"],
  ].map(([from, to]) => hoursOf(server, 6, from, to));
const models = ["OPEN", "PRESELECT", "ALLOTTED"] as const;

async function run({ act, booking, student: who, one, two }: Command): Promise<object | undefined> {
  const at = made[booking];
  const side = sides[at?.side ?? 0];
  const student = students[who];
  if (!at || !side || !student) return undefined;
  const { hr, officer } = side.pair;
  const params = { id: at.id };
  const time = times()[one % 3] ?? hoursOf(server, 6);
  const company = hr.api.hr.bookings;
  const { decide } = officer.api.po.bookings;
  const { schedules: calls } = hr.api.hr;
  const { slots: own } = student.api.student;
  const list = await server.db
    .select()
    .from(slots)
    .where(eq(slots.scheduleId, at.id))
    .orderBy(asc(slots.startsAt), asc(slots.panelId));
  const slot = { id: list[one % (list.length || 1)]?.id ?? at.id };
  const free = list.filter(({ state }) => state === "OPEN");
  const other = list.find((each) => each.state === "BOOKED" && each.studentId !== student.id);
  const mine = list.find(({ studentId }) => studentId === student.id);
  const applicationId = side.applications[who] ?? "";
  switch (act) {
    case "REQUEST":
      return company.request({ params });
    case "ACCEPT":
    case "WITHDRAW":
      return company.command({ params, body: { command: act } });
    case "KEEP_COMPANY":
      return company.command({ params, body: { command: "KEEP" } });
    case "CANCEL_COMPANY":
      return two ? undefined : company.command({ params, body: { command: "CANCEL" } });
    case "RESCHEDULE":
      return company.reschedule({ params, body: { dates: [time] } });
    case "COUNTER_PROPOSE":
      return decide({ params, body: { command: act, ...time, roomIds: [rooms[two % 2] ?? ""] } });
    case "CANCEL":
      return two ? undefined : decide({ params, body: { command: act } });
    case "CONFIRM":
    case "DECLINE":
    case "RETRACT":
    case "KEEP":
      return decide({ params, body: { command: act } });
    case "DRAW":
      return calls.save({
        params,
        body: {
          ...oneHour,
          model: models[one % 3] ?? "OPEN",
          panels: ["a", "b"].slice(0, 1 + (two % 2)).map((id) => ({ id, name: id })),
        },
      });
    case "PICK": {
      const [first = "", ...rest] = side.applications;
      return calls.pick({ params, body: { primary: [first], alternates: rest } });
    }
    case "ALLOT":
      return officer.api.po.schedules.allot({ params, body: { automatic: true } });
    case "PUBLISH":
      return calls.publish({ params });
    case "UNPUBLISH":
      return two < 4 ? undefined : officer.api.po.schedules.unpublish({ params });
    case "BLOCK":
    case "UNBLOCK":
      return calls.command({ params: slot, body: { command: act } });
    case "CANCEL_SLOT":
      return two ? undefined : calls.command({ params: slot, body: { command: "CANCEL" } });
    case "EMPTY":
      return calls.command({ params: slot, body: { command: "RELEASE" } });
    case "TAKE": {
      const id = free[one % (free.length || 1)]?.id ?? at.id;
      await own.hold({ params: { id } });
      return own.book({ params: { id } });
    }
    case "HOLD":
      return own.hold({ params: slot });
    case "BOOK":
      return own.book({ params: { id: mine?.id ?? slot.id } });
    case "RELEASE":
      return own.release({ params: { id: mine?.id ?? slot.id } });
    case "ACCEPT_INVITE":
    case "DECLINE_INVITE": {
      const rows = await server.db
        .select()
        .from(slotInvitations)
        .where(eq(slotInvitations.scheduleId, at.id));
      const id = rows.find(({ studentId }) => studentId === student.id)?.id ?? at.id;
      const answer = act === "ACCEPT_INVITE" ? ("ACCEPT" as const) : ("DECLINE" as const);
      return own.answer({ params: { id }, body: { command: answer } });
    }
    case "SWAP":
      return own.askSwap({
        params: { id: mine?.id ?? slot.id },
        body: { wantedId: other?.id ?? slot.id },
      });
    case "AGREE": {
      const open = await server.db
        .select()
        .from(slotSwaps)
        .where(eq(slotSwaps.otherId, student.id));
      const id = open.find(({ state }) => state === "REQUESTED")?.id ?? at.id;
      return own.answerSwap({ params: { id }, body: { command: "AGREE" } });
    }
    case "REJECT":
      closed.add(applicationId);
      return hr.api.hr.applications.move({ body: { ids: [applicationId], command: "REJECT" } });
    case "REINSTATE":
      return officer.api.po.applications.reinstate({
        params: { id: applicationId },
        body: { reason: "For the sake of the test." },
      });
    case "PASS":
      server.pass(60_000);
      return undefined;
    case "SWEEP":
      await keepBookings(server.deps);
      return undefined;
  }
}

const rules = () =>
  expectRules(
    server,
    made.map(({ id }) => id),
    closed,
  );

/** What a schedule is as long as students do not know of it. */
const planOf = async (id: string) =>
  (await server.db.select().from(slots).where(eq(slots.scheduleId, id)))
    .filter(({ state }) => state !== "BLOCKED" && state !== "CANCELLED")
    .map((slot) => ({
      id: slot.id,
      state: slot.state,
      plannedId: slot.plannedId,
      studentId: slot.studentId,
    }))
    .toSorted((a, b) => a.id.localeCompare(b.id));

const done = new Map<string, number>();
const refusals = new Set([400, 404, 409]);
async function tried(given: Command) {
  const reply = await run(given);
  expect(isFailure(reply) ? refusals.has(reply.status) : true).toBe(true);
  if (reply && !isFailure(reply)) done.set(given.act, (done.get(given.act) ?? 0) + 1);
  return reply;
}

test(
  "whatever anybody does with bookings and slots in whatever order, alone or at once, no rule of them is broken",
  { timeout: 180_000 },
  async () => {
    const together = fc.array(command, { minLength: 1, maxLength: 3 });
    const sequence = fc.array(together, { minLength: 25, maxLength: 40, size: "max" });
    const holds = fc.asyncProperty(fc.constantFrom(0, 2), sequence, async (model, steps) => {
      await server.db.delete(bookings);
      for (const id of closed)
        await sides[0]?.pair.officer.api.po.applications.reinstate({
          params: { id },
          body: { reason: "For the sake of the test." },
        });
      closed = new Set();
      made = [];
      for (const side of [0, 1, 0, 1]) {
        const of = sides[side];
        if (!of) continue;
        const place = made.length;
        const wanted = {
          purpose: "INTERVIEW" as const,
          postingId: of.postingId,
          dates: [times()[place % 3] ?? hoursOf(server, 6)],
          roomIds: [rooms[place % 2] ?? ""],
        };
        made.push({ id: (await draft(of.pair, wanted)).id, side });
      }
      // The first two are on their way already, one of them open to everybody; what comes then is left to chance.
      for (const booking of [0, 1])
        for (const act of ["REQUEST", "CONFIRM", "DRAW", "PICK", "ALLOT", "PUBLISH"] as const)
          await tried({ act, booking, student: 0, one: model + booking, two: 1 });
      await tried({ act: "REQUEST", booking: 2, student: 0, one: 0, two: 0 });
      await tried({ act: "TAKE", booking: model ? 1 : 0, student: 0, one: 0, two: 0 });
      await rules();
      for (const step of steps) {
        const [alone] = step.length === 1 ? step : [];
        const at = alone?.act === "UNPUBLISH" ? made[alone.booking]?.id : undefined;
        const before = at ? await planOf(at) : [];
        const replies = await Promise.all(step.map(tried));
        const undone = at && replies[0] && !isFailure(replies[0]) ? at : undefined;
        const planned = before.map((slot) => ({ ...slot, state: "OPEN", studentId: null }));
        expect(undone ? await planOf(undone) : planned).toEqual(planned);
        await rules();
      }
    });
    await fc.assert(holds, { numRuns: 4 });
    // Not by doing nothing: what matters most has happened.
    for (const act of ["CONFIRM", "PUBLISH", "TAKE"]) expect(done.get(act) ?? 0).toBeGreaterThan(0);
  },
);
