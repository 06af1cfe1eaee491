import { isFailure } from "@toran/api-client";
import { beforeAll, expect, test } from "vitest";
import { auditedOf } from "../../testing/audited";
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
import { ok, refusal } from "../../testing/ok";
import type { Pair } from "../../testing/pair";
import { startServer } from "../../testing/start-server";

const server = await startServer();
let pair: Pair;
let stranger: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
  stranger = await hiringPair(server);
});

test("a job is drafted, asked about, approved, applied to, offered and accepted, and everybody sees how it stands", async () => {
  const { hr, officer, collegeId } = pair;
  const student = await studentOf(server, pair, { cgpa: 8.12, department: "Mechatronics" });
  const taught = [{ name: "MECHATRONICS", code: "MX" }];
  ok(await officer.api.po.college.updateMajors({ body: { departments: taught } }));
  const draft = ok(
    await hr.api.hr.jobs.create({ body: { title: "Fleet engineer", type: "FULL_TIME" } }),
  ).data;
  expect(Object.keys(draft.missing).toSorted()).toEqual([
    "closesAt",
    "description",
    "locations",
    "pay",
    "workplace",
  ]);
  const params = { id: draft.id };
  const early = refusal(await hr.api.hr.jobs.send({ params, body: { collegeIds: [collegeId] } }));
  expect([early.status, early.body.errors]).toEqual([400, draft.missing]);
  const saved = ok(
    await hr.api.hr.jobs.save({ params, body: jobBody(server, { version: draft.version }) }),
  ).data;
  expect(saved.pay).toMatchObject({ fixed: 1_200_000, variable: 200_000, ctc: 1_400_000 });
  ok(await hr.api.hr.jobs.send({ params, body: { collegeIds: [collegeId] } }));
  const [waiting] = ok(await officer.api.po.postings.list({ query: { state: "PENDING" } })).data
    .items;
  expect(waiting).toMatchObject({ title: "Graduate Software Engineer", ctc: 1_400_000 });
  const posting = { id: waiting?.id ?? "" };
  expect(ok(await student.api.student.hiring.postings.list({ query: {} })).data.items).toEqual([]);
  ok(
    await officer.api.po.postings.decide({
      params: posting,
      body: { command: "QUESTION", question: "Is there a bond?" },
    }),
  );
  ok(await hr.api.hr.jobs.posting({ params: posting, body: { command: "ANSWER", answer: "No." } }));
  const open = ok(
    await officer.api.po.postings.decide({ params: posting, body: { command: "APPROVE" } }),
  ).data;
  expect([open.state, open.question, open.answer]).toEqual(["OPEN", "Is there a bond?", "No."]);
  expect(open.timeline.map(({ command }) => command)).toEqual([
    "OPEN",
    "APPROVE",
    "ANSWER",
    "QUESTION",
    "SUBMIT",
  ]);
  const application = await applied(student, posting.id);
  expect(application).toMatchObject({ state: "SUBMITTED", mayEdit: true, mayWithdraw: true });
  const board = ok(await hr.api.hr.applications.board({ params, query: {} })).data;
  const [card] = board.first[0]?.items ?? [];
  expect(card).toMatchObject({ department: "MECHATRONICS", departmentCode: "MX", roundId: null });
  expect(board.stages.map(({ id, count }) => [id, count])).toEqual([
    ["APPLIED", 1],
    ["SHORTLISTED", 0],
    ["test", 0],
    ["talk", 0],
    ["WAITLISTED", 0],
    ["OFFER", 0],
    ["ACCEPTED", 0],
    ["CLOSED", 0],
  ]);
  const sheet = ok(await hr.api.hr.applications.read({ params: { id: application.id } })).data;
  expect(sheet).toMatchObject({ state: "UNDER_REVIEW", cgpa: 8.12, email: student.email });
  expect(sheet.resume.document.person.name).toBe(sheet.studentName);
  const offer = await offered(pair, application.id);
  expect(await placementOf(server, student)).toBe("OFFERED");
  const plan = ok(
    await student.api.student.hiring.offers.answer({
      params: { id: offer.id },
      body: { command: "ACCEPT", dryRun: true },
    }),
  );
  expect([plan.data.withdrawn, await placementOf(server, student)]).toEqual([[], "OFFERED"]);
  ok(
    await student.api.student.hiring.offers.answer({
      params: { id: offer.id },
      body: { command: "ACCEPT" },
    }),
  );
  expect(await placementOf(server, student)).toBe("PLACED");
  const after = ok(await hr.api.hr.applications.board({ params, query: {} })).data;
  expect(after.stages.map(({ count, reached }) => [count, reached])).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
    [0, 1],
    [0, 0],
    [0, 1],
    [1, 1],
    [0, 0],
  ]);
  const [listed] = ok(await hr.api.hr.jobs.list({ query: {} })).data.items;
  expect(listed).toMatchObject({ colleges: 1, waiting: 0, applications: 1, accepted: 1 });
  expect(ok(await hr.api.hr.jobs.read({ params })).data.accepted).toBe(1);
  const unplaced = refusal(
    await officer.api.po.students.setPlacement({
      query: { studentId: [student.id] },
      body: { isPlaced: false },
    }),
  );
  expect([unplaced.status, await placementOf(server, student)]).toEqual([409, "PLACED"]);
});

