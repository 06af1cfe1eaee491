import { expect, test } from "vitest";
import { demoPassword } from "../../db/scenarios/world";
import type { Browser } from "../../testing/browser";
import { ok, refusal } from "../../testing/ok";
import { password } from "../../testing/sign-up";
import { startServer } from "../../testing/start-server";
import { registrations } from "./tables";

const server = await startServer();
const at = (address: string) => Object.assign(server.browser(), { address });
const guess = async (browser: Browser, email: string, chosen = "a wrong guess") => {
  const reply = await browser.send("POST", "/api/auth/student/login", {
    payload: { email, password: chosen },
  });
  return reply;
};

test("8: the eleventh wrong password from one address is refused for a while, and the owner's own device is not", async () => {
  const owner = await server.person("student-ready");
  const attacker = at("203.0.113.8");
  for (let n = 0; n < 10; n++) expect((await guess(attacker, owner.email)).statusCode).toBe(401);
  const held = await guess(attacker, owner.email, demoPassword);
  expect(held.statusCode).toBe(429);
  expect(Number(held.headers["retry-after"])).toBeGreaterThan(0);
  owner.address = "203.0.113.8";
  ok(await owner.api.student.auth.logIn({ body: { email: owner.email, password: demoPassword } }));
  server.pass(15 * 60_000 + 1000);
  expect((await guess(attacker, owner.email, demoPassword)).statusCode).toBe(200);
});

test("9: a hundred wrong passwords from many addresses slow the owner, and never lock them out", async () => {
  const owner = await server.person("student-ready");
  for (let n = 0; n < 100; n++) await guess(at(`198.51.100.${n}`), owner.email);
  server.pauses.length = 0;
  const elsewhere = at("192.0.2.9");
  ok(
    await elsewhere.api.student.auth.logIn({
      body: { email: owner.email, password: demoPassword },
    }),
  );
  expect(Math.max(...server.pauses)).toBeLessThanOrEqual(2000);
  const { auth } = at("192.0.2.10").api.student;
  const asked = ok(await auth.forgotPassword({ body: { email: owner.email } })).data;
  ok(
    await auth.resetOtp({ body: { ticket: asked.ticket, otp: await server.codeFor(owner.email) } }),
  );
});

test("10: an invented forwarding header opens no new purse, unless the proxy is trusted", async () => {
  const trusting = await startServer({ env: { TRUST_PROXY: "true" } });
  for (const [which, last] of [
    [server, 429],
    [trusting, 401],
  ] as const) {
    const owner = await which.person("student-ready");
    let status = 0;
    for (let n = 0; n < 11; n++) {
      const browser = Object.assign(which.browser(), { address: "203.0.113.10" });
      browser.headers = { "x-forwarded-for": `198.51.100.${n}`, forwarded: `for=198.51.100.${n}` };
      status = (await guess(browser, owner.email)).statusCode;
    }
    expect(status).toBe(last);
  }
});

test("16: sign-ups by script are held back, and leave no half-made accounts", async () => {
  const script = at("203.0.113.16");
  const { register } = script.api.student.auth;
  const replies = [];
  const emails = Array.from({ length: 50 }, () => server.newEmail("script"));
  for (const email of emails)
    replies.push(await register({ body: { firstName: "Asha", email, password } }));
  const held = replies.filter((reply) => "status" in reply && reply.status === 429);
  expect(held).toHaveLength(30);
  const left = await server.db.select().from(registrations);
  expect(left.filter(({ email }) => emails.includes(email))).toHaveLength(20);
  const people = await server.db.query.users.findMany();
  expect(people.filter(({ email }) => emails.includes(email))).toEqual([]);
});

test("asking for the present password again is held back after ten wrong tries", async () => {
  const owner = await server.person("student-ready");
  const body = { currentPassword: "a wrong guess", password: "a kite above the harbour" };
  const { changePassword } = owner.api.student.auth;
  for (let n = 0; n < 10; n++) expect(refusal(await changePassword({ body })).status).toBe(400);
  expect(refusal(await changePassword({ body })).status).toBe(429);
});
