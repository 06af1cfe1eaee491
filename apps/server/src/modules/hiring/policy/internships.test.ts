import { firstDayOf, seasonAfter, seasonAt } from "@toran/contract/hiring/season";
import { expect, test } from "vitest";
import { applied, hiringPair, jobBody, openJob, studentOf } from "../../../testing/hiring";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const hour = 60 * 60 * 1000;
const categories = [
  { name: "Regular", from: 0 },
  { name: "Dream", from: 600_000 },
  { name: "Super dream", from: 1_200_000 },
];

test("the categories of a college count twelve months of a stipend, for who applies and for who has applied", async () => {
  const pair = await hiringPair(server);
  const policy = { kind: "CATEGORIES", maxOffers: 2, categories } as const;
  ok(await pair.officer.api.po.policy.save({ body: policy }));
  const student = await studentOf(server, pair);
  const internship = (title: string, stipend: number) =>
    openJob(server, pair, { title, type: "INTERNSHIP", pay: { stipend } });
  const dream = await internship("Dream", 50_000);
  const alike = await internship("Alike", 99_000);
  const later = await internship("Alike later", 99_000);
  const higher = await internship("Higher", 100_000);
  const { id } = await applied(student, dream.postingId);
  await applied(student, alike.postingId);
  await applied(student, higher.postingId);
  for (const command of ["SHORTLIST", "ADVANCE", "SELECT"] as const)
    ok(await pair.hr.api.hr.applications.move({ body: { ids: [id], command } }));
  const body = { applicationId: id, role: "Intern", stipend: 50_000 };
  const offer = ok(await pair.hr.api.hr.offers.extend({ body })).data;
  const { offers, postings } = student.api.student.hiring;
  const accept = { params: { id: offer.id }, body: { command: "ACCEPT" } } as const;
  const { withdrawn } = ok(await offers.answer(accept)).data;
  expect(withdrawn.map(({ title }) => title)).toEqual(["Alike"]);
  const says =
    "You have accepted an offer of the category Dream; only a higher one is open to you.";
  const read = ok(await postings.read({ params: { id: later.postingId } })).data;
  expect(JSON.stringify(read)).toContain(says);
});

test("an internship of the season before leaves room for one of this season, unless it begins in this one", async () => {
  const next = seasonAfter(seasonAt(server.deps.now()));
  const july = Date.parse(`${firstDayOf(next)}T00:00:00+05:30`);
  server.pass(july - server.deps.now().getTime() - hour);
  const pair = await hiringPair(server);
  ok(await pair.officer.api.po.policy.save({ body: { kind: "ONE_OFFER" } }));
  const internship = () => openJob(server, pair, { type: "INTERNSHIP", pay: { stipend: 20_000 } });
  const accepted = async (more: { joiningDate?: string }) => {
    const student = await studentOf(server, pair);
    const { id } = await applied(student, (await internship()).postingId);
    const { applications, offers } = pair.hr.api.hr;
    for (const command of ["SHORTLIST", "ADVANCE", "SELECT"] as const)
      ok(await applications.move({ body: { ids: [id], command } }));
    const body = { applicationId: id, role: "Intern", stipend: 20_000, ...more };
    const offer = ok(await offers.extend({ body })).data;
    const { answer } = student.api.student.hiring.offers;
    ok(await answer({ params: { id: offer.id }, body: { command: "ACCEPT" } }));
    return async (postingId: string) =>
      ok(await student.api.student.hiring.postings.read({ params: { id: postingId } })).data
        .obstacle;
  };
  const [past, begins] = [await accepted({}), await accepted({ joiningDate: firstDayOf(next) })];
  const one = "Your college allows one accepted offer.";
  const { postingId } = await internship();
  expect([await past(postingId), await begins(postingId)]).toEqual([one, one]);
  server.pass(2 * hour);
  expect([await past(postingId), await begins(postingId)]).toEqual([null, one]);
});

test("the rules that approve a job count twelve months of its stipend", async () => {
  const pair = await hiringPair(server);
  const policy = { kind: "ONE_OFFER", autoApprove: true, autoMinCtc: 600_000 } as const;
  ok(await pair.officer.api.po.policy.save({ body: policy }));
  await openJob(server, pair);
  const { jobs } = pair.hr.api.hr;
  const sent = async (stipend: number) => {
    const body = jobBody(server, { type: "INTERNSHIP", pay: { stipend } });
    const { id } = ok(await jobs.create({ body })).data;
    const to = { params: { id }, body: { collegeIds: [pair.collegeId] } };
    return ok(await jobs.send(to)).data.results[0]?.state;
  };
  expect(await sent(49_999)).toBe("PENDING");
  expect(await sent(50_000)).toBe("OPEN");
});
