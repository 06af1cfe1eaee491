import { expect, test } from "vitest";
import { auditedOf } from "../../testing/audited";
import type { Browser } from "../../testing/browser";
import { ok, refusal } from "../../testing/ok";
import { signUpStaff } from "../../testing/sign-up";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const lead = await server.person("officer-ready");
const colleague = { firstName: "Ravi", lastName: "Menon", rank: "MEMBER" as const };
const managers = ({ api }: Browser) => api.po.managers;
const invite = (who: Browser, email: string, rank: "LEAD" | "MEMBER" | "VIEWER" = "MEMBER") =>
  managers(who).invite({ body: { ...colleague, email, rank } });

/** An officer who was invited and has come. */
async function joined(rank: "LEAD" | "MEMBER" | "VIEWER", by: Browser = lead) {
  const email = server.newEmail("ravi.m");
  const { id } = ok(await invite(by, email, rank)).data;
  const { browser, mode } = await signUpStaff(server, "po", undefined, email);
  return { browser, id, email, mode };
}

test("an officer who was invited signs up with that address, and finds the college set up", async () => {
  const { browser, mode, email } = await joined("MEMBER");
  expect(mode).toBe("DASHBOARD");
  const mine = ok(await lead.api.po.college.data()).data.college;
  expect(ok(await browser.api.po.college.data()).data.college).toEqual(mine);
  const seen = ok(await managers(lead).list()).data.find((each) => each.email === email);
  expect(seen).toMatchObject({ rank: "MEMBER", joined: true, self: false });
  const [letter] = await server.mails(email);
  expect(letter?.text).toContain("/po/register");
  expect(letter?.text).toContain(`Use ${email} there`);
});

test("a rank that somebody has already is given to them again without a word in the log", async () => {
  const { id } = await joined("MEMBER");
  const params = { id };
  const told: string[] = [];
  server.deps.events.on("happened", (userId, type) => void told.push(`${type} ${userId}`));
  for (const rank of ["VIEWER", "VIEWER"] as const)
    expect(ok(await managers(lead).change({ params, body: { rank } })).data.rank).toBe("VIEWER");
  const deeds = (await auditedOf(server, lead)).filter(({ entity }) => entity === id);
  expect(deeds.map(({ action }) => action)).toEqual(["colleague.invite", "colleague.rank"]);
  // Whose it is, is told at once, so that no page goes on to show what they may not do any more.
  expect(told).toEqual([`rank.changed ${id}`]);
  server.deps.events.removeAllListeners("happened");
});

test("an invitation that is taken back binds its address to nobody", async () => {
  const [email, other] = [server.newEmail("not.yours"), await server.person("officer-ready")];
  const { id } = ok(await invite(lead, email)).data;
  expect(refusal(await invite(other, email)).status).toBe(409);
  ok(await managers(lead).remove({ params: { id } }));
  const { browser, mode } = await signUpStaff(server, "po", undefined, email);
  expect(mode).toBe("BILLINGADDRESS");
  expect(refusal(await browser.api.po.college.data()).status).toBe(404);

  const second = server.newEmail("twice.asked");
  const first = ok(await invite(lead, second)).data;
  ok(await managers(lead).remove({ params: { id: first.id } }));
  ok(await invite(other, second));
  const came = await signUpStaff(server, "po", undefined, second);
  const theirs = ok(await other.api.po.college.data()).data.college;
  expect(ok(await came.browser.api.po.college.data()).data.college).toEqual(theirs);
});

test("who was invited and has not come is mailed again, a few times, and nobody else is", async () => {
  const email = server.newEmail("lost.mail");
  const { id } = ok(await invite(lead, email)).data;
  const again = (who: Browser) => managers(who).inviteAgain({ params: { id } });
  const member = await joined("MEMBER");
  const other = await server.person("officer-ready");
  expect([await again(member.browser), await again(other)]).toMatchObject([
    { status: 403 },
    { status: 404 },
  ]);
  for (let mails = 2; mails <= 4; mails++) {
    expect(ok(await again(lead)).data).toMatchObject({ id, joined: false });
    expect(await server.mails(email)).toHaveLength(mails);
  }
  expect(refusal(await again(lead)).status).toBe(429);
  expect(await server.mails(email)).toHaveLength(4);
  const { mode } = await signUpStaff(server, "po", undefined, email);
  expect(mode).toBe("DASHBOARD");
  expect(refusal(await again(lead)).status).toBe(409);
});

