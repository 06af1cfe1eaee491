import { isFailure } from "@toran/api-client";
import { acceptedOffers, type ApplicationState } from "@toran/contract/hiring/moves";
import { seasonAfter, seasonAt } from "@toran/contract/hiring/season";
import { eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { applied, hiringPair, openJob, placementOf, studentOf } from "../../testing/hiring";
import type { Pair } from "../../testing/pair";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { elsewhereOf } from "../students/officer/elsewhere";
import { decisionReceipts } from "./policy/tables";
import { applications } from "./applications/tables";
import { hiringEvents } from "./tables";
import { offers } from "./offers/tables";

const server = await startServer();
type Student = Awaited<ReturnType<typeof studentOf>>;
let pair: Pair;
let students: Student[] = [];
let jobs: Awaited<ReturnType<typeof openJob>>[] = [];
beforeAll(async () => {
  pair = await hiringPair(server);
  students = [await studentOf(server, pair), await studentOf(server, pair)];
  jobs = [await openJob(server, pair), await openJob(server, pair)];
});

/** The step after a state on the way to an offer. */
const forward: Partial<Record<ApplicationState, "SHORTLIST" | "ADVANCE" | "SELECT" | "OFFER">> = {
  SUBMITTED: "SHORTLIST",
  UNDER_REVIEW: "SHORTLIST",
  SHORTLISTED: "ADVANCE",
  IN_ROUND: "SELECT",
  WAITLISTED: "SELECT",
  SELECTED: "OFFER",
};
const company = ["SHORTLIST", "ADVANCE", "WAITLIST", "SELECT", "REJECT"] as const;
/** Somebody does something; much of it is not possible, and must change nothing then. */
const command = fc.record({
  act: fc.oneof(
    { weight: 12, arbitrary: fc.constant("FORWARD" as const) },
    { weight: 5, arbitrary: fc.constant("ACCEPT" as const) },
    { weight: 8, arbitrary: fc.constantFrom("APPLY", "REVOKE", "RENEGE", "DECLINE") },
    { weight: 6, arbitrary: fc.constantFrom(...company, "WITHDRAW", "REINSTATE", "RELEASE") },
    { weight: 3, arbitrary: fc.constantFrom("DRAFT", "CONSENT", "DRAFT") },
    { weight: 1, arbitrary: fc.constantFrom("SUSPEND", "LIFT") },
    { weight: 1, arbitrary: fc.constantFrom("PLACE", "UNPLACE") },
  ),
  student: fc.nat(1),
  job: fc.nat(1),
});
interface Command {
  act:
    | (typeof command extends fc.Arbitrary<infer T extends { act: string }> ? T["act"] : never)
    | "OFFER";
  student: number;
  job: number;
}

const ofStudent = (id: string) =>
  server.db.select().from(applications).where(eq(applications.studentId, id));
async function applicationOf({ student, job }: Command) {
  const rows = await ofStudent(students[student]?.id ?? "");
  const own = rows.filter(({ jobId }) => jobId === jobs[job]?.jobId);
  return own.toSorted((a, b) => b.submittedAt.getTime() - a.submittedAt.getTime())[0];
}

async function run(given: Command): Promise<object | undefined> {
  const { act } = given;
  const { hr, officer } = pair;
  const student = students[given.student];
  const job = jobs[given.job];
  if (!student || !job) return undefined;
  if (act === "SUSPEND" || act === "LIFT")
    return officer.api.po.students.setStatus({
      query: { studentId: [student.id] },
      body: {
        status: act === "LIFT" ? "ACTIVE" : "SUSPENDED",
        reason: "For the sake of the test.",
      },
    });
  if (act === "PLACE" || act === "UNPLACE")
    return officer.api.po.students.setPlacement({
      query: { studentId: [student.id] },
      body: { isPlaced: act === "PLACE", reason: "For the sake of the test." },
    });
  if (act === "APPLY")
    return student.api.student.hiring.postings.apply({ params: { id: job.postingId }, body: {} });
  const application = await applicationOf(given);
  if (!application) return undefined;
  const { id } = application;
  const [offer] = (
    await server.db.select().from(offers).where(eq(offers.applicationId, id))
  ).toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const params = { id: offer?.id ?? id };
  switch (act) {
    case "FORWARD": {
      const next = forward[application.state];
      if (next === "OFFER") return run({ ...given, act: "OFFER" });
      return next && hr.api.hr.applications.move({ body: { ids: [id], command: next } });
    }
    case "WITHDRAW":
      return student.api.student.hiring.applications.withdraw({ params: { id } });
    case "ACCEPT":
    case "DECLINE":
      return student.api.student.hiring.offers.answer({ params, body: { command: act } });
    case "REVOKE":
      return hr.api.hr.offers.command({ params, body: { command: act } });
    case "RENEGE":
    case "CONSENT":
      return officer.api.po.offers.command({ params, body: { command: act } });
    case "OFFER":
    case "DRAFT":
      return hr.api.hr.offers.extend({
        body: {
          applicationId: id,
          role: "Engineer",
          ctc: 1_000_000,
          ...(act === "DRAFT" && { replyDays: 1 }),
        },
      });
    case "REINSTATE":
      return officer.api.po.applications.reinstate({
        params: { id },
        body: { reason: "For the sake of the test." },
      });
    case "RELEASE":
      return officer.api.po.applications.move({ body: { ids: [id], command: act } });
    default:
      return hr.api.hr.applications.move({ body: { ids: [id], command: act } });
  }
}

/** How many offers may be accepted in this season and the next, which must not be felt yet. */
async function allow({ most, next }: { most: number; next: number }) {
  const { save } = pair.officer.api.po.policy;
  const kind = "MAX_OFFERS" as const;
  ok(await save({ body: { kind, maxOffers: most } }));
  const season = seasonAfter(seasonAt(server.deps.now()));
  ok(await save({ body: { kind, maxOffers: next, season } }));
}

/** What holds whatever was done, read from the database itself. */
async function invariants(most: number) {
  for (const student of students) {
    const made = await server.db.select().from(offers).where(eq(offers.studentId, student.id));
    const accepted = [
      ...made.filter(({ state }) => (acceptedOffers as readonly string[]).includes(state)),
      ...(await elsewhereOf(server.db, [student.id])),
    ];
    const waiting = made.filter(({ state }) => state === "EXTENDED");
    expect(accepted.length).toBeLessThanOrEqual(most);
    expect(await placementOf(server, student)).toBe(
      accepted.length ? "PLACED" : waiting.length ? "OFFERED" : "NOT_PLACED",
    );
    const rows = await ofStudent(student.id);
    const open = rows.filter(
      ({ state }) => !["REJECTED", "WITHDRAWN", "AUTO_WITHDRAWN"].includes(state),
    );
    expect(new Set(open.map(({ postingId }) => postingId)).size).toBe(open.length);
    for (const row of rows) {
      const told = await server.db
        .select()
        .from(hiringEvents)
        .where(eq(hiringEvents.subjectId, row.id));
      const moves = told
        .filter(({ command: name }) => !name.startsWith("OFFER_") || name === "OFFER_DRAFT")
        .toSorted((a, b) => a.place - b.place);
      // The history is a chain: each event begins where the one before ended, and the last is the state.
      expect(moves.map(({ from }) => from)).toEqual([
        null,
        ...moves.slice(0, -1).map(({ to }) => to),
      ]);
      expect(moves.at(-1)?.to).toBe(row.state);
      // What closed it stands still: an accepted offer, or the suspension, named by the student's own id.
      const causes = [null, student.id, ...accepted.map(({ id }) => id)];
      expect(causes).toContain(row.closedBy);
      // So does what took an offer from an application that stands where it had one.
      const own = made.filter(({ applicationId }) => applicationId === row.id);
      const last = own.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
      expect(causes).toContain(row.state === "OFFERED" ? last?.declinedBy : null);
    }
    const receipts = await server.db
      .select()
      .from(decisionReceipts)
      .where(eq(decisionReceipts.studentId, student.id));
    for (const { id } of rows)
      expect(
        receipts.some((each) => each.kind === "APPLY" && each.allowed && each.applicationId === id),
      ).toBe(true);
    const dropped = rows
      .filter(({ closedBy }) => closedBy !== null && closedBy !== student.id)
      .map(({ id }) => id);
    for (const id of dropped)
      expect(receipts.some((each) => each.applicationId === id && !each.allowed)).toBe(true);
  }
  for (const { jobId } of jobs) {
    const { stages } = await board(jobId);
    const rows = await server.db.$count(applications, inArray(applications.jobId, [jobId]));
    expect(stages.reduce((sum, { count }) => sum + count, 0)).toBe(rows);
  }
}
async function board(id: string) {
  const reply = await pair.hr.api.hr.applications.board({ params: { id }, query: {} });
  if (isFailure(reply)) throw new Error("The board was refused.");
  return reply.data;
}

const done = new Set<string>();
const refusals = new Set([400, 401, 403, 404, 409]);

test(
  "55: whatever anybody does in whatever order, alone or at once, no rule of the hiring states is broken",
  { timeout: 120_000 },
  async () => {
    const together = fc.array(command, { minLength: 1, maxLength: 3 });
    const sequence = fc.array(together, { minLength: 20, maxLength: 40, size: "max" });
    // How far each application has come before anything happens; the first has its offer.
    const begun = fc.tuple(fc.constant(4), fc.nat(4), fc.nat(4), fc.nat(4));
    const policies = fc.constantFrom(
      { most: 1, next: 2 },
      { most: 1, next: 1 },
      { most: 2, next: 1 },
    );
    const holds = fc.asyncProperty(policies, begun, sequence, async (policy, far, steps) => {
      await allow(policy);
      await server.db.delete(applications);
      students = [await studentOf(server, pair), await studentOf(server, pair)];
      for (const student of students)
        for (const { postingId } of jobs) await applied(student, postingId);
      for (const [index, many] of far.entries())
        for (let step = 0; step < many; step++)
          await run({ act: "FORWARD", student: index % 2, job: index >> 1 });
      for (const step of steps) {
        const replies = await Promise.all(step.map(run));
        const failed = replies.flatMap((reply) => (isFailure(reply) ? [reply.status] : []));
        expect(failed.filter((status) => !refusals.has(status))).toEqual([]);
        for (const [index, { act }] of step.entries())
          if (replies[index] !== undefined && !isFailure(replies[index])) done.add(act);
        await invariants(policy.most);
      }
    });
    await fc.assert(holds, { numRuns: 6 });
    // Not by doing nothing: what matters most has happened.
    for (const act of ["FORWARD", "ACCEPT"]) expect(done).toContain(act);
  },
);
