import { beforeAll, expect, test } from "vitest";
import { applied, hiringPair, jobBody, openJob, studentOf } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import type { Pair } from "../../testing/pair";
import { startServer } from "../../testing/start-server";

const server = await startServer();
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});

const dollars = { currency: "USD", rate: 85, fixed: 50_000, variable: 10_000 } as const;
const told = { currency: "USD", period: "YEAR", rate: 85, fixed: 50_000, ctc: 60_000 };

/** Brings an application to where an offer can be made. */
async function selected(id: string) {
  for (const command of ["SHORTLIST", "ADVANCE", "SELECT"] as const)
    ok(await pair.hr.api.hr.applications.move({ body: { ids: [id], command } }));
  return id;
}

test("a job in dollars is kept as told, and read in rupees beside it by its company, the college and the student", async () => {
  const student = await studentOf(server, pair);
  const { jobId, postingId } = await openJob(server, pair, { title: "Abroad", pay: dollars });
  const inRupees = { ctc: 5_100_000, stipend: null };
  const { hr, officer } = pair;
  const pay = { ...inRupees, fixed: 4_250_000, variable: 850_000, told };
  const byCompany = ok(await hr.api.hr.jobs.read({ params: { id: jobId } })).data;
  expect(byCompany.pay).toMatchObject(pay);
  const review = ok(await officer.api.po.postings.read({ params: { id: postingId } })).data;
  expect([review, review.job.pay]).toMatchObject([{ ...inRupees, told }, pay]);
  const { postings } = student.api.student.hiring;
  const shown = ok(await postings.read({ params: { id: postingId } })).data;
  expect([shown, shown.job.pay]).toMatchObject([{ ...inRupees, told }, pay]);
  const search = "Abroad";
  for (const list of [
    ok(await hr.api.hr.jobs.list({ query: { search } })).data,
    ok(await officer.api.po.postings.list({ query: { search } })).data,
    ok(await postings.list({ query: { search } })).data,
  ])
    expect(list.items).toMatchObject([{ ...inRupees, told }]);
});

test("a pay by the month counts twelve times what recurs, and once what comes once", async () => {
  const pay = { period: "MONTH" as const, fixed: 50_000, joiningBonus: 60_000 };
  const made = ok(await pair.hr.api.hr.jobs.create({ body: jobBody(server, { pay }) })).data;
  expect(made.pay).toMatchObject({ fixed: 600_000, joiningBonus: 60_000, ctc: 660_000 });
  expect(made.pay.told).toMatchObject({ currency: "INR", period: "MONTH", fixed: 50_000 });
});

test("a rate that is missing and a sum that is wrong are told at their fields, and rupees by the year need neither", async () => {
  const { jobs } = pair.hr.api.hr;
  const wrong = async (pay: object) =>
    Object.keys(refusal(await jobs.create({ body: jobBody(server, { pay }) })).body.errors ?? {});
  expect(await wrong({ currency: "USD", fixed: 60_000 })).toEqual(["pay.rate"]);
  expect(await wrong({ currency: "USD", rate: 0, fixed: 60_000 })).toEqual(["pay.rate"]);
  expect(await wrong({ ...dollars, ctc: 5_100_000 })).toEqual(["pay.ctc"]);
  expect(await wrong({ currency: "BTC", rate: 85, fixed: 1 })).toEqual(["pay.currency"]);
  expect(await wrong({ fixed: 1_000_000_000, other: 1_000_000_000, equity: 1 })).toEqual([
    "pay.ctc",
  ]);
  const right = ok(
    await jobs.create({ body: jobBody(server, { pay: { ...dollars, ctc: 60_000 } }) }),
  );
  expect(right.data.pay.ctc).toBe(5_100_000);
  const bare = ok(await jobs.create({ body: jobBody(server) })).data;
  expect([bare.pay.ctc, bare.pay.told]).toEqual([1_400_000, null]);
});

test("a rate that changes is told to candidates as a change of the pay, and saying what goes without saying is none", async () => {
  const student = await studentOf(server, pair);
  const rated = jobBody(server, { title: "Rated" });
  const { jobId, postingId } = await openJob(server, pair, rated);
  await applied(student, postingId);
  const params = { id: jobId };
  const save = async (pay: object) =>
    ok(await pair.hr.api.hr.jobs.save({ params, body: { ...rated, pay } }));
  const news = async () =>
    ok(await student.api.notifications.list({ query: { limit: 100 } })).data.items.flatMap(
      ({ type, body }) => (type === "posting.changed" ? [body] : []),
    );
  await save({ fixed: 1_200_000, variable: 200_000, currency: "INR", period: "YEAR" });
  expect(await news()).toEqual([]);
  await save(dollars);
  await save({ ...dollars, rate: 86.5 });
  const [last] = await news();
  expect(last).toContain("pay");
  const after = ok(await student.api.student.hiring.postings.read({ params: { id: postingId } }));
  expect(after.data).toMatchObject({ ctc: 5_190_000, told: { rate: 86.5 } });
});

