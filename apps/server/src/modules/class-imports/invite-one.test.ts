import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const officer = await server.person("officer-ready");
const { imports, students } = officer.api.po;
const department = ok(await officer.api.po.college.data()).data.departments[0]?.name ?? "";
const student = {
  email: "Late.Comer@class.example",
  rollNumber: "26cs901",
  firstName: "Asha",
  lastName: "d'Souza",
  degree: "B.E.",
  department,
  graduationYear: new Date().getUTCFullYear() + 1,
};
const asked = (more: object) => imports.inviteOne({ body: { ...student, ...more } });
const listed = async () =>
  ok(await imports.list({})).data.items.map(({ fileName, state }) => `${fileName}: ${state}`);

test("one student is invited without a sheet: taken in, mailed, among the invited, and taken back like an import", async () => {
  const { data, message } = ok(await asked({}));
  expect(message).toBe("The invitation of Asha d'Souza is on its way.");
  const sheet = ok(await students.read({ params: { id: data.id } })).data;
  expect(sheet).toMatchObject({ email: "late.comer@class.example", rollNumber: "26CS901" });
  const [mail] = await server.mails("late.comer@class.example");
  expect(mail?.text).toContain("/student/register");
  expect(ok(await students.invited({})).data.items.map(({ email }) => email)).toContain(
    "late.comer@class.example",
  );
  const [latest] = ok(await imports.list({})).data.items;
  expect(latest).toMatchObject({
    fileName: "Invitation of Asha d'Souza",
    state: "DONE",
    created: 1,
  });
  ok(await imports.undo({ params: { id: latest!.id } }));
  expect(refusal(await students.read({ params: { id: data.id } })).status).toBe(404);
});

test.each([
  [{ email: "nobody" }, "email"],
  [{ rollNumber: "?" }, "rollNumber"],
  [{ firstName: "" }, "firstName"],
  [{ department: "Alchemy" }, "department"],
  [{ graduationYear: 1890 }, "graduationYear"],
])("what is wrong is told at its field, and leaves no import behind: %j", async (wrong, field) => {
  const before = await listed();
  const { status, errors } = refusal(await asked(wrong));
  expect(status).toBe(400);
  expect(Object.keys(errors ?? {})).toEqual([field]);
  expect(await listed()).toEqual(before);
});

test("who is in the class already is not invited again, and of two at once one is", async () => {
  const twice = { email: "twice@class.example", rollNumber: "26CS902" };
  const both = await Promise.all([asked(twice), asked(twice)]);
  const ids = both.filter((reply) => "data" in reply);
  expect(ids.length).toBe(1);
  const again = refusal(await asked(twice));
  expect(again.errors?.["email"]).toBe("This student is in your class already.");
  const other = refusal(await asked({ ...twice, email: "other@class.example" }));
  expect(Object.keys(other.errors ?? {})).toEqual(["rollNumber"]);
  const renamed = refusal(await asked({ ...twice, rollNumber: "26CS903" }));
  expect(Object.keys(renamed.errors ?? {})).toEqual(["email"]);
});