test("everybody is told once of what concerns them, and nobody of what they did themselves", async () => {
  const own = await hiringPair(server);
  const { hr, officer } = own;
  const student = await studentOf(server, own);
  const { postingId } = await openJob(server, own);
  const { id } = await applied(student, postingId);
  const offer = await offered(own, id);
  ok(
    await student.api.student.hiring.offers.answer({
      params: { id: offer.id },
      body: { command: "ACCEPT" },
    }),
  );
  ok(await hr.api.hr.offers.command({ params: { id: offer.id }, body: { command: "REVOKE" } }));
  const titles = async (person: typeof hr) =>
    ok(await person.api.notifications.list({ query: {} }))
      .data.items.map(({ type, title }) => `${type}: ${title}`)
      .toReversed();
  const company = "Kestrel Mobility";
  const at = `Graduate Software Engineer, ${company}`;
  expect(await titles(student)).toEqual([
    `posting.new: ${company} hires: Graduate Software Engineer`,
    `application.moved: You are on the short list: ${at}`,
    `application.moved: You are in the next round: ${at}`,
    `application.moved: You are selected: ${at}`,
    `offer.changed: You have an offer: ${at}`,
    `offer.changed: Your offer was taken back: ${at}`,
  ]);
  const { studentName: name, college } = ok(
    await hr.api.hr.applications.read({ params: { id } }),
  ).data;
  expect(await titles(hr)).toEqual([
    `posting.answered: ${college.name} approves Graduate Software Engineer`,
    `application.new: ${name} applies for Graduate Software Engineer`,
    `offer.answered: ${name} accepts the offer: Graduate Software Engineer`,
  ]);
  expect(await titles(officer)).toEqual([
    `posting.waiting: ${company} sends you Graduate Software Engineer`,
    `offer.answered: ${name} has an offer: ${at}`,
    `offer.answered: ${name} accepts the offer: ${at}`,
    `offer.answered: ${name} has lost the offer: ${at}`,
  ]);
});

