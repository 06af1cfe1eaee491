import { beforeAll, expect, test } from "vitest";
import { sweep } from "../../jobs/sweep";
import { connect } from "../../testing/connect";
import {
  applied,
  hiringPair,
  jobBody,
  offered,
  openJob,
  placementOf,
  studentOf,
} from "../../testing/hiring";
import { ok } from "../../testing/ok";
import type { Pair } from "../../testing/pair";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const { deps } = server;
const hour = 60 * 60 * 1000;
const day = 24 * hour;
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});

type Person = Awaited<ReturnType<typeof server.person>>;
const toldOf = async ({ api }: Person, type: string) =>
  ok(await api.notifications.list({ query: {} }))
    .data.items.filter((notice) => notice.type === type)
    .map(({ title }) => title);
const heard = async (person: Person) =>
  ok(await person.api.notifications.list({ query: {} }))
    .data.items.filter(({ type }) => type === "round.changed" || type === "posting.changed")
    .map(({ type, body }) => `${type} ${body}`);
const inHours = (hours: number) => new Date(deps.now().getTime() + hours * hour).toISOString();
// Two nodes look at once, and one of them looks again.
const look = async () => {
  await Promise.all([sweep(deps), sweep(deps)]);
  await sweep(deps);
};

test("what is changed of a job that is out is told to its candidates and colleges, by name", async () => {
  const student = await studentOf(server, pair);
  const job = await openJob(server, pair, { title: "Edited" });
  await applied(student, job.postingId);
  const params = { id: job.jobId };
  const { version } = ok(await pair.hr.api.hr.jobs.read({ params })).data;
  const more = { title: "Edited", vacancies: 7, locations: ["Kochi"], version };
  ok(await pair.hr.api.hr.jobs.save({ params, body: jobBody(server, more) }));
  const [notice] = ok(await student.api.notifications.list({ query: {} })).data.items;
  expect(notice).toMatchObject({
    type: "posting.changed",
    title: "Kestrel Mobility has changed Edited",
    link: `/student/jobs/${job.postingId}`,
  });
  expect(notice?.body).toContain("place of work, number of vacancies");
  expect(await toldOf(pair.officer, "posting.waiting")).toContain(
    "Kestrel Mobility has changed Edited",
  );
});

test("skills, function, contact and the time to answer are told as well where they are changed", async () => {
  const student = await studentOf(server, pair);
  const { jobId, postingId } = await openJob(server, pair);
  await applied(student, postingId);
  const save = async (more: object) =>
    ok(await pair.hr.api.hr.jobs.save({ params: { id: jobId }, body: jobBody(server, more) }));
  const { closesAt } = ok(await pair.hr.api.hr.jobs.read({ params: { id: jobId } })).data;
  const more = {
    function: "Design",
    skills: [{ name: "Figma", must: true }],
    replyDays: 9,
    contactName: "Asha Rao",
    contactPhone: "+919812345678",
  };
  await save({ ...more, closesAt });
  const said = "New: function, skills, time to answer an offer, and contact.";
  expect(await heard(student)).toEqual([`posting.changed ${said}`]);
  await save({ ...more, closesAt });
  expect(await heard(student)).toHaveLength(1);
});

test("a changed round is told to who is in it or before it, with what is new, and to nobody behind it", async () => {
  const { jobId, postingId } = await openJob(server, pair, { title: "Two rounds" });
  const { move } = pair.hr.api.hr.applications;
  const at = async (rounds: string[]) => {
    const student = await studentOf(server, pair);
    const ids = [(await applied(student, postingId)).id];
    ok(await move({ body: { ids, command: "SHORTLIST" } }));
    for (const roundId of rounds) ok(await move({ body: { ids, command: "ADVANCE", roundId } }));
    return student;
  };
  const [before, inTest, inTalk] = [await at([]), await at(["test"]), await at(["test", "talk"])];
  const save = async (first: object, second: object, more: object[] = []) => {
    const { version, closesAt } = ok(
      await pair.hr.api.hr.jobs.read({ params: { id: jobId } }),
    ).data;
    const rounds = [
      { id: "test", kind: "TEST", title: "Assessment", mode: "VIRTUAL", ...first },
      { id: "talk", kind: "INTERVIEW", title: "Interview", mode: "CAMPUS", ...second },
      ...more,
    ];
    const body = jobBody(server, { title: "Two rounds", rounds, closesAt, version });
    ok(await pair.hr.api.hr.jobs.save({ params: { id: jobId }, body }));
  };
  const all = async () => [await heard(before), await heard(inTest), await heard(inTalk)];
  await save({ minutes: 90 }, { venue: "Hall B", mode: "HYBRID" });
  const talk = "Interview: now on campus and online, place: Hall B.";
  const both = `round.changed Assessment: 90 minutes. ${talk}`;
  expect(await all()).toEqual([[both], [both], [`round.changed ${talk}`]]);
  // A round that is new at the end is ahead of everybody.
  const last = { id: "last", kind: "INTERVIEW", title: "Last talk", mode: "VIRTUAL" };
  await save({ minutes: 90 }, { venue: "Hall B", mode: "HYBRID" }, [last]);
  for (const [newest] of await all()) expect(newest).toBe("round.changed New round: Last talk.");
  // Nothing of rounds: the job alone.
  const { items } = ok(await pair.officer.api.notifications.list({ query: {} })).data;
  expect(items.find(({ type }) => type === "posting.waiting")?.body).toContain("rounds");
});

