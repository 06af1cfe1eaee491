import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { demoPassword } from "../../db/scenarios/world";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();

/** Does something while a table cannot be written, so that what needs it fails on our side. */
async function without<T>(table: "sessions" | "recovery_codes", work: () => Promise<T>) {
  await server.db.execute(sql.raw(`alter table ${table} rename to away`));
  try {
    return await work();
  } finally {
    await server.db.execute(sql.raw(`alter table away rename to ${table}`));
  }
}

async function withTwoStep() {
  const officer = await server.person("officer-ready");
  const { auth } = officer.api.po;
  ok(await auth.twoStepVerification({ body: { enabled: true, password: demoPassword } }));
  const otp = await server.codeFor(officer.email);
  const { recoveryCodes = [] } = ok(await auth.twoStepVerifyOtp({ body: { otp } })).data;
  server.pass(61_000);
  return { officer, recoveryCodes };
}

/** Gives the password on another browser, and what sends the second step there. */
async function secondStep(email: string) {
  const { auth } = server.browser().api.po;
  const asked = refusal(await auth.logIn({ body: { email, password: demoPassword } }));
  const ticket = asked.body.ticket ?? "";
  return (otp: string) => auth.verifyOtp({ body: { ticket, otp } });
}

test("a code that did not sign anybody in, for a fault of ours, is good once more", async () => {
  const { officer } = await withTwoStep();
  const send = await secondStep(officer.email);
  const otp = await server.codeFor(officer.email);
  expect(refusal(await without("sessions", () => send(otp))).status).toBe(500);
  expect(ok(await send(otp)).data).toMatchObject({ mode: "DASHBOARD" });
  expect(refusal(await send(otp)).status).toBe(400);
});

test("a recovery code that did not sign anybody in, for a fault of ours, is not gone", async () => {
  const { officer, recoveryCodes } = await withTwoStep();
  const send = await secondStep(officer.email);
  const [otp = ""] = recoveryCodes;
  expect(refusal(await without("sessions", () => send(otp))).status).toBe(500);
  expect(ok(await send(otp)).data).toMatchObject({ mode: "DASHBOARD" });
  expect(ok(await officer.api.po.account.security()).data.recoveryCodesLeft).toBe(9);
});

test("a code that did not switch the second step, for a fault of ours, is good once more", async () => {
  const officer = await server.person("officer-ready");
  const { auth, account } = officer.api.po;
  ok(await auth.twoStepVerification({ body: { enabled: true, password: demoPassword } }));
  const body = { otp: await server.codeFor(officer.email) };
  const failed = await without("recovery_codes", () => auth.twoStepVerifyOtp({ body }));
  expect(refusal(failed).status).toBe(500);
  expect(ok(await account.security()).data.twoStep).toBe(false);
  expect(ok(await auth.twoStepVerifyOtp({ body })).data.enabled).toBe(true);
});

test("wrong codes of a second step are counted, though nothing comes of them", async () => {
  const { officer } = await withTwoStep();
  const send = await secondStep(officer.email);
  const otp = await server.codeFor(officer.email);
  const wrong = otp === "000000" ? "111111" : "000000";
  for (let tries = 0; tries < 5; tries++)
    expect(refusal(await send(wrong)).body.errors).toHaveProperty("otp");
  expect(refusal(await send(otp)).body.mode).toBe("RESEND_MAIL");
});
