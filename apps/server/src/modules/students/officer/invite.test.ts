import { expect, test } from "vitest";
import { auditedOf } from "../../../testing/audited";
import { ok, refusal } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";
import { addStudents } from "../../../testing/students";

const server = await startServer();

/** An officer with two students whom a list has brought without an invitation, and one who has joined. */
async function withClass() {
  const officer = await server.person("officer-ready");
  const [asha = "", bala = "", here = ""] = await addStudents(server, officer, [
    { firstName: "Asha", accountStatus: "INVITED" },
    { firstName: "Bala", accountStatus: "INVITED" },
    { firstName: "Chitra" },
  ]);
  const { students } = officer.api.po;
  const emailOf = async (id: string) => ok(await students.read({ params: { id } })).data.email;
  return { officer, students, asha, bala, here, emailOf };
}

test("students who were brought without an invitation are invited later, each once", async () => {
  const { officer, students, asha, bala, here, emailOf } = await withClass();
  const query = { studentId: [asha, here] };
  const looked = ok(await students.invite({ query: { ...query, dryRun: true } })).data;
  const [left] = looked.results.filter(({ ok: able }) => !able);
  expect(left).toEqual({ id: here, ok: false, message: "They have joined already." });
  expect(ok(await students.invited()).data.items).toEqual([]);

  ok(await students.invite({ query }));
  const [mail] = await server.mails(await emailOf(asha));
  expect(mail?.text).toContain("/student/register?invited=");
  expect(await server.mails(await emailOf(here))).toEqual([]);

  const all = { mode: "FILTERED", status: ["INVITED"] } as const;
  const everyone = { ...all, status: [...all.status] };
  expect(refusal(await students.invite({ query: { ...everyone, expected: 2 } })).status).toBe(409);
  ok(await students.invite({ query: { ...everyone, expected: 1 } }));
  expect(await server.mails(await emailOf(asha))).toHaveLength(1);
  expect(await server.mails(await emailOf(bala))).toHaveLength(1);
  const again = refusal(await students.invite({ query: { studentId: [bala] } }));
  expect(again).toMatchObject({ status: 409, message: expect.stringContaining("already") });
  const states = ok(await students.invited()).data.items.map(
    ({ name, state }) => `${name} ${state}`,
  );
  expect(states.toSorted()).toEqual(["Asha Rao SENT", "Bala Rao SENT"]);
  expect(await auditedOf(server, officer)).toMatchObject([
    { action: "students.invite", after: { students: 1 } },
    { action: "students.invite", after: { students: 1 } },
  ]);
});

test("68: nobody invites the students of another college", async () => {
  const { asha } = await withClass();
  const other = await server.person("officer-ready");
  const query = { studentId: [asha] };
  expect(refusal(await other.api.po.students.invite({ query })).status).toBe(404);
});
