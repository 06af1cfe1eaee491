import { expect, test } from "vitest";
import { forms } from "../../testing/forms";
import { ok } from "../../testing/ok";
import { password, signUpStudent } from "../../testing/sign-up";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const officer = await server.person("officer-ready");
const { imports, students, college } = officer.api.po;
const department = ok(await college.data()).data.departments[0]?.name ?? "";
const graduationYear = new Date().getUTCFullYear() + 1;

const invite = (email: string, rollNumber: string) =>
  imports.inviteOne({
    body: { email, rollNumber, firstName: "Asha", degree: "B.E.", department, graduationYear },
  });

/** Puts an address right by a sheet, with a city; gives the id of the import. */
async function putRight(email: string, rollNumber: string) {
  const lines = [
    "Email,Roll No,Name,Degree,Branch,Batch,City",
    `${email},${rollNumber},Asha,B.E.,${department},${graduationYear},Pune`,
  ];
  const file = new File([lines.join("\n")], "class.csv");
  const { id } = ok(await imports.upload({ body: { file, mode: "PREVIEW" } })).data;
  ok(await imports.change({ params: { id }, body: { changeKeys: true } }));
  expect(ok(await imports.commit({ params: { id }, body: {} })).data.updated).toBe(1);
  return id;
}

test("an invitation goes to the address that a sheet has put right, and back to the one before with its undo", async () => {
  ok(await invite("asha@clas.example", "26RA001"));
  const id = await putRight("asha@class.example", "26RA001");

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

const seen = async (search: string) =>
  ok(await students.list({ query: { search } })).data.items.map(({ email }) => email);

test("an undo leaves the address with which a student has signed up since: the one before may be a stranger's", async () => {
  ok(await invite("stranger@clas.example", "26RB001"));
  const id = await putRight("ravi@class.example", "26RB001");
  const { browser } = await signUpStudent(server, server.browser(), "ravi@class.example");
  const undone = ok(await imports.undo({ params: { id } })).data;
  expect(undone.message).toBe("1 student has signed up or been changed since, and stays so.");
  expect(await seen("26RB001")).toEqual(["ravi@class.example"]);
  const { auth } = browser.api.student;
  ok(await auth.logIn({ body: { email: "ravi@class.example", password } }));
});

test("an undo tells whoever logs in by an address that it opens their account no longer", async () => {
  ok(await invite("sana@class.example", "26RC001"));
  const { browser } = await signUpStudent(server, server.browser(), "sana@class.example");
  ok(await browser.api.student.personal.savePersonalInfo({ body: forms.personalInfo }));
  server.pass(1000);
  const id = await putRight("sana@other.example", "26RC001");
  ok(await imports.undo({ params: { id } }));
  expect(await seen("26RC001")).toEqual(["sana@class.example"]);
  const [mail] = await server.mails("sana@other.example");
  expect(mail?.text).toContain("changed the address of your account to sana@class.example");
});

test("an invitation is not taken back from a student who signs up while its list is undone", async () => {
  ok(await invite("mani@class.example", "26RD001"));
  await signUpStudent(server, server.browser(), "mani@class.example");
  const { items } = ok(await imports.list({ query: {} })).data;
  ok(await imports.undo({ params: { id: items[0]?.id ?? "" } }));
  const invitation = ok(await students.invited({})).data.items.find(
    ({ email }) => email === "mani@class.example",
  );
  expect(invitation?.state).toBe("SENT");
});

test("an address that was put right is told to nobody who was never written to: it may be a stranger's", async () => {
  const lines = [
    "Email,Roll No,Name,Degree,Branch,Batch",
    `wrong@clas.example,26RE001,Tara,B.E.,${department},${graduationYear}`,
  ];
  const file = new File([lines.join("\n")], "class.csv");
  ok(await imports.upload({ body: { file } }));
  const id = await putRight("tara@class.example", "26RE001");
  ok(await imports.undo({ params: { id } }));
  expect(await seen("26RE001")).toEqual(["wrong@clas.example"]);
  const both = [server.mails("wrong@clas.example"), server.mails("tara@class.example")];
  expect((await Promise.all(both)).flat()).toEqual([]);
});
