import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { demoPassword } from "../../db/scenarios/world";
import { refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { waits } from "../../testing/waits";
import { hashPassword } from "./passwords";
import { users } from "./tables";

const server = await startServer();

/** Logs in with the old password while a change of the account is about to be kept. */
async function logInWhile(email: string, change: string, value: unknown) {
  const changing = await server.database.pool.connect();
  await changing.query("begin");
  await changing.query(`update users set ${change} = $1 where email = $2`, [value, email]);
  const { auth } = server.browser().api.student;
  const reply = auth.logIn({ body: { email, password: demoPassword } });
  await waits(server);
  await changing.query("commit");
  changing.release();
  return reply;
}

test("an older hash that is renewed at a log-in does not bring back a password that was replaced meanwhile", async () => {
  const { email } = await server.person("student-ready");
  const own = eq(users.email, email);
  const older = await hash(demoPassword, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
  await server.db.update(users).set({ passwordHash: older }).where(own);
  const chosen = await hashPassword("a kite above the harbour");
  await logInWhile(email, "password_hash", chosen);
  const [user] = await server.db.select().from(users).where(own);
  expect(user?.passwordHash).toBe(chosen);
});

test("who logs in with a password that is replaced meanwhile stays outside", async () => {
  const { email } = await server.person("student-ready");
  const chosen = await hashPassword("a kite above the harbour");
  expect(refusal(await logInWhile(email, "password_hash", chosen)).status).toBe(403);
});

test("who logs in while their account is closed stays outside", async () => {
  const { email } = await server.person("student-ready");
  expect(refusal(await logInWhile(email, "disabled_at", new Date())).status).toBe(403);
});

test("who logs in while the second step is switched on does not come in without it", async () => {
  const { email } = await server.person("student-ready");
  expect(refusal(await logInWhile(email, "two_step", true)).status).toBe(403);
});
