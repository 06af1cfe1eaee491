import { expect, test } from "vitest";
import type { Browser } from "../../testing/browser";
import { colleagueOf } from "../../testing/colleague";
import { ok, refusal } from "../../testing/ok";
import { chosen, officerOnPlan, pay } from "../../testing/paying";
import { startServer } from "../../testing/start-server";
import { addStudents } from "../../testing/students";
import { setMode } from "../accounts/modes";
import { plans } from "./plans";

const server = await startServer();
const [starter, campus, university] = plans.map(({ id }) => id);
const many = (count: number) => Array.from({ length: count }, () => ({}));
const invite = ({ api }: Browser, email = server.newEmail("ravi.m")) =>
  api.po.managers.invite({ body: { firstName: "Ravi", lastName: "Menon", email, rank: "MEMBER" } });
const subscription = async ({ api }: Browser) => ok(await api.po.billing.subscription()).data;
const choose = ({ api }: Browser, planId = "") => api.po.billing.create({ body: { planId } });

test("what a plan includes says what it holds", async () => {
  const officer = await server.person("officer-ready");
  const offered = ok(await officer.api.po.billing.plans()).data;
  const said = offered.map(({ students, officers, includes }) => [
    students,
    officers,
    ...includes.slice(0, 2),
  ]);
  expect(said).toEqual([
    [300, 3, "300 students", "3 officers"],
    [1500, 10, "1,500 students", "10 officers"],
    [10_000, null, "10,000 students", "Any number of officers"],
  ]);
});

test("54: officers are invited while the plan holds them, those who have not come included; of two at once for the last place one is", async () => {
  const lead = await officerOnPlan(server);
  const { id } = ok(await invite(lead)).data;
  const replies = await Promise.all([invite(lead), invite(lead)]);
  expect(replies.filter((reply) => "data" in reply)).toHaveLength(1);
  const sentence =
    "Your plan holds 3 officers and 3 are there: no more fit. A larger plan takes more.";
  const lost = replies.find((reply) => !("data" in reply)) as (typeof replies)[number];
  expect(refusal(lost)).toMatchObject({ status: 409, body: { isFull: true }, message: sentence });
  expect((await subscription(lead)).used).toEqual({ students: 0, officers: 3 });
  ok(await lead.api.po.managers.remove({ params: { id } }));
  ok(await invite(lead));
  expect(refusal(await invite(lead)).message).toBe(sentence);
  ok(await pay(lead, (await chosen(lead, 2)).id));
  ok(await invite(lead));
});

test("68: the officers of another college take no place, and HR users have no plan to fill", async () => {
  const [one, other] = [await officerOnPlan(server), await officerOnPlan(server)];
  ok(await invite(one));
  ok(await invite(one));
  ok(await invite(other));
  const hr = await server.person("hr-ready");
  for (const email of [1, 2, 3, 4].map(() => server.newEmail("recruiter")))
    ok(await hr.api.hr.managers.invite({ body: { firstName: "Ravi", email, rank: "MEMBER" } }));
  expect(ok(await hr.api.hr.managers.list()).data).toHaveLength(5);
});

test("a plan that does not hold who is there is chosen neither anew nor for a payment that waits; the one a college has is renewed all the same", async () => {
  const officer = await server.person("officer-ready");
  await addStudents(server, officer, many(320));
  const says = "Starter holds 300 students, and 320 are there. Choose a plan that holds them all.";
  expect(refusal(await choose(officer, starter))).toMatchObject({
    status: 409,
    errors: { planId: says },
  });
  const { id } = ok(await choose(officer, campus)).data;
  const change = { params: { id }, body: { planId: starter ?? "" } };
  expect(refusal(await officer.api.po.billing.update(change)).errors).toEqual({ planId: says });
  await addStudents(server, officer, many(1200));
  ok(await pay(officer, id));
  expect((await subscription(officer)).used?.students).toBe(1520);
  ok(await choose(officer, university));
});

test("more who came before a smaller plan was paid keep it from being paid", async () => {
  const officer = await server.person("officer-ready");
  const { id } = ok(await choose(officer, starter)).data;
  await addStudents(server, officer, many(301));
  expect(refusal(await pay(officer, id))).toMatchObject({
    status: 409,
    message: expect.stringContaining("Starter holds 300 students, and 301 are there."),
  });
  expect((await subscription(officer)).billings[0]?.payment).toBe("CREATED");
  ok(await officer.api.po.billing.update({ params: { id }, body: { planId: university ?? "" } }));
  ok(await pay(officer, id));
});

test("before a plan nothing is held back; while one is tried its figures count, and a smaller one cannot be tried", async () => {
  const officer = await server.person("officer-at-payment");
  await server.db.transaction((tx) => setMode(tx, officer, "DASHBOARD"));
  for (let left = 3; left; left--) ok(await invite(officer));
  expect(await subscription(officer)).toMatchObject({
    plan: null,
    used: { students: 0, officers: 4 },
  });
  const tryOut = (planId = "") => officer.api.po.billing.tryOut({ body: { planId } });
  expect(refusal(await tryOut(starter)).errors).toEqual({
    planId: "Starter holds 3 officers, and 4 are there. Choose a plan that holds them all.",
  });
  ok(await tryOut(campus));
  for (let left = 6; left; left--) ok(await invite(officer));
  expect(refusal(await invite(officer)).message).toContain("Your plan holds 10 officers");
});

/** What a plan waits for. */
const asked = async ({ api }: Browser) =>
  ok(await api.po.todos.attention()).data.flatMap(({ kind, title }) =>
    kind === "PLAN" ? title : [],
  );

test("its lead is asked for a larger plan when 95 of a hundred places are taken, and nobody else", async () => {
  const lead = await officerOnPlan(server);
  const member = await colleagueOf(server, lead, "MEMBER");
  await addStudents(server, lead, many(284));
  expect(await asked(lead)).toEqual([]);
  await addStudents(server, lead, many(1));
  expect(await asked(lead)).toEqual(["Choose a larger plan: 285 of 300 students are there"]);
  expect(await asked(member)).toEqual([]);
  await addStudents(server, lead, many(40));
  expect(await asked(lead)).toEqual([
    "Choose a larger plan: yours holds 300 students, and is full",
  ]);
});
