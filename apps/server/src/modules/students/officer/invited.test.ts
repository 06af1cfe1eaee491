import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { auditedOf } from "../../../testing/audited";
import { forms } from "../../../testing/forms";
import { ok, refusal } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";
import { addStudents } from "../../../testing/students";
import { invitations } from "../tables";

const server = await startServer();
const day = 24 * 60 * 60 * 1000;

async function invitedTo(officer: Awaited<ReturnType<typeof server.person>>) {
  const collegeId = ok(await officer.api.po.profile.userData()).data.data.collegeId ?? "";
  const [late = null, back = null, here = null] = await addStudents(server, officer, [
    { accountStatus: "INVITED" },
    { accountStatus: "INVITED" },
    {},
  ]);
  const sentAt = new Date(Date.now() - 20 * day);
  const rows = (
    [
      ["late", late, "SENT"],
      ["back", back, "REVOKED"],
      ["here", here, "ACCEPTED"],
      ["gone", null, "SENT"],
    ] as const
  ).map(([name, userId, state]) => {
    const email = `${name}.${randomUUID()}@nilgiri.example`;
    return { id: randomUUID(), collegeId, userId, email, name, state, sentAt };
  });
  await server.db.insert(invitations).values(rows);
  return rows;
}

test("who has not come is invited again, also after the invitation had run out or was taken back", async () => {
  const officer = await server.person("officer-ready");
  const rows = await invitedTo(officer);
  const studentId = rows.map(({ id }) => id);
  const { inviteAgain, invited } = officer.api.po.students;
  const { results } = ok(await inviteAgain({ query: { studentId } })).data;
  const of = (name: string) =>
    results.find(({ id }) => id === rows.find((r) => r.name === name)?.id);
  expect(["late", "back", "here", "gone"].map((name) => of(name)?.ok)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(of("here")?.message).toBe("here has joined already.");
  expect(of("gone")?.message).toBe("gone is no longer in your class.");
  const states = ok(await invited()).data.items.map(({ name, state }) => `${name} ${state}`);
  expect(states.toSorted()).toEqual(["back SENT", "gone EXPIRED", "here ACCEPTED", "late SENT"]);
  expect(await server.mails(rows[0]?.email ?? "")).toHaveLength(1);
  expect(await server.mails(rows[2]?.email ?? "")).toEqual([]);
  expect(await auditedOf(server, officer)).toMatchObject([
    { action: "students.invite", after: { students: 2 } },
  ]);
});

test("who takes an invitation back stands in the log, with how many they were", async () => {
  const officer = await server.person("officer-ready");
  const studentId = (await invitedTo(officer)).map(({ id }) => id);
  const { removeInvited } = officer.api.po.students;
  ok(await removeInvited({ query: { studentId } }));
  expect(refusal(await removeInvited({ query: { studentId } })).status).toBe(409);
  expect(await auditedOf(server, officer)).toMatchObject([
    { action: "students.uninvite", after: { students: 2 } },
  ]);
});

test("nobody is mailed without end, and nobody invites for another college", async () => {
  const officer = await server.person("officer-ready");
  const [late] = await invitedTo(officer);
  const query = { studentId: [late?.id ?? ""] };
  const { inviteAgain } = officer.api.po.students;
  for (let time = 0; time < 3; time++) ok(await inviteAgain({ query }));
  expect(refusal(await inviteAgain({ query }))).toMatchObject({
    status: 409,
    message: expect.stringContaining("3 times already"),
  });
  expect(await server.mails(late?.email ?? "")).toHaveLength(3);
  const other = await server.person("officer-ready");
  expect(refusal(await other.api.po.students.inviteAgain({ query })).status).toBe(404);
});

test("who comes though the invitation was taken back has joined, and is not invited again", async () => {
  const officer = await server.person("officer-ready");
  const [row] = await invitedTo(officer);
  const student = await server.person("student-new");
  const back = { ...row!, id: randomUUID(), userId: student.id, email: student.email };
  await server.db.insert(invitations).values({ ...back, name: "Asha", state: "REVOKED" });
  ok(await student.api.student.personal.savePersonalInfo({ body: forms.personalInfo }));
  const { inviteAgain } = officer.api.po.students;
  expect(refusal(await inviteAgain({ query: { studentId: [back.id] } })).body.message).toBe(
    "Asha has joined already.",
  );
  expect(await server.mails(student.email)).toEqual([]);
});
