import { limits } from "@toran/contract";
import { beforeAll, expect, test } from "vitest";
import { hiringPair, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import type { Pair } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";
import { spend } from "../../accounts/counters";

const server = await startServer();
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
  for (let place = 0; place < 7; place++)
    await studentOf(server, pair, { cgpa: 7 + place / 10, gender: place ? "MALE" : "FEMALE" });
});
const atLeast = (value: number) => ({ field: "cgpa", op: "AT_LEAST", value }) as const;
const reach = (rule: Parameters<typeof pair.hr.api.hr.jobs.reach>[0]["body"]["rule"], more = {}) =>
  pair.hr.api.hr.jobs.reach({ body: { rule, ...more } });
const counted = async (...given: Parameters<typeof reach>) => {
  const { eligible, students } = ok(await reach(...given)).data;
  return [eligible, students];
};

test("what a rule reaches tells of no single student, be it by a narrow rule or by two that differ in one", async () => {
  expect(await counted({ all: [] })).toEqual([7, 7]);
  expect(await counted(atLeast(7.6))).toEqual([null, 7]);
  // Nobody at all, and a few, are told alike.
  expect(await counted(atLeast(9.9))).toEqual([null, 7]);
  expect(await counted(atLeast(7))).toEqual([5, 7]);
  expect(await counted({ not: atLeast(7.6) })).toEqual([5, 7]);
});

test("a gender is counted by where a law is named for it, as in a job", async () => {
  const women = { field: "gender", op: "ONE_OF", value: ["FEMALE"] } as const;
  expect(refusal(await reach(women)).errors).toEqual({
    ruleReason: "Say which law or scheme asks for a gender.",
  });
  expect(await counted(women, { ruleReason: "The scheme for women in engineering." })).toEqual([
    null,
    7,
  ]);
});

test("a company is told the reach of so many rules in an hour, whoever of it asks, and of none beyond", async () => {
  const own = await hiringPair(server);
  const ask = (rule: Parameters<typeof reach>[0]) => own.hr.api.hr.jobs.reach({ body: { rule } });
  const { most, window } = limits.hiring.reach;
  const key = `reach:${ok(await own.hr.api.hr.company.read()).data?.id}`;
  ok(await ask(atLeast(7)));
  // All that is left but one, of whichever colleague.
  for (let left = most - 2; left > 0; left--)
    await spend(server.db, { key, most, window }, server.deps.now());
  ok(await ask(atLeast(7.1)));
  const held = refusal(await ask(atLeast(7.2)));
  expect([held.status, held.body.message]).toEqual([
    429,
    "Your company has asked for the reach of very many rules. Please wait a while.",
  ]);
  // Without a condition nothing is told but the roll, which sending a job asks for.
  ok(await ask({ all: [] }));
  server.pass(window + 1000);
  ok(await ask(atLeast(7.2)));
});
