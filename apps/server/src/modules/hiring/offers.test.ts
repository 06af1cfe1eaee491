import { isFailure } from "@toran/api-client";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { sweep } from "../../jobs/sweep";
import {
  applied,
  hiringPair,
  offered,
  openJob,
  placementOf,
  studentOf,
} from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import type { Pair } from "../../testing/pair";
import { startServer } from "../../testing/start-server";
import { offers } from "./tables";

const server = await startServer();
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});

test("accepting an offer closes what the policy says, and revoking it brings back exactly that", async () => {
  const student = await studentOf(server, pair);
  const sent = [];
  for (const title of ["First choice", "Second choice", "Third choice"])
    sent.push(await openJob(server, pair, { title }));
  const intern = await openJob(server, pair, {
    title: "Summer intern",
    type: "INTERNSHIP",
    pay: { stipend: 40_000 },
  });
  const apps = [];
  for (const job of [...sent, intern]) apps.push(await applied(student, job.postingId));
  const one = await offered(pair, apps[0]?.id ?? "");
  const two = await offered(pair, apps[1]?.id ?? "", 1_600_000);
  const answer = (id: string, command: "ACCEPT" | "DECLINE", dryRun = false) =>
    student.api.student.hiring.offers.answer({ params: { id }, body: { command, dryRun } });
  const plan = ok(await answer(one.id, "ACCEPT", true)).data;
  expect([
    plan.declined.map(({ title }) => title),
    plan.withdrawn.map(({ title }) => title),
  ]).toEqual([["Second choice"], ["Third choice"]]);
  // Two tabs accept two offers at once: the policy allows one.
  const race = await Promise.all([answer(one.id, "ACCEPT"), answer(two.id, "ACCEPT")]);
  expect(race.filter((reply) => !isFailure(reply))).toHaveLength(1);
  const winner = isFailure(race[0]) ? two : one;
  const mine = async () =>
    new Map(
      ok(await student.api.student.hiring.applications.list({})).data.map((row) => [
        row.title,
        `${row.state} ${row.offer?.state ?? ""}`.trim(),
      ]),
    );
  const won = winner === one ? "First choice" : "Second choice";
  const lost = winner === one ? "Second choice" : "First choice";
  expect(await mine()).toEqual(
    new Map([
      [won, "OFFERED ACCEPTED"],
      [lost, "AUTO_WITHDRAWN DECLINED"],
      ["Third choice", "AUTO_WITHDRAWN"],
      ["Summer intern", "SUBMITTED"],
    ]),
  );
  const kinds = ok(await student.api.student.hiring.receipts.list({})).data.map(
    ({ kind, allowed }) => `${kind} ${allowed}`,
  );
  expect(kinds).toEqual(expect.arrayContaining(["ACCEPT true", "DECLINE false", "DROP false"]));
  const revoked = ok(
    await pair.hr.api.hr.offers.command({
      params: { id: winner.id },
      body: { command: "REVOKE", reason: "The team was closed." },
    }),
  ).data;
  expect(revoked.restored.map(({ title }) => title).toSorted()).toEqual(
    [lost, "Third choice"].toSorted(),
  );
  expect(await mine()).toEqual(
    new Map([
      [won, "OFFERED REVOKED"],
      [lost, "OFFERED EXTENDED"],
      ["Third choice", "SUBMITTED"],
      ["Summer intern", "SUBMITTED"],
    ]),
  );
  expect(await placementOf(server, student)).toBe("OFFERED");
  // What becomes of an offer is told once to each side, and not again as the application's.
  const toldOf = async ({ api }: typeof student, title: string) =>
    ok(await api.notifications.list({ query: { limit: 100 } }))
      .data.items.map((notice) => notice.title)
      .filter((says) => says.includes(`: ${title}`))
      .slice(0, 2);
  expect(await toldOf(student, lost)).toEqual([
    expect.stringMatching("^Your offer waits for you again"),
    expect.stringMatching("^An offer is declined by your college's policy"),
  ]);
  expect(await toldOf(student, "Third choice")).toEqual([
    expect.stringMatching("^Your application is back"),
    expect.stringMatching("^Your application is closed"),
  ]);
  expect(await toldOf(pair.hr, lost)).toEqual([
    expect.stringMatching("can answer the offer again"),
    expect.stringMatching("may not accept the offer, by the college's policy"),
  ]);
  expect(await toldOf(pair.officer, lost)).toEqual([
    expect.stringMatching("can answer the offer again"),
    expect.stringMatching("may not accept the offer, by your policy"),
  ]);
});

test("a student hears nothing of an offer that never reached them", async () => {
  const student = await studentOf(server, pair);
  const { postingId } = await openJob(server, pair, { title: "Night shift" });
  const draft = await offered(pair, (await applied(student, postingId)).id, 1_000_000, 1);
  const body = { command: "REVOKE", reason: "The shift is not run." } as const;
  ok(await pair.hr.api.hr.offers.command({ params: { id: draft.id }, body }));
  const { items } = ok(await student.api.notifications.list({ query: {} })).data;
  expect(items.filter(({ type }) => type === "offer.changed")).toEqual([]);
});

test("an offer that nobody answers in time ends, and one with too little time waits for the college", async () => {
  const student = await studentOf(server, pair);
  const { postingId } = await openJob(server, pair);
  const { id } = await applied(student, postingId);
  const short = await offered(pair, id, 1_000_000, 1);
  expect([short.state, await placementOf(server, student)]).toEqual(["DRAFT", "NOT_PLACED"]);
  const [row] = ok(await student.api.student.hiring.applications.list({})).data;
  expect(row?.offer).toBeNull();
  ok(
    await pair.officer.api.po.offers.command({
      params: { id: short.id },
      body: { command: "CONSENT" },
    }),
  );
  await server.db.update(offers).set({ replyBy: server.deps.now() }).where(eq(offers.id, short.id));
  const late = refusal(
    await student.api.student.hiring.offers.answer({
      params: { id: short.id },
      body: { command: "ACCEPT" },
    }),
  );
  expect(late.status).toBe(409);
  await sweep(server.deps);
  expect(
    ok(await pair.officer.api.po.offers.list({ query: { state: "EXPIRED" } })).data.items.map(
      (offer) => offer.id,
    ),
  ).toContain(short.id);
  expect(await placementOf(server, student)).toBe("NOT_PLACED");
});
