import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { password, signUpStudent } from "../../testing/sign-up";
import { startServer } from "../../testing/start-server";
import { commonPasswords } from "./data/common-passwords";
import { weakness } from "./passwords";
import { users } from "./tables";

const server = await startServer();
const { register } = server.browser().api.student.auth;
const choosing = (chosen: string) =>
  register({ body: { firstName: "Asha", email: server.newEmail(), password: chosen } });

test.each(["seven77", "eight888"])(
  "2: a password of fewer than ten characters is refused",
  async (short) => {
    const refused = refusal(await choosing(short));
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { password: "Use at least 10 characters." } },
    });
  },
);

test.each([
  ["fifteen characters", "kite over river"],
  ["64 characters", "m".repeat(32) + "n river boats".padEnd(32, "z")],
  ["128 characters", "monsoon ".repeat(16)],
  ["emoji", "🪁 over the 🌊 at 🌅"],
  ["a leading blank", "  leading blanks"],
])("2: a password with %s is accepted and compared byte for byte", async (_what, chosen) => {
  const email = server.newEmail();
  const browser = server.browser();
  const { auth } = browser.api.student;
  const { data } = ok(
    await auth.register({ body: { firstName: "Asha", email, password: chosen } }),
  );
  ok(
    await auth.verifyOtp({ body: { ticket: data.ticket ?? "", otp: await server.codeFor(email) } }),
  );
  for (const close of [`${chosen}x`.slice(-128), ` ${chosen}`.slice(0, 128), chosen.slice(0, -1)])
    expect(refusal(await auth.logIn({ body: { email, password: close } })).status).toBe(401);
  ok(await auth.logIn({ body: { email, password: chosen } }));
});

test("2: a password of 129 characters is refused", async () => {
  expect(refusal(await choosing("ab ".repeat(43))).body.errors?.["password"]).toBe(
    "Keep it to 128 characters.",
  );
});

test("3: three thousand common passwords are refused, each for the same clear reason", () => {
  const all = [...commonPasswords];
  expect(all.length).toBeGreaterThanOrEqual(3000);
  const reasons = new Set(
    [...all, ...all.map((each) => each.toUpperCase())].map((each) => weakness(each, "a@b.co")),
  );
  expect([...reasons]).toEqual([
    "That password is easy to guess. Try a few words that belong together only for you.",
  ]);
});

test.each([
  "aaaaaaaaaa",
  "abcabcabcabc",
  "1234567890",
  "qwertyuiop",
  "placement1234",
  "Toran-2026-2026",
  "asha.rao@college.example",
  "asha.rao2026!",
])("3: %s is refused at its field", async (weak) => {
  const email = "asha.rao@college.example";
  const refused = refusal(await register({ body: { firstName: "Asha", email, password: weak } }));
  expect(refused.body.errors?.["password"]).toBeTruthy();
});

test("4: a password of a megabyte is refused at once, and never hashed", async () => {
  const payload = { email: "asha@college.example", password: "p".repeat(1024 * 1024) };
  const refusedAfter = async () => {
    const started = performance.now();
    const reply = await server.browser().send("POST", "/api/auth/student/login", { payload });
    expect(reply.statusCode).toBe(413);
    return performance.now() - started;
  };
  const took = [await refusedAfter(), await refusedAfter(), await refusedAfter()];
  expect(Math.max(...took)).toBeLessThan(200);
  // The best of three: what else this machine does is not the refusal's time.
  expect(Math.min(...took)).toBeLessThan(50);
});

test("5: a password is kept as Argon2id at 19 MiB, and an older hash is renewed at log-in", async () => {
  const { browser, email } = await signUpStudent(server);
  const stored = async () => {
    const [user] = await server.db.select().from(users).where(eq(users.email, email));
    return user?.passwordHash ?? "";
  };
  expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const older = await hash(password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
  await server.db.update(users).set({ passwordHash: older }).where(eq(users.email, email));
  ok(await browser.api.student.auth.logIn({ body: { email, password } }));
  expect(await stored()).toMatch(/m=19456,t=2,p=1/);
});

test("5: who has to choose another password and logs in with an older hash chooses it at the first try", async () => {
  const { browser, email } = await signUpStudent(server);
  const passwordHash = await hash(password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
  const older = { passwordHash, mustChangePassword: true };
  await server.db.update(users).set(older).where(eq(users.email, email));
  const { auth } = browser.api.student;
  const asked = refusal(await auth.logIn({ body: { email, password } }));
  expect(asked.body.mode).toBe("CHANGEPASSWORD");
  const body = { ticket: asked.body.ticket ?? "", password: "a kite above the harbour" };
  expect(ok(await auth.createPassword({ body })).data.accessToken).toBeTruthy();
});
