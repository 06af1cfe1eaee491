import { limits } from "@toran/contract";
import { expect, test } from "vitest";
import { demoPassword } from "../../db/scenarios/world";
import type { Browser } from "../../testing/browser";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();

async function switched(person: Browser & { email: string }, enabled: boolean) {
  const { auth } = person.api.po;
  ok(await auth.twoStepVerification({ body: { enabled, password: demoPassword } }));
  const otp = await server.codeFor(person.email);
  return ok(await auth.twoStepVerifyOtp({ body: { otp } })).data;
}
const logIn = (email: string, browser = server.browser()) =>
  browser.api.po.auth.logIn({ body: { email, password: demoPassword } });

test("an officer with two-step verification gives the password and then the code", async () => {
  const officer = await server.person("officer-ready");
  await switched(officer, true);
  server.pass(61_000);
  const browser = server.browser();
  const asked = refusal(await logIn(officer.email, browser));
  expect(asked).toMatchObject({
    status: 403,
    body: { mode: "2STEP_AUTH", ticket: expect.any(String) },
  });
  const otp = await server.codeFor(officer.email);
  const reply = ok(
    await browser.api.po.auth.verifyOtp({ body: { ticket: asked.body.ticket ?? "", otp } }),
  );
  expect(reply.data).toMatchObject({ mode: "DASHBOARD", accessToken: expect.any(String) });
});

test("a recovery code stands in for the mail, once", async () => {
  const officer = await server.person("officer-ready");
  const { recoveryCodes = [] } = await switched(officer, true);
  expect(recoveryCodes).toHaveLength(10);
  expect(new Set(recoveryCodes.map((code) => /^\d{10}$/.test(code)))).toEqual(new Set([true]));
  const { auth } = server.browser().api.po;
  const asked = refusal(await logIn(officer.email));
  const body = { ticket: asked.body.ticket ?? "", otp: recoveryCodes[3] ?? "" };
  ok(await auth.verifyOtp({ body }));
  expect(refusal(await auth.verifyOtp({ body }))).toMatchObject({
    status: 400,
    errors: { otp: expect.stringMatching(/^That recovery code .* was used already/) },
  });
  expect(ok(await officer.api.po.account.security()).data.recoveryCodesLeft).toBe(9);
});

test("a log-in that began with the password of before goes no further, by mail or by a recovery code", async () => {
  const officer = await server.person("officer-ready");
  const { recoveryCodes = [] } = await switched(officer, true);
  server.pass(61_000);
  const { auth } = server.browser().api.po;
  const ticket = refusal(await logIn(officer.email)).body.ticket ?? "";
  const mailed = await server.codeFor(officer.email);
  const password = "a kite above the harbour";
  const change = { currentPassword: demoPassword, password };
  ok(await officer.api.po.auth.changePassword({ body: change }));
  for (const otp of [mailed, recoveryCodes[0] ?? ""])
    expect(refusal(await auth.verifyOtp({ body: { ticket, otp } })).body.message).toContain(
      "Start again",
    );
  const begun = refusal(await auth.logIn({ body: { email: officer.email, password } })).body;
  const anew = { ticket: begun.ticket ?? "", otp: recoveryCodes[0] ?? "" };
  ok(await auth.verifyOtp({ body: anew }));
});

test("17: what the first step gives opens nothing", async () => {
  const officer = await server.person("officer-ready");
  await switched(officer, true);
  const browser = server.browser();
  const asked = refusal(await logIn(officer.email, browser));
  expect(browser.cookies.size).toBe(0);
  for (const authorization of [`Bearer ${asked.body.ticket}`, asked.body.ticket ?? ""])
    for (const path of [
      "/api/v1/placement-officer/user-data",
      "/api/v1/placement-officer/todolist",
      "/api/auth/placement-officer/sessions",
    ])
      expect((await browser.send("GET", path, { headers: { authorization } })).statusCode).toBe(
        401,
      );
});

test("19: a new password alone does not sign in when two-step verification is on, and other sessions end", async () => {
  const officer = await server.person("officer-ready");
  await switched(officer, true);
  server.pass(61_000);
  const browser = server.browser();
  const { auth } = browser.api.po;
  const { ticket } = ok(await auth.forgotPassword({ body: { email: officer.email } })).data;
  const checked = ok(
    await auth.resetOtp({ body: { ticket, otp: await server.codeFor(officer.email) } }),
  ).data;
  const password = "a kite above the harbour";
  ok(await auth.newPassword({ body: { ticket: checked.ticket, password } }));
  expect(browser.cookies.size).toBe(0);
  expect((await officer.call("GET", "/api/v1/placement-officer/user-data")).json()).toMatchObject({
    isLogout: true,
  });
  const asked = refusal(await auth.logIn({ body: { email: officer.email, password } }));
  expect(asked.body.mode).toBe("2STEP_AUTH");
});

