import { collegeDay } from "@toran/contract/calendar/zones";
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
import { connect } from "../../testing/connect";
import { joinOffice } from "../../testing/join-office";
import { ok, refusal } from "../../testing/ok";
import type { Pair } from "../../testing/pair";
import { startServer } from "../../testing/start-server";
import { offers } from "./offers/tables";

const server = await startServer();
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});

/** What somebody was told of a job, the newest first. */
const toldOf = async ({ api }: Awaited<ReturnType<typeof studentOf>>, title: string) =>
  ok(await api.notifications.list({ query: { limit: 100 } }))
    .data.items.map((notice) => notice.title)
    .filter((says) => says.includes(`: ${title}`));

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
  const lastOf = async (person: typeof student, title: string) =>
    (await toldOf(person, title)).slice(0, 2);
  expect(await lastOf(student, lost)).toEqual([
    expect.stringMatching("^Your offer waits for you again"),
    expect.stringMatching("^An offer is declined by your college's policy"),
  ]);
  expect(await lastOf(student, "Third choice")).toEqual([
    expect.stringMatching("^Your application is back"),
    expect.stringMatching("^Your application is closed"),
  ]);
  expect(await lastOf(pair.hr, lost)).toEqual([
    expect.stringMatching("can answer the offer again"),
    expect.stringMatching("may not accept the offer, by the college's policy"),
  ]);
  expect(await lastOf(pair.officer, lost)).toEqual([
    expect.stringMatching("can answer the offer again"),
    expect.stringMatching("may not accept the offer, by your policy"),
  ]);
});

test("another company hears that the policy closed its candidates, and nothing of whom they chose", async () => {
  const first = await hiringPair(server);
  const hr = await server.person("hr-ready");
  const { companyId } = await joinOffice(server, hr, hr);
  await connect(server, first.officer, hr);
  const second = { ...first, hr, companyId };
  const policy = { kind: "UPGRADE_TIMES", maxOffers: 3, upgrade: 2 } as const;
  ok(await first.officer.api.po.policy.save({ body: policy }));
  const wanted = await openJob(server, first, { title: "Wanted" });
  const other = await openJob(server, second, { title: "Another" });
  const also = await openJob(server, second, { title: "Offered" });
  const accept = async (student: Awaited<ReturnType<typeof studentOf>>) => {
    const { id } = await offered(first, (await applied(student, wanted.postingId)).id, 1_900_000);
    const body = { command: "ACCEPT" } as const;
    return ok(await student.api.student.hiring.offers.answer({ params: { id }, body })).data.offer;
  };
  const asha = await studentOf(server, first);
  const ravi = await studentOf(server, first);
  const left = [await applied(asha, other.postingId), await applied(ravi, other.postingId)];
  const lost = await applied(asha, also.postingId);
  await offered(second, lost.id, 1_500_000);
  const accepted = await accept(asha);
  await accept(ravi);

  const { items } = ok(await hr.api.notifications.list({ query: {} })).data;
  const body = "By the placement policy of the college.";
  expect(items.filter(({ type }) => type === "application.left")).toMatchObject([
    { title: "2 students are no longer candidates for Another", body },
  ]);
  expect(items).toContainEqual(
    expect.objectContaining({
      title: expect.stringMatching("may not accept the offer, by the college's policy: Offered"),
      body,
    }),
  );
  const read = async (id: string) =>
    JSON.stringify([
      ok(await hr.api.hr.applications.read({ params: { id } })).data,
      ok(await hr.api.hr.offers.list({ query: {} })).data,
    ]);
  // Twice the pay that was accepted is what the policy tells the student.
  for (const { id } of [...left, lost]) expect(await read(id)).not.toContain("38,00,000");
  const own = ok(await asha.api.student.hiring.applications.read({ params: { id: lost.id } })).data;
  expect(own.offer?.reason).toContain("38,00,000");
  const ended = ok(
    await first.hr.api.hr.offers.command({
      params: { id: accepted.id },
      body: { command: "REVOKE", reason: "The team was closed." },
    }),
  ).data;
  expect(ended.restored).toEqual([]);
});

