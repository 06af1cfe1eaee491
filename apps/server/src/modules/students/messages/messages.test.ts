import { randomUUID } from "node:crypto";
import { limits } from "@toran/contract";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditedOf } from "../../../testing/audited";
import { colleagueOf } from "../../../testing/colleague";
import { joinCollege } from "../../../testing/join-college";
import { ok, refusal } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";
import { addStudents } from "../../../testing/students";
import { removeUser } from "../../accounts/profile";
import { sendDueNotices } from "../../notifications/send-due";
import { nextHour } from "../../notifications/zone-time";
import { officeMessages, officeMessageStudents } from "./tables";

const server = await startServer();
const { db, deps } = server;
type Person = Awaited<ReturnType<typeof server.person>>;

const hour = 60 * 60 * 1000;
const words = {
  subject: "Bring your marksheets",
  text: "On Monday the office checks them.\n\nThose who are away write to us before.",
};
const form = (more: object = {}) => ({ ...words, formKey: randomUUID(), ...more });
const send = ({ api }: Person, studentId: string[], body: object = form(), query: object = {}) =>
  api.po.messages.send({ query: { studentId, ...query }, body });

/** An officer with one student who can sign in. */
async function withStudent() {
  const officer = await server.person("officer-ready");
  const student = await server.person("student-ready");
  await joinCollege(server, student, officer);
  return { officer, student };
}
const told = async ({ api }: Person) => ok(await api.notifications.list()).data;
const mailsOf = async ({ email }: Person) => {
  await sendDueNotices(deps);
  return (await server.mails(email)).filter(({ subject }) => subject.includes(words.subject));
};

// In the middle of a working day no mail waits for the night to pass.
beforeEach(() => {
  const now = deps.now();
  server.pass(nextHour(10, "Asia/Kolkata", now).getTime() - now.getTime() + 60_000);
});

test("a student is told of a message, reads all of it, and the office sees that it was opened", async () => {
  const { officer, student } = await withStudent();
  const { id } = ok(await send(officer, [student.id])).data;
  const notice = (await told(student)).items[0];
  expect(notice).toMatchObject({
    type: "message.office",
    title: `Your placement office: ${words.subject}`,
    link: `/student/notifications/messages/${id}`,
    readAt: null,
  });
  const [mail, ...more] = await mailsOf(student);
  expect(more).toEqual([]);
  expect(mail?.text).toContain(`${words.text}\n\n`);
  expect(mail?.text).toContain(`/student/notifications/messages/${id}`);

  const list = async () => ok(await officer.api.po.messages.list()).data.items;
  expect(await list()).toMatchObject([{ id, subject: words.subject, recipients: 1, opened: 0 }]);
  const params = { id: id ?? "" };
  const read = ok(await student.api.student.messages.read({ params })).data;
  expect(read).toMatchObject(words);
  expect(read.by).toBeTruthy();
  ok(await student.api.student.messages.read({ params }));
  expect(await list()).toMatchObject([{ opened: 1 }]);
  expect((await told(student)).unread).toBe(0);
  expect(ok(await officer.api.po.messages.read({ params })).data).toMatchObject({
    ...words,
    opened: 1,
  });
  const sheet = ok(await officer.api.po.students.read({ params: { id: student.id } })).data;
  expect(sheet.messages).toMatchObject([{ id, subject: words.subject }]);
});

test("a message that was opened before its mail was due is not mailed", async () => {
  const { officer, student } = await withStudent();
  const { id } = ok(await send(officer, [student.id])).data;
  ok(await student.api.student.messages.read({ params: { id: id ?? "" } }));
  expect(await mailsOf(student)).toEqual([]);
});

test("64: to anybody else a message does not exist", async () => {
  const { officer, student } = await withStudent();
  const { id } = ok(await send(officer, [student.id])).data;
  const params = { id: id ?? "" };
  const other = await withStudent();
  expect(refusal(await other.student.api.student.messages.read({ params })).status).toBe(404);
  expect(refusal(await other.officer.api.po.messages.read({ params })).status).toBe(404);
  expect(ok(await other.officer.api.po.messages.list()).data.items).toEqual([]);
  const both = [student.id, other.student.id];
  expect(refusal(await send(officer, both)).status).toBe(404);
  expect((await told(other.student)).items).toEqual([]);
  expect((await told(student)).items).toHaveLength(1);
});