test("21: two-step verification is switched only with the password, and its owner is told", async () => {
  const officer = await server.person("officer-ready");
  const { auth, account } = officer.api.po;
  const wrong = refusal(
    await auth.twoStepVerification({ body: { enabled: true, password: "a wrong guess" } }),
  );
  expect(wrong.body.errors).toEqual({ password: "That is not your present password." });
  await switched(officer, true);
  expect(ok(await account.security()).data).toMatchObject({ twoStep: true, recoveryCodesLeft: 10 });
  expect((await server.mails(officer.email)).at(-1)?.subject).toBe("Two-step verification is on");
  server.pass(61_000);
  expect(await switched(officer, false)).toEqual({ enabled: false });
  expect((await server.mails(officer.email)).at(-1)?.subject).toBe("Two-step verification is off");
  ok(await logIn(officer.email));
});

test("a code is said to be out only while one is: too many passwords, and too many codes, are told at the password", async () => {
  const officer = await server.person("officer-ready");
  const { auth } = officer.api.po;
  const ask = async (password = demoPassword) =>
    refusal(await auth.twoStepVerification({ body: { enabled: true, password } })).body;
  const body = { enabled: true, password: demoPassword };
  for (let sent = 0; sent < limits.otp.perHour; sent++) {
    ok(await auth.twoStepVerification({ body }));
    expect(await ask()).toMatchObject({ message: expect.stringMatching(/^We have just sent/) });
    server.pass(61_000);
  }
  const stillOut = await ask();
  expect(stillOut.message).toBe("The last code we sent you still works. Look for it in your mail.");
  expect(stillOut.errors).toBeUndefined();
  server.pass(limits.otp.lives);
  expect((await ask()).errors).toEqual({
    password: "You have asked for many codes. Wait an hour before you ask for another.",
  });
  const password = "That was tried too often. Wait a few minutes.";
  for (let tries = 0; tries < 10; tries++) await ask("a wrong guess");
  expect((await ask()).errors).toEqual({ password });
});

test("a code for switching it off makes no recovery codes anew in another tab, and stays good for what it was sent for", async () => {
  const officer = await server.person("officer-ready");
  const { auth, account } = officer.api.po;
  await switched(officer, true);
  server.pass(61_000);
  const ask = async (enabled: boolean) =>
    ok(await auth.twoStepVerification({ body: { enabled, password: demoPassword } }));
  await ask(true);
  await ask(false);
  const otp = await server.codeFor(officer.email);
  const renewing = refusal(await auth.twoStepVerifyOtp({ body: { otp, enabled: true } }));
  expect(renewing.errors).toEqual({
    otp: "Another change was asked for since. Ask for a new code for this one.",
  });
  expect(ok(await account.security()).data.twoStep).toBe(true);
  const off = ok(await auth.twoStepVerifyOtp({ body: { otp, enabled: false } })).data;
  expect(off).toEqual({ enabled: false });
});

test("recovery codes are made anew: the old ones open nothing any more, and their owner is told", async () => {
  const officer = await server.person("officer-ready");
  const { recoveryCodes: before = [] } = await switched(officer, true);
  server.pass(61_000);
  const { recoveryCodes: after = [] } = await switched(officer, true);
  expect(after).toHaveLength(10);
  expect(after.filter((code) => before.includes(code))).toEqual([]);
  expect((await server.mails(officer.email)).at(-1)?.subject).toBe("You have new recovery codes");
  const { auth } = server.browser().api.po;
  const ticket = refusal(await logIn(officer.email)).body.ticket ?? "";
  const old = await auth.verifyOtp({ body: { ticket, otp: before[0] ?? "" } });
  expect(refusal(old).status).toBe(400);
  ok(await auth.verifyOtp({ body: { ticket, otp: after[0] ?? "" } }));
});

test("a student with two-step verification does not get in by a mailed code alone", async () => {
  const student = await server.person("student-with-two-step");
  const { auth } = server.browser().api.student;
  const { data } = ok(await auth.logInByOtp({ body: { email: student.email } }));
  const otp = await server.codeFor(student.email);
  expect(refusal(await auth.verifyOtp({ body: { ticket: data.ticket ?? "", otp } })).status).toBe(
    403,
  );
});

test("a password that must be changed is changed before anything else", async () => {
  const student = await server.person("student-must-change-password");
  const { auth } = server.browser().api.student;
  const asked = refusal(
    await auth.logIn({ body: { email: student.email, password: demoPassword } }),
  );
  expect(asked).toMatchObject({ status: 403, body: { mode: "CHANGEPASSWORD" } });
  const body = { ticket: asked.body.ticket ?? "", password: "a kite above the harbour" };
  expect(ok(await auth.createPassword({ body })).data).toMatchObject({
    mode: "PORTFOLIO",
    accessToken: expect.any(String),
  });
  expect(refusal(await auth.createPassword({ body })).status).toBe(400);
});

test("a student reads how their account is guarded, and nobody reads another's", async () => {
  const student = await server.person("student-ready");
  expect(ok(await student.api.student.account.security()).data).toMatchObject({
    email: student.email,
    twoStep: false,
    recoveryCodesLeft: 0,
  });
  const officer = await server.person("officer-ready");
  expect((await officer.call("GET", "/api/v1/student/security")).statusCode).toBe(403);
});
