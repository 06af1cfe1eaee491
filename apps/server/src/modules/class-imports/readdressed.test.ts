import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const officer = await server.person("officer-ready");
const { imports, students, college } = officer.api.po;
const department = ok(await college.data()).data.departments[0]?.name ?? "";
const graduationYear = new Date().getUTCFullYear() + 1;

test("an invitation goes to the address that a sheet has put right, and back to the one before with its undo", async () => {
  const student = {
    email: "asha@clas.example",
    rollNumber: "26RA001",
    firstName: "Asha",
    degree: "B.E.",
    department,
    graduationYear,
  };
  ok(await imports.inviteOne({ body: student }));
  const lines = [
    "Email,Roll No,Name,Degree,Branch,Batch",
    `asha@class.example,26RA001,Asha,B.E.,${department},${graduationYear}`,
  ];
  const file = new File([lines.join("\n")], "class.csv");
  const { id } = ok(await imports.upload({ body: { file, mode: "PREVIEW" } })).data;
  ok(await imports.change({ params: { id }, body: { changeKeys: true } }));
  expect(ok(await imports.commit({ params: { id }, body: {} })).data.updated).toBe(1);

  const invited = async () => ok(await students.invited({})).data.items;
  const [invitation] = await invited();
  expect(invitation?.email).toBe("asha@class.example");
  ok(await students.inviteAgain({ query: { studentId: [invitation?.id ?? ""] } }));
  const [mail] = await server.mails("asha@class.example");
  expect(mail?.text).toContain("/student/register?invited=");
  expect(await invited()).toHaveLength(1);

  ok(await imports.undo({ params: { id } }));
  expect((await invited()).map(({ email }) => email)).toEqual(["asha@clas.example"]);
});