test("who may apply and has not is told a day and two hours before a job closes, once each", async () => {
  const [late, quick, foreign] = [
    await studentOf(server, pair),
    await studentOf(server, pair),
    await studentOf(server, pair, { cgpa: 5 }),
  ];
  const rule = { field: "cgpa", op: "AT_LEAST", value: 8 } as const;
  const job = await openJob(server, pair, { title: "Closing soon", rule, closesAt: inHours(30) });
  await look();
  expect(await toldOf(late, "posting.closing")).toEqual([]);
  server.pass(7 * hour);
  await applied(quick, job.postingId);
  await look();
  const first = "Less than 24 hours are left to apply: Closing soon, Kestrel Mobility";
  expect(await toldOf(late, "posting.closing")).toEqual([first]);
  server.pass(21.5 * hour);
  await look();
  expect(await toldOf(late, "posting.closing")).toEqual(
    [first.replace("24", "2"), first].toSorted(),
  );
  expect(await toldOf(quick, "posting.closing")).toEqual([]);
  expect(await toldOf(foreign, "posting.closing")).toEqual([]);
});

test("nobody is reminded of a job whose company is no longer connected", async () => {
  const own = await hiringPair(server);
  const student = await studentOf(server, own);
  await openJob(server, own, { closesAt: inHours(30) });
  await connect(server, own.officer, own.hr, "DISCONNECTED");
  server.pass(7 * hour);
  await look();
  expect(await toldOf(student, "posting.closing")).toEqual([]);
});

test("whom the policy keeps from a job is neither told nor reminded of it", async () => {
  const placed = await studentOf(server, pair);
  const first = await openJob(server, pair, { title: "The first" });
  const offer = await offered(pair, (await applied(placed, first.postingId)).id);
  const { answer } = placed.api.student.hiring.offers;
  ok(await answer({ params: { id: offer.id }, body: { command: "ACCEPT", dryRun: false } }));
  expect(await placementOf(server, placed)).toBe("PLACED");
  const before = await toldOf(placed, "posting.new");
  server.pass(hour);
  await openJob(server, pair, { title: "The second", closesAt: inHours(20) });
  await look();
  expect(await toldOf(placed, "posting.closing")).toEqual([]);
  expect(await toldOf(placed, "posting.new")).toEqual(before);
});

test("an offer tells two days before it lapses, and a company each week of those who wait", async () => {
  const student = await studentOf(server, pair);
  const patient = await studentOf(server, pair);
  const job = await openJob(server, pair, { title: "Offered" });
  await offered(pair, (await applied(student, job.postingId)).id, 1_400_000, 5);
  const waiting = await applied(patient, job.postingId);
  await look();
  const soon = async () =>
    (await toldOf(student, "offer.changed")).filter((title) => title.startsWith("Less than"));
  expect(await soon()).toEqual([]);
  const before = (await toldOf(pair.hr, "application.unanswered")).length;
  server.pass(4 * day);
  await look();
  expect(await soon()).toEqual([
    "Less than 48 hours are left to answer your offer: Software Engineer, Kestrel Mobility",
  ]);
  const unanswered = async () =>
    (await toldOf(pair.hr, "application.unanswered")).slice(0, -before || undefined);
  server.pass(7 * day);
  await look();
  // Somebody has opened it, which is no answer.
  ok(await pair.hr.api.hr.applications.read({ params: { id: waiting.id } }));
  const [first, ...others] = await unanswered();
  expect([first, others]).toEqual([expect.stringMatching(/week or longer/), []]);
  server.pass(7 * day);
  await look();
  expect(await unanswered()).toHaveLength(2);
  // Once the connection has ended the company can answer nobody there.
  await connect(server, pair.officer, pair.hr, "DISCONNECTED");
  server.pass(7 * day);
  await look();
  expect(await unanswered()).toHaveLength(2);
  await connect(server, pair.officer, pair.hr);
});

test("officers are told of what waits longer than was promised", async () => {
  const { hr, officer, collegeId } = await hiringPair(server);
  const job = ok(
    await hr.api.hr.jobs.create({ body: jobBody(server, { title: "Unanswered" }) }),
  ).data;
  const body = { collegeIds: [collegeId] };
  ok(await hr.api.hr.jobs.send({ params: { id: job.id }, body }));
  server.pass(8 * day);
  const late = async () => {
    await look();
    const titles = await toldOf(officer, "clock.missed");
    return titles.filter((title) => title.endsWith("Unanswered"));
  };
  // Whose jobs the college takes no more waits for nothing.
  await connect(server, officer, hr, "DISCONNECTED");
  expect(await late()).toEqual([]);
  await connect(server, officer, hr);
  expect(await late()).toHaveLength(1);
});
