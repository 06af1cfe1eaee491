import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Browser } from "../../testing/browser";
import { ok, refusal } from "../../testing/ok";
import { password, signUpStudent } from "../../testing/sign-up";
import { startServer } from "../../testing/start-server";
import { newCode } from "./codes";
import { codes, sessions, users } from "./tables";
import { isFailure } from "@toran/api-client";

const server = await startServer();
const wrongCode = "That code is not right, or it has run out. Check the newest mail from us.";
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

async function registered(browser: Browser = server.browser(), email = server.newEmail()) {
  const { auth } = browser.api.student;
  const { data } = ok(await auth.register({ body: { firstName: "Asha", email, password } }));
  const ticket = data.ticket ?? "";
  return { auth, email, ticket, browser, code: await server.codeFor(email) };
}
async function askedForCode(email: string) {
  const { auth } = server.browser().api.student;
  const { data } = ok(await auth.logInByOtp({ body: { email } }));
  return { auth, ticket: data.ticket ?? "", code: await server.codeFor(email) };
}

test("11: a hundred thousand codes have six digits, and each digit comes as often as any other", () => {
  const counts = Array.from({ length: 6 }, () => Array.from({ length: 10 }, () => 0));
  const made = Array.from({ length: 100_000 }, newCode);
  expect(made.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  for (const code of made) {
    for (const [place, column] of counts.entries()) column[Number(code[place])]! += 1;
  }
  // Chi-square with nine degrees of freedom: 40 is passed by chance less than once in 100,000.
  for (const column of counts) {
    const chi = column.reduce((sum, seen) => sum + (seen - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(40);
  }
});

test("12: after five wrong tries the right code is refused too", async () => {
  const { auth, ticket, code } = await registered();
  for (let n = 0; n < 5; n++) refusal(await auth.verifyOtp({ body: { ticket, otp: other(code) } }));
  const refused = refusal(await auth.verifyOtp({ body: { ticket, otp: code } }));
  expect(refused).toMatchObject({ status: 400, body: { mode: "RESEND_MAIL", message: wrongCode } });
});

test("12: fifty wrong tries a day are all that an account bears", async () => {
  const { email } = await signUpStudent(server);
  let tried = 0;
  for (let sent = 0; sent < 10; sent++) {
    server.pass(13 * 60_000);
    const { auth, ticket, code } = await askedForCode(email);
    for (let n = 0; n < 5; n++) {
      const reply = refusal(await auth.verifyOtp({ body: { ticket, otp: other(code) } }));
      if (reply.body.errors) tried++;
    }
  }
  expect(tried).toBeLessThanOrEqual(50);
  server.pass(13 * 60_000);
  const { auth, ticket, code } = await askedForCode(email);
  expect(refusal(await auth.verifyOtp({ body: { ticket, otp: code } })).status).toBe(400);
});

test("13: of two hundred wrong guesses at once at most five are evaluated", async () => {
  const { auth, ticket, email, code } = await registered();
  const guesses = Array.from({ length: 200 }, () =>
    auth.verifyOtp({ body: { ticket, otp: other(code) } }),
  );
  const replies = (await Promise.all(guesses)).map(refusal);
  expect(replies.filter(({ body }) => body.errors).length).toBe(5);
  const [row] = await server.db.select().from(codes).where(eq(codes.email, email));
  expect(row?.tries).toBe(5);
});

test("13: of two hundred right guesses at once exactly one signs in", async () => {
  const { auth, ticket, email, code } = await registered();
  const guesses = Array.from({ length: 200 }, () =>
    auth.verifyOtp({ body: { ticket, otp: code } }),
  );
  const replies = await Promise.all(guesses);
  expect(replies.filter((reply) => !isFailure(reply))).toHaveLength(1);
  const begun = await server.db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, email));
  expect(begun).toHaveLength(1);
});

test("14: a code works once", async () => {
  const { auth, ticket, code } = await registered();
  ok(await auth.verifyOtp({ body: { ticket, otp: code } }));
  expect(refusal(await auth.verifyOtp({ body: { ticket, otp: code } })).body.message).toBe(
    wrongCode,
  );
});

test("14: the code of another account is refused", async () => {
  const mine = await registered();
  const theirs = await registered();
  if (mine.code === theirs.code) return;
  const refused = refusal(
    await mine.auth.verifyOtp({ body: { ticket: mine.ticket, otp: theirs.code } }),
  );
  expect(refused.body.errors).toEqual({ otp: wrongCode });
});

test("14: the code of a log-in does not reset a password, and the other way round", async () => {
  const { email } = await signUpStudent(server);
  server.pass(61_000);
  const logIn = await askedForCode(email);
  const { auth } = logIn;
  const reset = ok(await auth.forgotPassword({ body: { email } })).data;
  const resetCode = await server.codeFor(email);
  if (logIn.code === resetCode) return;
  expect(
    refusal(await auth.resetOtp({ body: { ticket: reset.ticket, otp: logIn.code } })).body.errors,
  ).toEqual({ otp: wrongCode });
  expect(
    refusal(await auth.verifyOtp({ body: { ticket: logIn.ticket, otp: resetCode } })).body.errors,
  ).toEqual({ otp: wrongCode });
  expect(
    refusal(await auth.verifyOtp({ body: { ticket: reset.ticket, otp: resetCode } })).status,
  ).toBe(400);
  expect(
    refusal(await auth.resetOtp({ body: { ticket: logIn.ticket, otp: logIn.code } })).status,
  ).toBe(400);
});

test("14: a new code replaces the old one", async () => {
  const { auth, ticket, email, code } = await registered();
  server.pass(61_000);
  ok(await auth.resendOtp({ body: { ticket } }));
  const fresh = await server.codeFor(email);
  if (fresh === code) return;
  expect(refusal(await auth.verifyOtp({ body: { ticket, otp: code } })).body.errors).toEqual({
    otp: wrongCode,
  });
  ok(await auth.verifyOtp({ body: { ticket, otp: fresh } }));
});

test("14: a code is refused a second after its ten minutes, with the way to a new one", async () => {
  const { auth, ticket, code } = await registered();
  server.pass(10 * 60_000 + 1000);
  const refused = refusal(await auth.verifyOtp({ body: { ticket, otp: code } }));
  expect(refused.body).toMatchObject({ message: wrongCode, mode: "RESEND_MAIL", ticket });
});

test("a code is sent again only after a minute, and the answer is the same", async () => {
  const { auth, ticket, email } = await registered();
  const early = ok(await auth.resendOtp({ body: { ticket } }));
  expect(await server.mails(email)).toHaveLength(1);
  server.pass(61_000);
  const later = ok(await auth.resendOtp({ body: { ticket } }));
  expect(await server.mails(email)).toHaveLength(2);
  expect(later).toEqual(early);
});

test("15: an account gets five codes an hour, and the answer stays the same", async () => {
  const { auth, ticket, email } = await registered();
  const answers = [];
  for (let n = 0; n < 7; n++) {
    server.pass(61_000);
    answers.push(JSON.stringify(ok(await auth.resendOtp({ body: { ticket } }))));
  }
  expect(await server.mails(email)).toHaveLength(5);
  expect(new Set(answers).size).toBe(1);
});

test("15: one network address has at most twenty codes sent in an hour, whomever to", async () => {
  const browser = server.browser();
  browser.address = "203.0.113.15";
  const { student, hr } = browser.api;
  const people = await Promise.all(
    Array.from({ length: 24 }, () => server.person("student-ready")),
  );
  const before = (await server.mails()).length;
  for (const { email } of people) ok(await student.auth.logInByOtp({ body: { email } }));
  expect((await server.mails()).length - before).toBe(20);
  // Another role does not open another purse.
  ok(await hr.auth.forgotPassword({ body: { email: people[0]?.email ?? "" } }));
  expect((await server.mails()).length - before).toBe(20);
});

test("20: a code is found nowhere but in its mail", async () => {
  const { auth, ticket, email, code } = await registered();
  const refused = refusal(await auth.verifyOtp({ body: { ticket, otp: other(code) } }));
  ok(await auth.verifyOtp({ body: { ticket, otp: code } }));
  expect(JSON.stringify(refused.body)).not.toContain(code);
  expect(
    server.lines.filter((line) => line.includes(`"${code}"`) || line.includes(ticket)),
  ).toEqual([]);
  expect((await server.mails(email)).filter(({ text }) => text.includes(code))).toHaveLength(1);
  const kept = await server.db.query.outbox.findMany();
  expect(kept.filter(({ text, subject }) => text.includes(code) || subject.includes(code))).toEqual(
    [],
  );
});
