import { setMaxListeners } from "node:events";
import { limits } from "@toran/contract/limits";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isFailure } from "./failure";
import type { CallOptions } from "./exchange";
import { type Seen, stage } from "./testing/stage";
import { stubLocks } from "./testing/stub-locks";
import { createWorld, type Fate, fates } from "./testing/world";
import { personOf } from "./token";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const steps = [
  "read",
  "write",
  "upload",
  "onboard",
  "leave",
  "expire",
  "sign out",
  "sign in as asha",
  "sign in as ravi",
] as const;
type Step = (typeof steps)[number];

// The long run is for the nightly check: RACE_RUNS=10000.
const numRuns = Number(process.env["RACE_RUNS"] ?? 2000);

/** The email field carries who asked, and for which call. */
function askedBy({ data, url }: Seen) {
  if (data instanceof FormData) return data.get("email") as string;
  if (typeof data === "string") return (JSON.parse(data) as { email: string }).email;
  return new URL(url, "https://toran.example").searchParams.get("email") ?? "";
}

/** A screen may have many calls under way; Node takes that for a leak. */
function openScreen() {
  const screen = new AbortController();
  setMaxListeners(0, screen.signal);
  return screen;
}

async function play(scheduler: fc.Scheduler, plan: Step[], refreshes: Fate[], locked: boolean) {
  const world = createWorld(refreshes);
  const { session } = world;
  const inTime = (label: string) => scheduler.schedule(Promise.resolve(), label);
  const { client, ...staged } = stage({
    session,
    server: (request) => inTime("answer").then(() => world.answer(request)),
    refresh: () => inTime("refresh").then(world.refresh),
    ...(locked && { locks: stubLocks() }),
  });
  const picture = new Blob(["pixels"]);
  const replies: Promise<unknown>[] = [];
  let screen = openScreen();

  const ask = (call: (email: string, options: CallOptions) => Promise<unknown>) => () => {
    const person = personOf(session.token() ?? "") ?? "nobody";
    const email = `${person}@${replies.length}.example`;
    replies.push(call(email, { signal: screen.signal }).catch((failure: unknown) => failure));
  };
  const acts: Record<Step, () => void> = {
    read: ask((email, options) => client.hr.throws({ query: { email } }, options)),
    write: ask((email, options) => client.hr.write({ body: { email } }, options)),
    upload: ask((email, options) => client.hr.upload({ body: { email, picture } }, options)),
    onboard: ask((email, options) => client.hr.step({ body: { email } }, options)),
    leave() {
      screen.abort();
      screen = openScreen();
    },
    expire: world.expireAll,
    "sign out": () => world.signOut(),
    "sign in as asha": () => world.signIn("asha"),
    "sign in as ravi": () => world.signIn("ravi"),
  };
  scheduler.scheduleSequence(
    plan.map((label) => ({ label, builder: () => Promise.resolve(acts[label]()) })),
  );
  // A refresh that hangs is given up in its time, and what waited for it goes on.
  let settled = 0;
  for (let round = 0; settled < plan.length && round < plan.length + 2; round++) {
    await scheduler.waitIdle();
    await vi.advanceTimersByTimeAsync(limits.refreshWait);
    settled = await Promise.race([
      Promise.all(replies).then(() => plan.length),
      Promise.resolve(0),
    ]);
  }
  return { ...staged, replies };
}

test("29: whatever the order of calls, expiries, refreshes, sign-ins and sign-outs, nobody is mixed up", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom(...steps), { minLength: 2, maxLength: 14 }),
      fc.array(fc.constantFrom(...fates), { maxLength: 4 }),
      fc.boolean(),
      async (scheduler, plan, refreshes, locked) => {
        const { replies, told, flying, calls } = await play(scheduler, plan, refreshes, locked);

        const results = await Promise.all(replies);
        expect(results.every((reply) => isFailure(reply) || typeof reply === "object")).toBe(true);
        expect(flying.peak).toBeLessThanOrEqual(1);
        expect(told.loading).toBe(0);
        for (const request of calls()) {
          const [person] = askedBy(request).split("@");
          const bearer = request.token === null ? "nobody" : personOf(request.token);
          expect(bearer).toBe(person);
        }
        const asked = calls().map(askedBy);
        for (const one of asked)
          expect(asked.filter((other) => other === one).length).toBeLessThan(3);
      },
    ),
    { numRuns },
  );
}, 120_000);
