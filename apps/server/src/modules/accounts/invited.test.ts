import { expect, test } from "vitest";
import { forms } from "../../testing/forms";
import { ok, refusal } from "../../testing/ok";
import { password, signUpStudent } from "../../testing/sign-up";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const officer = await server.person("officer-ready");
const phone = "+919812345678";
let many = 0;

/** The address of somebody on a class list who has not signed up yet. */
async function invited() {
  const email = `invited${++many}@class.example`;
  const { departments } = ok(await officer.api.po.college.data()).data;
  const year = new Date().getUTCFullYear() + 1;
  const sheet = `email,roll_number,first_name,phone,degree,department,graduation_year\n${email},26CS99${many},Asha,${phone},B.E.,${departments[0]?.name},${year}`;
  ok(await officer.api.po.imports.upload({ body: { file: new File([sheet], "class.csv") } }));
  return email;
}

/** Somebody who knows the address alone: a registration with a password of their own, and no code. */
async function thiefOf(email: string) {
  const thief = server.browser();
  const { auth } = thief.api.student;
  ok(await auth.register({ body: { firstName: "Ravi", lastName: "Nair", email, password } }));
  const reply = await auth.logIn({ body: { email, password } });
  return { thief, reply };
}

test("a password that came with no code opens nothing of whoever was invited", async () => {
  const email = await invited();
  const { thief, reply } = await thiefOf(email);
  expect(refusal(reply)).toMatchObject({ status: 403, body: { mode: "RESEND_MAIL" } });
  expect(thief.cookies.size).toBe(0);
  expect((await thief.refresh("STUDENT")).statusCode).toBe(401);

  server.pass(61_000);
  const owner = await signUpStudent(server, server.browser(), email);
  ok(await owner.browser.api.student.personal.savePersonalInfo({ body: forms.personalInfo }));
  expect((await thief.refresh("STUDENT")).statusCode).toBe(401);
  expect(
    refusal(await thief.api.student.auth.logIn({ body: { email, password: "another one of his" } }))
      .status,
  ).toBe(401);
});

test("whoever was invited and logs in by a code is told to sign up", async () => {
  const email = await invited();
  const { auth } = server.browser().api.student;
  const { ticket = "" } = ok(await auth.logInByOtp({ body: { email } })).data;
  const reply = refusal(
    await auth.verifyOtp({ body: { ticket, otp: await server.codeFor(email) } }),
  );
  expect([reply.status, reply.message]).toEqual([
    403,
    "There is no account for this address yet. Sign up with it first.",
  ]);
});

test("whoever was invited and asks for a new password gets one with their code, and is led on", async () => {
  const email = await invited();
  const { auth } = server.browser().api.student;
  const { ticket } = ok(await auth.forgotPassword({ body: { email } })).data;
  const proven = ok(await auth.resetOtp({ body: { ticket, otp: await server.codeFor(email) } }));
  ok(await auth.newPassword({ body: { ticket: proven.data.ticket ?? "", password } }));
  expect(ok(await auth.logIn({ body: { email, password } })).data.mode).toBe("PERSONALINFO");
});