test("a look ahead says what sending does: who gets it, and who does not and why", async () => {
  const officer = await server.person("officer-ready");
  const ids = await addStudents(server, officer, [
    { firstName: "Asha", cgpa: 9 },
    { firstName: "Divya", cgpa: 9, accountStatus: "INVITED" },
    { firstName: "Farah", cgpa: 9, accountStatus: "SUSPENDED" },
    { firstName: "Gita", cgpa: 9 },
    { firstName: "Hema", cgpa: 6 },
  ]);
  await db.execute(sql`update users set disabled_at = now() where id = ${ids[3]}`);
  const left = [
    { why: "Their account is closed.", students: 1, names: ["Gita Rao"] },
    { why: "They have not registered yet.", students: 1, names: ["Divya Rao"] },
  ];
  const query = { mode: "FILTERED" as const, minCgpa: 8 };
  const look = async (asked: object, body: object = {}) => {
    const reply = await officer.api.po.messages.send({ query: { ...asked, dryRun: true }, body });
    const { left: found, ...rest } = ok(reply).data;
    return { ...rest, left: found.toSorted((a, b) => a.why.localeCompare(b.why)) };
  };
  expect(await look(query)).toEqual({ id: null, recipients: 2, left });
  expect(await look({ studentId: ids.slice(0, 4) })).toEqual({ id: null, recipients: 2, left });
  // More than an address holds stand in the body.
  expect(await look({}, { studentId: ids.slice(0, 4) })).toMatchObject({ recipients: 2 });
  expect(await db.$count(officeMessages, eq(officeMessages.by, officer.id))).toBe(0);

  const reply = ok(await officer.api.po.messages.send({ query, body: form() }));
  expect(reply.message).toBe("Sent to 2 students.");
  const rows = await db
    .select({ id: officeMessageStudents.studentId })
    .from(officeMessageStudents)
    .where(eq(officeMessageStudents.messageId, reply.data.id ?? ""));
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([ids[0], ids[2]]));
  const [, divya = ""] = ids;
  const { status, message } = refusal(await send(officer, [divya]));
  expect([status, message]).toEqual([409, "Nobody would get it. They have not registered yet."]);
});

test("what is missing is refused at its field", async () => {
  const { officer, student } = await withStudent();
  const errorsOf = async (body: object) =>
    Object.keys(refusal(await send(officer, [student.id], body)).body.errors ?? {}).toSorted();
  expect(await errorsOf({})).toEqual(["formKey", "subject", "text"]);
  expect(await errorsOf(form({ subject: "Hi", text: "Too short" }))).toEqual(["subject", "text"]);
  expect(await errorsOf(form({ text: "a".repeat(4001) }))).toEqual(["text"]);
  expect(await errorsOf(form({ subject: "Two\nlines" }))).toEqual(["subject"]);
  expect(refusal(await send(officer, [])).body.errors).toHaveProperty("studentId");
});

test("a form that comes twice, even at once, is one message", async () => {
  const { officer, student } = await withStudent();
  const body = form();
  const replies = await Promise.all([1, 2, 3].map(() => send(officer, [student.id], body)));
  const again = await send(officer, [student.id], body);
  const sent = [...replies, again].map((reply) => ok(reply).data);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(sent.every(({ recipients }) => recipients === 1)).toBe(true);
  expect((await told(student)).items).toHaveLength(1);
  expect(await mailsOf(student)).toHaveLength(1);
  expect(await auditedOf(server, officer)).toMatchObject([
    {
      action: "students.message",
      entity: sent[0]?.id,
      after: { subject: words.subject, students: 1 },
    },
  ]);
  // Other words, or other students, are another message, which the form is asked to be made anew for.
  const changed = refusal(await send(officer, [student.id], { ...body, subject: "Bring nothing" }));
  expect(changed.body.errors).toHaveProperty("formKey");
});

