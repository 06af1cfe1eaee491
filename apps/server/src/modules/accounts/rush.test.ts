import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { demoPassword } from "../../db/scenarios/world";
import { slowness } from "../../testing/pace";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const people = 32;
const rounds = 5;

/** 32 people log in at the same moment: when the last is in, and how long the health route took meanwhile. */
async function rush() {
  const owners = await Promise.all(
    Array.from({ length: people }, () => server.person("student-ready")),
  );
  const started = performance.now();
  const logIn = { underway: true };
  const logIns = Promise.all(
    owners.map(async ({ email }, index) => {
      const browser = Object.assign(server.browser(), { address: `198.51.100.${index}` });
      const payload = { email, password: demoPassword };
      return (await browser.send("POST", "/api/auth/student/login", { payload })).statusCode;
    }),
  ).finally(() => (logIn.underway = false));
  const health: number[] = [];
  while (logIn.underway) {
    const asked = performance.now();
    await server.app.inject("/health/live");
    health.push(performance.now() - asked);
    // Asked without a pause it would take a processor for itself from those it looks at.
    await setTimeout(1);
  }
  const statuses = new Set(await logIns);
  const sorted = health.toSorted((a, b) => a - b);
  const took = performance.now() - started;
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  const slower = slowness();
  return { statuses, took: took / slower, p99: p99 / slower, slower };
}

test("6: 32 log-ins at once are answered within a second, and the health route beside them within 10 ms", async () => {
  await rush();
  const seen: Awaited<ReturnType<typeof rush>>[] = [];
  for (let round = 0; round < rounds; round++) seen.push(await rush());
  for (const { statuses } of seen) expect([...statuses]).toEqual([200]);
  for (const { took, p99, slower } of seen)
    console.log(
      `6: ${took.toFixed()} ms, health p99 ${p99.toFixed(1)} ms, times ${slower.toFixed(2)} here`,
    );
  // Whatever else this machine does only adds to a round; the calmest shows the server.
  expect(Math.min(...seen.map(({ took }) => took))).toBeLessThan(1000);
  expect(Math.min(...seen.map(({ p99 }) => p99))).toBeLessThan(10);
});