test("a company hears that its college agreed to a short time, and that somebody did not join", async () => {
  const student = await studentOf(server, pair);
  const { postingId } = await openJob(server, pair, { title: "Early start" });
  const { id } = await offered(pair, (await applied(student, postingId)).id, 1_000_000, 1);
  const { command } = pair.officer.api.po.offers;
  ok(await command({ params: { id }, body: { command: "CONSENT" } }));
  const { answer } = student.api.student.hiring.offers;
  ok(await answer({ params: { id }, body: { command: "ACCEPT" } }));
  const joiningDate = collegeDay(server.deps.now());
  const later = { command: "DEFER", joiningDate, reason: "The site opens later." } as const;
  ok(await pair.hr.api.hr.offers.command({ params: { id }, body: later }));
  ok(await command({ params: { id }, body: { command: "RENEGE", reason: "Studies on." } }));
  const titles = await toldOf(pair.hr, "Early start");
  expect(titles.slice(0, 3)).toEqual([
    expect.stringContaining("did not join, says the college"),
    expect.stringContaining("accepts the offer"),
    expect.stringContaining("has the offer, as the college agrees to the time"),
  ]);
  expect(await toldOf(pair.officer, "Early start")).toContainEqual(
    expect.stringContaining("joins later"),
  );
});

test("what an exception has opened, the receipt says so", async () => {
  const student = await studentOf(server, pair);
  const apply = async (title: string) => {
    const { postingId } = await openJob(server, pair, { title });
    return offered(pair, (await applied(student, postingId)).id);
  };
  const { answer } = student.api.student.hiring.offers;
  const first = await apply("By the policy");
  ok(await answer({ params: { id: first.id }, body: { command: "ACCEPT" } }));
  const exception = { email: student.email, allow: true, reason: "A scholarship asks for two." };
  ok(await pair.officer.api.po.policy.allow({ body: exception }));
  const second = await apply("By exception");
  ok(await answer({ params: { id: second.id }, body: { command: "ACCEPT" } }));
  const receipts = ok(await student.api.student.hiring.receipts.list({})).data;
  const said = receipts.filter(({ title }) => title === "By exception").map(({ says }) => says);
  expect(said).toHaveLength(2);
  for (const says of said) expect(says).toContain("an exception: A scholarship asks for two.");
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

test("a student with an offer hears once that its posting is cancelled, of the offer and the application", async () => {
  const { jobId, postingId } = await openJob(server, pair, { title: "Cancelled" });
  const students = [];
  for (const replyDays of [undefined, 1, null]) {
    const student = await studentOf(server, pair);
    const { id } = await applied(student, postingId);
    if (replyDays !== null) await offered(pair, id, 1_400_000, replyDays);
    students.push({ student, before: (await toldOf(student, "Cancelled")).length });
  }
  const body = { command: "CANCEL", reason: "The team is not built." } as const;
  ok(await pair.hr.api.hr.jobs.command({ params: { id: jobId }, body }));
  const heard = [];
  for (const { student, before } of students)
    heard.push((await toldOf(student, "Cancelled")).slice(0, -before || undefined));
  const closed = [expect.stringMatching("^Your application is closed")];
  expect(heard).toEqual([
    [expect.stringMatching("^Your offer was taken back and your application closed")],
    closed,
    closed,
  ]);
});

test("a cancelled posting leaves whom it brought there: who has joined stays so", async () => {
  const { jobId, postingId } = await openJob(server, pair, { title: "Joined" });
  const states = [];
  for (const joins of [true, false]) {
    const student = await studentOf(server, pair);
    const { id } = await applied(student, postingId);
    const offer = await offered(pair, id);
    const params = { id: offer.id };
    ok(await student.api.student.hiring.offers.answer({ params, body: { command: "ACCEPT" } }));
    if (joins) ok(await pair.hr.api.hr.offers.command({ params, body: { command: "JOIN" } }));
    states.push(async () => {
      const sheet = await student.api.student.hiring.applications.read({ params: { id } });
      const { state, offer: shown } = ok(sheet).data;
      return `${state} ${shown?.state} ${await placementOf(server, student)}`;
    });
  }
  const body = { command: "CANCEL", reason: "The team is not built." } as const;
  ok(await pair.hr.api.hr.jobs.command({ params: { id: jobId }, body }));
  expect(await Promise.all(states.map((read) => read()))).toEqual([
    "OFFERED JOINED PLACED",
    "AUTO_WITHDRAWN REVOKED NOT_PLACED",
  ]);
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