test("leads and members write; who may only look reads what was sent; a plan that ended closes it", async () => {
  const { officer, student } = await withStudent();
  const member = await colleagueOf(server, officer);
  ok(await send(member, [student.id]));
  const viewer = await colleagueOf(server, officer, "VIEWER");
  expect(refusal(await send(viewer, [student.id])).status).toBe(403);
  const look = await send(viewer, [student.id], {}, { dryRun: true });
  expect(refusal(look).status).toBe(403);
  expect(ok(await viewer.api.po.messages.list()).data.items).toHaveLength(1);
  const hr = await server.person("hr-ready");
  const asHr = await hr.call("POST", "/api/v1/placement-officer/student-messages", { payload: {} });
  expect(asHr.statusCode).toBe(403);
  expect(refusal(await student.api.po.messages.list()).status).toBe(403);
  const ended = await server.person("officer-unpaid");
  expect(refusal(await send(ended, [student.id])).status).toBe(402);
});

test("a college sends so many messages in an hour, and is told when there is room again", async () => {
  const { officer, student } = await withStudent();
  for (let sent = 0; sent < limits.officeMessage.perHour; sent++)
    ok(await send(officer, [student.id]));
  const { status, message } = refusal(await send(officer, [student.id]));
  expect(status).toBe(429);
  expect(message).toBe(
    "Your office has sent 20 messages within an hour, which is all there can be. Send this one in 60 minutes.",
  );
  // Looking ahead costs nothing.
  ok(await send(officer, [student.id], {}, { dryRun: true }));
  server.pass(hour + 1000);
  ok(await send(officer, [student.id]));
});

test("what was sent is paged through, the newest first, found by its subject, and taken along as a sheet", async () => {
  const { officer, student } = await withStudent();
  for (const subject of ["First of them", "Second of them", "Third of them"]) {
    server.pass(1000);
    ok(await send(officer, [student.id], form({ subject })));
  }
  const page = async (query: object) => ok(await officer.api.po.messages.list({ query })).data;
  const first = await page({ limit: 2 });
  expect(first.items.map(({ subject }) => subject)).toEqual(["Third of them", "Second of them"]);
  expect(first.total).toBe(3);
  const rest = await page({ limit: 2, next: first.next });
  expect([rest.items.map(({ subject }) => subject), rest.next]).toEqual([["First of them"], null]);
  expect(
    refusal(await officer.api.po.messages.list({ query: { next: "1.2" } })).body.errors,
  ).toHaveProperty("next");
  const found = await page({ search: "SECOND" });
  expect(found.items.map(({ subject }) => subject)).toEqual(["Second of them"]);
  const query = { format: "csv", search: "second" } as const;
  const sheet = await officer.api.po.messages.export({ query });
  if (!(sheet instanceof Blob)) throw new Error("There is no sheet.");
  const text = await sheet.text();
  expect(text).toContain("Subject,Message,Sent by,Sent on,Students,Opened by");
  expect(text).toContain("Second of them");
  expect(text).not.toContain("Third of them");
});

test("who leaves takes their name, or their place among the students, out of what was sent", async () => {
  const { officer, student } = await withStudent();
  const colleague = await colleagueOf(server, officer);
  const { id } = ok(await send(colleague, [student.id])).data;
  const params = { id: id ?? "" };
  await removeUser(db, colleague);
  expect(ok(await student.api.student.messages.read({ params })).data.by).toBeNull();
  await removeUser(db, student);
  const kept = ok(await officer.api.po.messages.read({ params })).data;
  expect(kept).toMatchObject({ by: null, recipients: 1, opened: 1 });
});

test("ten thousand get one message, each told once", async () => {
  const officer = await server.person("officer-ready");
  const most = limits.officeMessage.students;
  const ids = await addStudents(
    server,
    officer,
    Array.from({ length: most }, () => ({})),
  );
  const reply = await send(officer, ids, form({ studentId: ids }), { studentId: undefined });
  const { id, recipients } = ok(reply).data;
  expect(recipients).toBe(most);
  expect(
    await db.$count(officeMessageStudents, eq(officeMessageStudents.messageId, id ?? "")),
  ).toBe(most);
  expect(
    await db.$count(
      sql`notifications`,
      sql`link = ${`/student/notifications/messages/${id ?? ""}`}`,
    ),
  ).toBe(most);
  await addStudents(server, officer, [{}]);
  const query = { mode: "FILTERED" as const, dryRun: true };
  expect(refusal(await officer.api.po.messages.send({ query, body: {} })).body.errors).toEqual({
    mode: "More than 10,000 students match. Narrow the filter.",
  });
}, 60_000);