test("65: leads alone change who the officers are, and of no other college", async () => {
  const member = await joined("MEMBER");
  const viewer = await joined("VIEWER");
  const other = await server.person("officer-ready");
  for (const { browser } of [member, viewer]) {
    expect(refusal(await invite(browser, server.newEmail())).status).toBe(403);
    const change = { params: { id: viewer.id }, body: { rank: "LEAD" as const } };
    expect(refusal(await managers(browser).change(change)).status).toBe(403);
    expect(refusal(await managers(browser).remove({ params: { id: member.id } })).status).toBe(403);
  }
  const params = { id: member.id };
  expect(refusal(await managers(other).change({ params, body: { rank: "LEAD" } })).status).toBe(
    404,
  );
  expect(refusal(await managers(other).remove({ params })).status).toBe(404);
  expect(ok(await managers(other).list()).data).toHaveLength(1);
  for (const [browser, told] of [
    [
      other,
      "Somebody with this address has an account of their own already. Ask them for another address.",
    ],
    [lead, "Somebody with this address is here already."],
  ] as const) {
    const taken = refusal(await invite(browser, member.email));
    expect([taken.status, taken.errors?.email]).toEqual([409, told]);
  }
});

test("an officer who is taken out is out at once, and may be invited again", async () => {
  const { browser, id, email } = await joined("MEMBER");
  ok(await managers(lead).remove({ params: { id } }));
  expect(refusal(await browser.api.po.college.data()).status).toBe(401);
  expect(ok(await managers(lead).list()).data.map((each) => each.email)).not.toContain(email);
  expect(ok(await invite(lead, email, "VIEWER")).data).toMatchObject({
    // As they signed up, whatever the invitation calls them.
    firstName: "Meera",
    lastName: "Krishnan",
    rank: "VIEWER",
    joined: true,
  });
});

test("54: a college always has a lead, also when two take each other out at once", async () => {
  const first = await server.person("officer-ready");
  expect(refusal(await managers(first).remove({ params: { id: first.id } })).status).toBe(409);
  const body = { rank: "VIEWER" as const };
  expect(refusal(await managers(first).change({ params: { id: first.id }, body })).status).toBe(
    409,
  );
  const second = await joined("LEAD", first);
  const both = await Promise.all([
    managers(first).remove({ params: { id: second.id } }),
    managers(second.browser).remove({ params: { id: first.id } }),
  ]);
  const outcomes = both.map((reply) => ("success" in reply && reply.success ? "done" : "refused"));
  expect(outcomes.toSorted((a, b) => a.localeCompare(b))).toEqual(["done", "refused"]);
  const left = outcomes[0] === "done" ? first : second.browser;
  expect(ok(await managers(left).list()).data.map(({ rank }) => rank)).toEqual(["LEAD"]);
});

test("a lead who was only invited is no lead to leave a college to", async () => {
  const only = await server.person("officer-ready");
  const email = server.newEmail("never.came");
  const invited = ok(await invite(only, email, "LEAD")).data;
  const self = { params: { id: only.id } };
  const body = { rank: "VIEWER" as const };
  expect(refusal(await managers(only).change({ ...self, body })).status).toBe(409);
  expect(refusal(await managers(only).remove(self)).status).toBe(409);
  // Whoever was invited by mistake can be taken out again.
  ok(await managers(only).remove({ params: { id: invited.id } }));
  ok(await invite(only, email, "LEAD"));
  await signUpStaff(server, "po", undefined, email);
  ok(await managers(only).change({ ...self, body }));
});

test("HR users of a company invite a recruiter the same way, who finds it set up and is no other company's", async () => {
  const first = await server.person("hr-ready");
  const email = server.newEmail("recruiter");
  const { id } = ok(await first.api.hr.managers.invite({ body: { ...colleague, email } })).data;
  const { browser, mode } = await signUpStaff(server, "hr", undefined, email);
  expect(mode).toBe("DASHBOARD");
  const [letter] = await server.mails(email);
  expect(letter?.text).toContain("/hr/register");
  const mine = await browser.api.hr.company.user();
  expect(mine).toMatchObject({ rank: "MEMBER", company: { name: "Kestrel Mobility" } });
  const params = { id };
  const body = { rank: "LEAD" as const };
  expect(refusal(await browser.api.hr.managers.change({ params, body })).status).toBe(403);
  const other = await server.person("hr-ready");
  expect(refusal(await other.api.hr.managers.change({ params, body })).status).toBe(404);
  const last = { params: { id: first.id }, body: { rank: "VIEWER" as const } };
  expect(refusal(await first.api.hr.managers.change(last)).message).toBe(
    "A company needs a lead. Make a colleague a lead first, who has logged in before.",
  );
  const officer = refusal(await lead.api.hr.managers.list());
  expect(officer.status).toBe(403);
});
