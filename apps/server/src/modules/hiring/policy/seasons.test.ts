import { firstDayOf, seasonAfter, seasonAt, seasonStart } from "@toran/contract/hiring/season";
import { defaultPolicy, policyWords } from "@toran/contract/hiring/policy";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { auditedOf } from "../../../testing/audited";
import { colleagueOf } from "../../../testing/colleague";
import { applied, hiringPair, jobBody, offered, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import type { Pair } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";
import { gateOf } from "./gate";
import { policyOf, savePolicy } from "./policy";
import { placementPolicies } from "./tables";

const server = await startServer();
const hour = 60 * 60 * 1000;
const now = () => server.deps.now();

/** The evening before a season begins; the seasons then, and how the night passes. */
function eve() {
  const season = seasonAt(now());
  const next = seasonAfter(season);
  const midnight = new Date(`${firstDayOf(next)}T00:00:00+05:30`);
  server.pass(midnight.getTime() - hour - now().getTime());
  return { season, next, midnight, pass: () => server.pass(2 * hour) };
}

const policyFor = ({ officer }: Pair) => {
  const { read, save, seasons } = officer.api.po.policy;
  return {
    read: async (season?: string) => ok(await read({ query: { season } })).data,
    save: async (body: Parameters<typeof save>[0]["body"]) => ok(await save({ body })).data,
    seasons: async () => ok(await seasons()).data,
  };
};

test("what was prepared begins with the first of July, by the college's clock, for all who are judged by it", async () => {
  const { season, next, pass } = eve();
  const pair = await hiringPair(server);
  const policy = policyFor(pair);
  const student = await studentOf(server, pair);
  const { postings, receipts, offers } = student.api.student.hiring;
  const first = await openJob(server, pair, { title: "Before July" });
  const second = await openJob(server, pair, { title: "In July" });
  const many = { kind: "MAX_OFFERS", maxOffers: 2, autoApprove: true } as const;
  expect(await policy.save(many)).toMatchObject({ season, inForce: season, of: season });
  expect(await policy.read(next)).toMatchObject({ season: next, of: season, version: 0 });
  const one = { season: next, kind: "ONE_OFFER", version: 0 } as const;
  expect(await policy.save(one)).toMatchObject({ season: next, inForce: season, of: next });
  const late = refusal(await pair.officer.api.po.policy.save({ body: one }));
  expect([late.status, late.body.current]).toEqual([409, { version: 1 }]);

  const offer = await offered(pair, (await applied(student, first.postingId)).id);
  ok(await offers.answer({ params: { id: offer.id }, body: { command: "ACCEPT" } }));
  const params = { id: second.postingId };
  const obstacle = async () => ok(await postings.read({ params })).data.obstacle;
  const { api } = pair.hr;
  const sent = async () => {
    const { id } = ok(await api.hr.jobs.create({ body: jobBody(server) })).data;
    const body = { collegeIds: [pair.collegeId] };
    return ok(await api.hr.jobs.send({ params: { id }, body })).data.results[0]?.state;
  };
  expect([await obstacle(), await sent()]).toEqual([null, "OPEN"]);

  pass();
  const says = "Your college allows one accepted offer.";
  expect([await obstacle(), await sent()]).toEqual([says, "PENDING"]);
  expect(refusal(await postings.apply({ params, body: {} })).body.message).toBe(says);
  expect(await policy.read()).toMatchObject({ season: next, inForce: next, of: next, version: 1 });
  expect(ok(await receipts.list({})).data).toMatchObject([
    { kind: "APPLY", allowed: false, rule: "One accepted offer", ruleVersion: 1, season: next },
    { kind: "ACCEPT", rule: "At most 2 accepted offers", ruleVersion: 1, season },
    { kind: "APPLY", allowed: true, season: null },
  ]);
  expect(await policy.seasons()).toEqual({
    inForce: next,
    all: [
      { season: seasonAfter(next), own: false },
      { season: next, own: true },
      { season, own: true },
    ],
  });
  expect(await policy.read(season)).toMatchObject({ kind: "MAX_OFFERS", inForce: next });
  const over = refusal(await pair.officer.api.po.policy.save({ body: { ...many, season } }));
  expect([over.status, over.body.message]).toEqual([
    409,
    `The season ${season} has ended. Its policy can only be read.`,
  ]);
});

test("a season without a policy of its own goes on with the one before, until it is given one", async () => {
  const { season, next, pass } = eve();
  const pair = await hiringPair(server);
  const policy = policyFor(pair);
  const student = await studentOf(server, pair);
  expect(await policy.read()).toMatchObject({ season, of: null, version: 0, kind: "ONE_OFFER" });
  await policy.save({ kind: "MAX_OFFERS", maxOffers: 3 });
  await policy.save({ kind: "MAX_OFFERS", maxOffers: 4, version: 1 });
  pass();
  expect(await policy.read()).toMatchObject({ season: next, of: season, maxOffers: 4, version: 0 });
  const whose = { studentId: student.id, collegeId: pair.collegeId };
  const rule = { rule: "At most 4 accepted offers", ruleVersion: 2, season };
  expect((await gateOf(server.db, whose, now())).rule).toEqual(rule);

  const saved = await policy.save({ kind: "MAX_OFFERS", maxOffers: 5, version: 0 });
  expect(saved).toMatchObject({ season: next, of: next, maxOffers: 5, version: 1 });
  expect(await policy.read(season)).toMatchObject({ of: season, maxOffers: 4, version: 2 });
  expect((await auditedOf(server, pair.officer)).at(-1)).toMatchObject({
    action: "policy.save",
    before: { of: season, maxOffers: 4, version: 0 },
    after: { season: next, of: next, maxOffers: 5, version: 1 },
  });
});

test("absences count until midnight of the last of June, by the college's clock", async () => {
  const { pass } = eve();
  const pair = await hiringPair(server);
  await policyFor(pair).save({ kind: "ONE_OFFER", strikes: 1 });
  const student = await studentOf(server, pair);
  const missed = await openJob(server, pair);
  const other = await openJob(server, pair);
  const { id } = await applied(student, missed.postingId);
  for (const command of ["SHORTLIST", "ADVANCE"] as const)
    ok(await pair.hr.api.hr.applications.move({ body: { ids: [id], command } }));
  const body = { roundId: "test", result: "ABSENT" } as const;
  ok(await pair.officer.api.po.applications.attendance({ params: { id }, body }));
  const { postings, receipts } = student.api.student.hiring;
  const read = async () => ok(await postings.read({ params: { id: other.postingId } })).data;
  expect((await read()).obstacle).toContain("bars from applying after 1 absence");
  pass();
  expect((await read()).obstacle).toBeNull();
  expect(ok(await receipts.absences()).data).toMatchObject({
    since: seasonStart(now()).toISOString(),
    most: 1,
    counted: 0,
  });
});

test("a season is named as seasons are, and prepared one ahead; a viewer reads and changes nothing", async () => {
  const pair = await hiringPair(server);
  const { read, save, seasons } = pair.officer.api.po.policy;
  const next = seasonAfter(seasonAt(now()));
  const kind = "ONE_OFFER" as const;
  for (const season of ["2026-28", "next", "2026"]) {
    const errors = { season: "Name a season, like 2026-27." };
    expect(refusal(await save({ body: { kind, season } })).body.errors).toEqual(errors);
    expect(refusal(await read({ query: { season } })).body.errors).toEqual(errors);
  }
  const season = seasonAfter(next);
  expect(refusal(await save({ body: { kind, season } })).body.errors).toEqual({
    season: `Prepare a policy for ${next} at the latest.`,
  });
  expect(refusal(await read({ query: { season } })).status).toBe(404);
  expect(ok(await read({ query: { season: "1999-00" } })).data).toMatchObject({ of: null });

  const viewer = await colleagueOf(server, pair.officer, "VIEWER");
  ok(await viewer.api.po.policy.read({ query: { season: next } }));
  ok(await viewer.api.po.policy.seasons());
  const refusedTo = await viewer.api.po.policy.save({ body: { kind, season: next } });
  expect(refusal(refusedTo).status).toBe(403);
  expect(ok(await seasons()).data.all.map(({ own }) => own)).toEqual([false, false]);
});

const calledOf = (year: number) => seasonAt(new Date(`${year}-09-01T00:00:00Z`));

test("whenever policies were made, a moment is judged by that of its season or the latest one before", async () => {
  const { collegeId } = await hiringPair(server);
  const year = fc.integer({ min: 2020, max: 2030 });
  const saves = fc.array(fc.record({ year, maxOffers: fc.integer({ min: 2, max: 10 }) }), {
    maxLength: 8,
  });
  const moment = fc.date({
    min: new Date("2018-01-01T00:00:00Z"),
    max: new Date("2033-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  // Where seasons meet is where it can go wrong.
  const edge = fc
    .tuple(fc.integer({ min: 2019, max: 2032 }), fc.constantFrom(-1, 0, 1))
    .map(([at, by]) => new Date(Date.parse(`${at}-07-01T00:00:00+05:30`) + by));
  const holds = fc.asyncProperty(
    saves,
    fc.array(fc.oneof(moment, edge), { minLength: 1, maxLength: 6 }),
    async (made, moments) => {
      const ofCollege = eq(placementPolicies.collegeId, collegeId);
      await server.db.delete(placementPolicies).where(ofCollege);
      const model = new Map<string, { maxOffers: number; version: number }>();
      for (const { year: begun, maxOffers } of made) {
        const season = calledOf(begun);
        const { version = 0 } = model.get(season) ?? {};
        const given = { ...defaultPolicy, kind: "MAX_OFFERS", autoApprove: false } as const;
        await savePolicy(server.db, collegeId, season, { ...given, maxOffers, version });
        model.set(season, { maxOffers, version: version + 1 });
      }
      for (const at of moments) {
        const season = [...model.keys()].toSorted().findLast((each) => each <= seasonAt(at));
        const expected = season ? model.get(season) : undefined;
        const found = await policyOf(server.db, collegeId, at);
        expect([found.season, found.version]).toEqual([season ?? null, expected?.version ?? 0]);
        expect(policyWords(found.policy)).toBe(
          expected ? `At most ${expected.maxOffers} accepted offers` : policyWords(defaultPolicy),
        );
      }
    },
  );
  await fc.assert(holds, { numRuns: 60 });
});

test("a policy that would let everything pass is refused at its field", async () => {
  const { officer } = await hiringPair(server);
  const { save, read } = officer.api.po.policy;
  const saidOf = async (body: Parameters<typeof save>[0]["body"]) =>
    refusal(await save({ body })).errors;
  // What an emptied field sends.
  expect(await saidOf({ kind: "UPGRADE_TIMES", maxOffers: 2, upgrade: 0 })).toEqual({
    upgrade: "Give a factor of 1 or more, like 1.5.",
  });
  expect(await saidOf({ kind: "UPGRADE_TIMES", maxOffers: 1, upgrade: 1.5 })).toEqual({
    maxOffers: "Give 2 or more: with one offer there is no later one to compare.",
  });
  const categories = [
    { name: "Regular", from: 0 },
    { name: "Dream", from: 1_000_000 },
    { name: "Super dream", from: 0 },
  ];
  expect(await saidOf({ kind: "CATEGORIES", maxOffers: 2, categories })).toEqual({
    "categories.2.from": "Another category begins at this pay.",
  });
  expect(ok(await read({ query: {} })).data).toMatchObject({ kind: "ONE_OFFER", version: 0 });
  ok(await save({ body: { kind: "UPGRADE_AMOUNT", maxOffers: 2, upgrade: 0 } }));
  // As one was kept before it was refused.
  const kept = { ...defaultPolicy, kind: "UPGRADE_TIMES", maxOffers: 1 } as const;
  expect(policyWords(kept)).toBe("One accepted offer");
});
