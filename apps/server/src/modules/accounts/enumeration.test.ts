import { expect, test } from "vitest";
import { startServer } from "../../testing/start-server";
import { compare } from "../../testing/compare-timings";

const server = await startServer();
// A long look by hand, TIMING_ROUNDS=500 TIMING_CHANCE=0.01, asks for more than every run can.
const rounds = Number(process.env["TIMING_ROUNDS"] ?? 40);
const leastChance = Number(process.env["TIMING_CHANCE"] ?? 0.0005);
const password = "a wrong guess here";
const root = "/api/auth/student";

interface Flow {
  name: string;
  path: string;
  body: (email: string) => object;
}
const flows: Flow[] = [
  { name: "the log-in", path: "/login", body: (email) => ({ email, password }) },
  { name: "the log-in by code", path: "/login-otp", body: (email) => ({ email }) },
  { name: "a forgotten password", path: "/forgot-password", body: (email) => ({ email }) },
  {
    name: "a registration",
    path: "/register",
    body: (email) => ({ firstName: "Asha", email, password }),
  },
];

async function knock({ path, body }: Flow, email: string) {
  const browser = Object.assign(server.browser(), { address: "127.0.0.1" });
  const started = performance.now();
  const reply = await browser.send("POST", root + path, { payload: body(email) });
  const took = performance.now() - started;
  const { requestId, data, ...said } = reply.json<{
    requestId?: string;
    data?: Record<string, string>;
  }>();
  const headers = Object.keys(reply.headers).toSorted();
  const shape = data && { ...data, ticket: data["ticket"]?.split(".").length };
  return { took, told: JSON.stringify([reply.statusCode, said, shape, typeof requestId, headers]) };
}

test.each(flows)("7: $name tells nobody whether an address has an account", async (flow) => {
  const known = await Promise.all(
    Array.from({ length: rounds }, () => server.person("student-ready")),
  );
  const told = new Set<string>();
  const took = { known: [] as number[], unknown: [] as number[] };
  await knock(flow, server.newEmail());
  for (const { email } of known) {
    // The two take turns, so that whatever else this machine does falls on both.
    const first = await knock(flow, email);
    const second = await knock(flow, server.newEmail());
    told.add(first.told).add(second.told);
    took.known.push(first.took);
    took.unknown.push(second.took);
  }
  expect([...told]).toHaveLength(1);
  const { gap, chance } = compare(took.known, took.unknown);
  console.log(
    `7: ${flow.name}, ${rounds} rounds: gap ${gap.toFixed(2)} ms, p ${chance.toFixed(4)}`,
  );
  expect(Math.abs(gap)).toBeLessThan(5);
  expect(chance).toBeGreaterThan(leastChance);
});
