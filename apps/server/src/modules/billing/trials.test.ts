import { limits } from "@toran/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sweep } from "../../jobs/sweep";
import { forms } from "../../testing/forms";
import { ok, refusal } from "../../testing/ok";
import { signUpStaff } from "../../testing/sign-up";
import { startServer } from "../../testing/start-server";
import { setMode } from "../accounts/modes";
import { collegesWithEndedPlan } from "./ended-plans";
import { billings } from "./tables";

const server = await startServer();
const departments = forms.departments.departments.map((each) => ({
  ...each,
  majors: [...("majors" in each ? each.majors : [])],
}));

/** An officer who has come to the plans. */
async function atPlans() {
  const { browser } = await signUpStaff(server, "po");
  ok(await browser.api.po.address.create({ query: { isBilling: true }, body: forms.address }));
  const [plan] = ok(await browser.api.po.billing.plans()).data;
  return { browser, billing: browser.api.po.billing, body: { planId: plan?.id ?? "" } };
}

/** Goes on from the plans with the other steps; gives where they have led. */
async function setUp({ api }: Awaited<ReturnType<typeof atPlans>>["browser"]) {
  const { college, address } = api.po;
  ok(await college.saveInfo({ body: forms.college }));
  ok(await address.create({ query: { isBilling: false }, body: forms.address }));
  ok(await college.saveContact({ body: forms.contact }));
  return ok(await college.saveMajors({ body: { departments } })).data.mode;
}

test("a college tries a plan without paying, goes on with its steps, and pays later", async () => {
  const { browser, billing, body } = await atPlans();
  expect(ok(await billing.subscription()).data).toMatchObject({ state: null, mayTry: true });
  const begun = ok(await billing.tryOut({ body })).data;
  expect(begun.mode).toBe("COLLEGEINFO");
  const left = Date.parse(begun.endsAt) - server.deps.now().getTime();
  expect(Math.abs(left - limits.trial)).toBeLessThan(60_000);
  expect(await setUp(browser)).toBe("DASHBOARD");
  expect(ok(await billing.subscription()).data).toMatchObject({
    state: "TRIAL",
    plan: { id: body.planId },
    endsAt: begun.endsAt,
    mayTry: false,
  });
  await sweep(server.deps);
  ok(await browser.api.po.todos.create({ body: { title: "Call Kestrel" } }));
  const { id } = ok(await billing.create({ body })).data;
  ok(await billing.pay({ params: { id }, body: {} }));
  expect(ok(await billing.subscription()).data.state).toBe("ACTIVE");
});

test("54: a college tries once, also when it asks twice at the same moment, and not after it has paid", async () => {
  const { billing, body } = await atPlans();
  const replies = await Promise.all([billing.tryOut({ body }), billing.tryOut({ body })]);
  expect(replies.filter((reply) => "success" in reply && reply.success)).toHaveLength(1);
  expect(refusal(await billing.tryOut({ body }))).toMatchObject({
    status: 409,
    message: expect.stringContaining("has tried a plan already"),
  });
  const paying = await atPlans();
  const { id } = ok(await paying.billing.create({ body })).data;
  ok(await paying.billing.pay({ params: { id }, body: {} }));
  expect(refusal(await paying.billing.tryOut({ body })).status).toBe(409);
  const nothing = await paying.billing.tryOut({ body: { planId: crypto.randomUUID() } });
  expect(refusal(nothing).errors).toEqual({ planId: "Choose a plan." });
});

test("when a trial is over its officers read and pay, without days of grace; paying lets them back in", async () => {
  const { browser, billing, body } = await atPlans();
  ok(await billing.tryOut({ body }));
  const user = ok(await browser.api.po.profile.userData()).data.data;
  await server.db.transaction((tx) => setMode(tx, { id: user.id }, "DASHBOARD"));
  const collegeId = user.collegeId ?? "";
  const ended = async () => {
    const at = new Date(server.deps.now().getTime() + limits.trial + 1000);
    return collegesWithEndedPlan(server.db, at, collegeId);
  };
  expect(await collegesWithEndedPlan(server.db, server.deps.now(), collegeId)).toEqual([]);
  expect(await ended()).toEqual([collegeId]);
  const later = { ...server.deps, now: () => new Date(Date.now() + limits.trial + 60_000) };
  await sweep(later);
  const write = () => browser.api.po.todos.create({ body: { title: "Call Kestrel" } });
  expect(refusal(await write()).status).toBe(402);
  ok(await browser.api.po.todos.list());
  const { id } = ok(await billing.create({ body })).data;
  ok(await billing.pay({ params: { id }, body: {} }));
  ok(await write());
  expect(await ended()).toEqual([]);
});

test("officers are told of the end of a trial in its last week, and not as it begins", async () => {
  const { browser, billing, body } = await atPlans();
  ok(await billing.tryOut({ body }));
  await setUp(browser);
  const told = async () =>
    ok(await browser.api.notifications.list({ query: {} })).data.items.map(({ title }) => title);
  await sweep(server.deps);
  expect(await told()).toEqual([]);
  server.pass(limits.trial / 2 + 60_000);
  await sweep(server.deps);
  expect(await told()).toEqual(["Your trial ends within 7 days"]);
});

test("a trial waits for its payment in its last week and once it has ended, and stands in the calendar; a payment that went back waits for another", async () => {
  const { browser, billing, body } = await atPlans();
  const { endsAt } = ok(await billing.tryOut({ body })).data;
  await setUp(browser);
  const waits = async () =>
    ok(await browser.api.po.todos.attention()).data.flatMap(({ kind, title, dueAt }) =>
      kind === "PLAN" ? [[title, dueAt]] : [],
    );
  const day = 24 * 60 * 60 * 1000;
  const span = [0, day].map((more) =>
    new Date(Date.parse(endsAt) + more).toISOString().slice(0, 10),
  );
  const dated = async () => {
    const query = { from: span[0] ?? "", to: span[1] ?? "" };
    return ok(await browser.api.po.calendar.list({ query })).data.events.map(({ title }) => title);
  };
  expect([await waits(), await dated()]).toEqual([[], ["Your trial ends: pay for a plan"]]);
  server.pass(limits.trial - 7 * day);
  expect(await waits()).toEqual([["Pay for a plan before your trial ends", endsAt]]);
  server.pass(7 * day + 1000);
  expect(await waits()).toEqual([["Pay for a plan: your trial has ended", null]]);
  const { id } = ok(await billing.create({ body })).data;
  ok(await billing.pay({ params: { id }, body: {} }));
  expect([await waits(), await dated()]).toEqual([[], []]);
  await server.db.update(billings).set({ payment: "REFUNDED" }).where(eq(billings.id, id));
  expect(await waits()).toEqual([["Choose a plan again: the payment for yours went back", null]]);
});
