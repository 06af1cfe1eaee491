import type { AccountStatus } from "@toran/contract/schemas/officer-student";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sweep } from "../../jobs/sweep";
import { joinCollege } from "../../testing/join-college";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { studentHistory, students } from "./tables";

const server = await startServer();
const day = 24 * 60 * 60 * 1000;

async function enrolled(status: "REGISTERED" | "ACTIVE") {
  const student = await server.person("student-ready");
  const officer = await server.person("officer-ready");
  await joinCollege(server, student, officer);
  await server.db
    .update(students)
    .set({ accountStatus: status })
    .where(eq(students.userId, student.id));
  const set = async (to: AccountStatus, reason?: string, until?: string) =>
    ok(
      await officer.api.po.students.setStatus({
        query: { studentId: [student.id] },
        body: { status: to, reason, until },
      }),
    );
  const account = async () => ok(await student.api.student.personal.userData()).data.account;
  const told = async () =>
    ok(await officer.api.notifications.list({ query: {} })).data.items.map(({ title }) => title);
  return { student, officer, set, account, told };
}

test("a student reads how their account stands, and the reason that was given", async () => {
  const { student, set, account } = await enrolled("REGISTERED");
  expect(await account()).toEqual({ status: "REGISTERED", reason: null, until: null });
  await set("CHANGES_REQUESTED", "Your roll number is not ours.");
  expect(await account()).toMatchObject({
    status: "CHANGES_REQUESTED",
    reason: "Your roll number is not ours.",
  });
  await set("ACTIVE");
  expect(await account()).toMatchObject({ status: "ACTIVE", reason: null });
  expect(refusal(await student.api.student.personal.askReview()).status).toBe(409);
});

test("who was not accepted asks again, is registered anew, and the office is told who it was", async () => {
  const { student, officer, set, told } = await enrolled("REGISTERED");
  await set("REJECTED", "You are not of this class.");
  const after = ok(await student.api.student.personal.askReview()).data;
  expect(after.account).toEqual({ status: "REGISTERED", reason: null, until: null });
  const sheet = ok(await officer.api.po.students.read({ params: { id: student.id } })).data;
  expect(sheet.timeline[0]).toMatchObject({
    from: "REJECTED",
    to: "REGISTERED",
    by: `${after.firstName} ${after.lastName}`,
  });
  expect(await told()).toContain(
    `${after.firstName} ${after.lastName} has asked you to look again`,
  );
  expect(refusal(await student.api.student.personal.askReview()).status).toBe(409);
});

test("who was asked for changes says that they are made; nothing else moves, and not without end", async () => {
  const { student, set, account, told } = await enrolled("REGISTERED");
  await set("CHANGES_REQUESTED", "Your roll number is not ours.");
  for (let time = 0; time < 3; time++) ok(await student.api.student.personal.askReview());
  expect(await account()).toMatchObject({ status: "CHANGES_REQUESTED" });
  expect(await told()).toHaveLength(1);
  expect(refusal(await student.api.student.personal.askReview()).status).toBe(429);
});

test("without a placement office there is nobody to ask, and no standing", async () => {
  const student = await server.person("student-ready");
  expect(ok(await student.api.student.personal.userData()).data.account).toBeUndefined();
  expect(refusal(await student.api.student.personal.askReview()).status).toBe(409);
});

test("a suspension whose last day is over is not brought back by an undo: it would end at once, and sign them out for nothing", async () => {
  const { student, officer, set } = await enrolled("ACTIVE");
  const until = new Date(server.deps.now().getTime() + day).toISOString().slice(0, 10);
  await set("SUSPENDED", "Left without a word.", until);
  const { undoId = "" } = (await set("ACTIVE")).data;
  const { students: calls } = officer.api.po;
  const offered = async () =>
    ok(await calls.read({ params: { id: student.id } })).data.timeline.flatMap(
      ({ undoId: id }) => id ?? [],
    );
  expect(await offered()).toEqual([undoId]);
  await server.db
    .update(studentHistory)
    .set({ until: server.deps.now() })
    .where(eq(studentHistory.studentId, student.id));
  expect(await offered()).toEqual([]);
  const late = refusal(await calls.undo({ params: { id: undoId } }));
  expect([late.status, late.message]).toEqual([
    409,
    expect.stringContaining("has come to its end"),
  ]);
  const sheet = ok(await calls.read({ params: { id: student.id } })).data;
  expect(sheet.accountStatus).toBe("ACTIVE");
});

test("the end of a suspension that came by itself is not to be taken back", async () => {
  const { student, officer, set } = await enrolled("ACTIVE");
  const until = new Date(server.deps.now().getTime() + day).toISOString().slice(0, 10);
  await set("SUSPENDED", "Left without a word.", until);
  server.pass(3 * day);
  await sweep(server.deps);
  const sheet = ok(await officer.api.po.students.read({ params: { id: student.id } })).data;
  expect(sheet.timeline[0]).toMatchObject({ from: "SUSPENDED", to: "ACTIVE", undoId: null });
});
