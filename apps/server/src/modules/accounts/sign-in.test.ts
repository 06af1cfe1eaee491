import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { password, signUpStaff, signUpStudent } from "../../testing/sign-up";
import { startServer } from "../../testing/start-server";

const server = await startServer();

test("1: a student registers with a password, proves the address, and begins onboarding signed in", async () => {
  const { browser, mode } = await signUpStudent(server);
  expect(mode).toBe("PERSONALINFO");
  expect(browser.token).toBeTruthy();
  expect(browser.cookies.get("toran_student")?.path).toBe("/api/auth/student");
});

test.each([
  ["po", "BILLINGADDRESS"],
  ["hr", "CREATE_COMPANY_INFO"],
] as const)(
  "1: a new user of %s proves the address, chooses a password, and begins at %s",
  async (area, first) => {
    const { browser, mode } = await signUpStaff(server, area);
    expect(mode).toBe(first);
    expect(browser.token).toBeTruthy();
  },
);

test.each(["student", "po", "hr"] as const)(
  "1: the right password signs in to %s, a wrong one is told in general words",
  async (area) => {
    const { email } =
      area === "student" ? await signUpStudent(server) : await signUpStaff(server, area);
    const browser = server.browser();
    const wrong = refusal(
      await browser.api[area].auth.logIn({ body: { email, password: "another lantern" } }),
    );
    expect(wrong.status).toBe(401);
    expect(wrong.body.message).toBe(
      "That email and password do not match. Check both and try again.",
    );
    const right = ok(await browser.api[area].auth.logIn({ body: { email, password } }));
    expect(right.data.accessToken).toBeTruthy();
  },
);

test("a student logs in with a code instead of a password", async () => {
  const { email } = await signUpStudent(server);
  server.pass(61_000);
  const { auth } = server.browser().api.student;
  const asked = ok(await auth.logInByOtp({ body: { email } }));
  expect(asked.data.mode).toBe("LOGIN-OTP");
  const otp = await server.codeFor(email);
  const signedIn = ok(await auth.verifyOtp({ body: { ticket: asked.data.ticket ?? "", otp } }));
  expect(signedIn.data.mode).toBe("PERSONALINFO");
});

test("a student who has not proved the address is led to a new code", async () => {
  const email = server.newEmail();
  const { auth } = server.browser().api.student;
  ok(await auth.register({ body: { firstName: "Asha", email, password } }));
  await server.mails();
  const refused = refusal(await auth.logIn({ body: { email, password } }));
  expect(refused).toMatchObject({ status: 403, body: { mode: "RESEND_MAIL" } });
  server.pass(61_000);
  ok(await auth.resendOtp({ body: { ticket: refused.body.ticket ?? "" } }));
  const otp = await server.codeFor(email);
  const reply = ok(await auth.verifyOtp({ body: { ticket: refused.body.ticket ?? "", otp } }));
  expect(reply.data.mode).toBe("PERSONALINFO");
});

test("an address that has an account is told so by mail, and the page answers as always", async () => {
  const { email } = await signUpStudent(server);
  server.pass(61_000);
  const { auth } = server.browser().api.student;
  const again = ok(
    await auth.register({ body: { firstName: "Eve", email, password: "a different one here" } }),
  );
  expect(again.data.mode).toBe("VERIFY_SIGNUP");
  const newest = (await server.mails(email)).at(-1);
  expect(newest?.subject).toBe("You already have a Toran account");
  ok(await auth.logIn({ body: { email, password } }));
});

test("a forgotten password is replaced by a code, signs nobody in, and ends every session", async () => {
  const { browser, email } = await signUpStudent(server);
  const { auth } = server.browser().api.student;
  const asked = ok(await auth.forgotPassword({ body: { email } }));
  const otp = await server.codeFor(email);
  const checked = ok(await auth.resetOtp({ body: { ticket: asked.data.ticket, otp } }));
  const body = { ticket: checked.data.ticket, password: "a kite above the harbour" };
  ok(await auth.newPassword({ body }));
  expect(refusal(await auth.newPassword({ body })).status).toBe(400);
  const after = await browser.call("GET", "/api/auth/student/sessions");
  expect(after.json()).toMatchObject({ isLogout: true });
  ok(await auth.logIn({ body: { email, password: body.password } }));
});