test("an offer keeps its pay as told and its rate, whatever becomes of the job's, and the policy compares rupees", async () => {
  const { hr, officer } = pair;
  const { version } = ok(await officer.api.po.policy.read()).data;
  const policy = { kind: "UPGRADE_AMOUNT", maxOffers: 2, upgrade: 100_000, version } as const;
  ok(await officer.api.po.policy.save({ body: policy }));
  const student = await studentOf(server, pair);
  const abroad = await openJob(server, pair, { title: "In dollars", pay: dollars });
  const first = await applied(student, abroad.postingId);
  for (const [title, fixed] of [
    ["Less than a lakh more", 5_150_000],
    ["More than a lakh more", 5_250_000],
  ] as const)
    await applied(student, (await openJob(server, pair, { title, pay: { fixed } })).postingId);
  const body = { applicationId: await selected(first.id), role: "Engineer" };
  const wrong = async (more: object) =>
    Object.keys(
      refusal(await hr.api.hr.offers.extend({ body: { ...body, ...more } })).body.errors ?? {},
    );
  expect(await wrong({ pay: { currency: "USD", fixed: 60_000 } })).toEqual(["pay.rate"]);
  expect(await wrong({ pay: { currency: "USD", rate: 85 } })).toEqual(["pay"]);
  expect(await wrong({ pay: dollars, ctc: 5_100_000 })).toEqual(["pay"]);
  expect(await wrong({})).toEqual(["ctc"]);
  const offer = ok(await hr.api.hr.offers.extend({ body: { ...body, pay: dollars } })).data;
  expect(offer).toMatchObject({ ctc: 5_100_000, stipend: null, told });
  const onBoard = { params: { id: abroad.jobId }, query: {} };
  const { first: columns } = ok(await hr.api.hr.applications.board(onBoard)).data;
  const cards = columns.flatMap(({ items }) => items);
  expect(cards.map((card) => card.offer)).toMatchObject([{ ctc: 5_100_000, told }]);

  ok(
    await hr.api.hr.jobs.save({
      params: { id: abroad.jobId },
      body: jobBody(server, { title: "In dollars", pay: { ...dollars, rate: 40 } }),
    }),
  );
  const params = { id: first.id };
  const mine = ok(await student.api.student.hiring.applications.read({ params })).data;
  expect(mine.offer).toMatchObject({ ctc: 5_100_000, told });
  const { offers } = student.api.student.hiring;
  const accepted = ok(
    await offers.answer({ params: { id: offer.id }, body: { command: "ACCEPT" } }),
  ).data;
  expect(accepted.withdrawn.map(({ title }) => title)).toEqual(["Less than a lakh more"]);
});

test("an internship abroad pays its stipend in its currency, by the college as by the company", async () => {
  const student = await studentOf(server, pair);
  const pay = { currency: "EUR", rate: 92.5, stipend: 1_500 } as const;
  const job = { title: "Summer in Lyon", type: "INTERNSHIP", pay };
  const { postingId } = await openJob(server, pair, job);
  const { id } = await applied(student, postingId);
  const { offers } = pair.officer.api.po;
  const body = { applicationId: await selected(id), role: "Intern" };
  const { stipend: _none, ...without } = pay;
  const wrong = refusal(await offers.extend({ body: { ...body, pay: { ...without, fixed: 9 } } }));
  expect(Object.keys(wrong.body.errors ?? {})).toEqual(["pay.stipend"]);
  const offer = ok(await offers.extend({ body: { ...body, pay } })).data;
  expect(offer).toMatchObject({ stipend: 138_750, ctc: null, told: { stipend: 1_500 } });
});

test("a college's rules look at a pay abroad in rupees, and sheets have both", async () => {
  const { officer, hr } = pair;
  const query = { format: "csv" as const, columns: ["title", "ctc", "currency", "told"] as never };
  const file = await hr.api.hr.jobs.export({ query: { ...query, search: "Abroad" } });
  if (!(file instanceof Blob)) throw new Error("There is no sheet.");
  expect(await file.text()).toContain('Abroad,5100000,USD,"$60,000 a year"');
  const { version } = ok(await officer.api.po.policy.read()).data;
  const policy = { kind: "ONE_OFFER", autoApprove: true, autoMinCtc: 5_000_000, version } as const;
  ok(await officer.api.po.policy.save({ body: policy }));
  const sent = async (pay: object) => {
    const job = ok(await hr.api.hr.jobs.create({ body: jobBody(server, { pay }) })).data;
    const params = { id: job.id };
    const body = { collegeIds: [pair.collegeId] };
    return ok(await hr.api.hr.jobs.send({ params, body })).data.results[0]?.state;
  };
  expect(await sent(dollars)).toBe("OPEN");
  expect(await sent({ ...dollars, rate: 80 })).toBe("PENDING");
});