test("a college declines with a reason and sees the job once more, and approves by its rules after the first", async () => {
  const { hr, officer, collegeId } = await hiringPair(server);
  const create = async () => ok(await hr.api.hr.jobs.create({ body: jobBody(server) })).data.id;
  const send = async (id: string) =>
    ok(await hr.api.hr.jobs.send({ params: { id }, body: { collegeIds: [collegeId] } })).data
      .results[0]?.state;
  ok(
    await officer.api.po.policy.save({
      body: { kind: "ONE_OFFER", autoApprove: true, autoMinCtc: 1_000_000 },
    }),
  );
  const id = await create();
  expect(await send(id)).toBe("PENDING");
  const [posting] = ok(await officer.api.po.postings.list({ query: {} })).data.items;
  const params = { id: posting?.id ?? "" };
  const reject = {
    command: "REJECT",
    reason: "PAY_STRUCTURE",
    reasonText: "Half of it is a bonus.",
  } as const;
  ok(await officer.api.po.postings.decide({ params, body: reject }));
  const [declined] = ok(await hr.api.hr.jobs.read({ params: { id } })).data.postings;
  expect(declined).toMatchObject({
    state: "REJECTED",
    reason: "PAY_STRUCTURE",
    allowResubmit: true,
  });
  ok(await hr.api.hr.jobs.posting({ params, body: { command: "RESUBMIT" } }));
  ok(await officer.api.po.postings.decide({ params, body: { command: "APPROVE" } }));
  expect(await send(await create())).toBe("OPEN");
  const unconnected = await hiringPair(server);
  const foreign = refusal(
    await hr.api.hr.jobs.send({ params: { id }, body: { collegeIds: [unconnected.collegeId] } }),
  );
  expect([foreign.status, foreign.body.errors?.collegeIds]).toEqual([
    409,
    "You are not connected to this college, or it takes no jobs from you.",
  ]);
  await connect(server, officer, hr, "DISCONNECTED");
  expect(
    isFailure(
      await hr.api.hr.jobs.send({
        params: { id: await create() },
        body: { collegeIds: [collegeId] },
      }),
    ),
  ).toBe(true);
});

test("what officers and companies do is written down for those who lead them", async () => {
  const { officer, hr, ...rest } = await hiringPair(server);
  const own = { officer, hr, ...rest };
  const { postingId } = await openJob(server, own);
  const [one, two] = [await studentOf(server, own), await studentOf(server, own)];
  const ids = [(await applied(one, postingId)).id, (await applied(two, postingId)).id];
  ok(await hr.api.hr.applications.move({ body: { ids, command: "SHORTLIST" } }));
  ok(await officer.api.po.policy.save({ body: { kind: "MAX_OFFERS", maxOffers: 2 } }));
  const exception = { email: one.email, allow: true, reason: "A dream of theirs." };
  const [made] = ok(await officer.api.po.policy.allow({ body: exception })).data;
  ok(await officer.api.po.policy.revoke({ params: { id: made?.id ?? "" } }));
  const deeds = async (who: { id: string }) =>
    (await auditedOf(server, who)).map(({ action, after }) => [action, after]);
  expect(await deeds(hr)).toEqual(
    expect.arrayContaining([
      ["job.move", { state: "DRAFT" }],
      ["application.move", { state: "SHORTLISTED", many: 2 }],
    ]),
  );
  const actions = (await deeds(officer)).map(([action]) => action);
  expect(actions).toEqual(
    expect.arrayContaining(["posting.move", "policy.save", "policy.allow", "policy.revoke"]),
  );
});

test("66: the jobs, applications and offers of others do not exist for another company, college or student", async () => {
  const { jobId, postingId } = await openJob(server, pair);
  const student = await studentOf(server, pair);
  const other = await studentOf(server, stranger);
  const { id } = await applied(student, postingId);
  const offer = await offered(pair, id);
  const replies = [
    await stranger.hr.api.hr.jobs.read({ params: { id: jobId } }),
    await stranger.hr.api.hr.applications.read({ params: { id } }),
    await stranger.hr.api.hr.applications.board({ params: { id: jobId }, query: {} }),
    await stranger.hr.api.hr.offers.command({
      params: { id: offer.id },
      body: { command: "REVOKE" },
    }),
    await stranger.officer.api.po.postings.read({ params: { id: postingId } }),
    await stranger.officer.api.po.applications.read({ params: { id } }),
    await stranger.officer.api.po.applications.list({ params: { id: jobId }, query: {} }),
    await stranger.officer.api.po.applications.reinstate({
      params: { id },
      body: { reason: "Because we want to." },
    }),
    await other.api.student.hiring.postings.read({ params: { id: postingId } }),
    await other.api.student.hiring.postings.apply({ params: { id: postingId }, body: {} }),
    await other.api.student.hiring.applications.read({ params: { id } }),
    await other.api.student.hiring.offers.answer({
      params: { id: offer.id },
      body: { command: "ACCEPT" },
    }),
  ];
  expect(replies.map((reply) => (isFailure(reply) ? reply.status : 200))).toEqual(
    replies.map(() => 404),
  );
});
