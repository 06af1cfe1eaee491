import { roots } from "@toran/contract";
import { collegeDay } from "@toran/contract/calendar/zones";
import { expect, test } from "vitest";
import { demoPassword } from "../../db/scenarios/world";
import { sweep } from "../../jobs/sweep";
import { colleagueOf, workFor } from "../../testing/colleague";
import { inflated, unzipped } from "../../testing/inflated";
import { joinOffice } from "../../testing/join-office";
import { ok, refusal } from "../../testing/ok";
import { startServer, type TestServer } from "../../testing/start-server";

type Person = Awaited<ReturnType<TestServer["person"]>>;

const server = await startServer();
const day = 24 * 60 * 60_000;
const body = { password: demoPassword };

test.each([
  ["po", "officer-ready"],
  ["hr", "hr-ready"],
] as const)(
  "59: the data at %s are each user's own, and refused to others",
  async (area, scenario) => {
    const person = await server.person(scenario);
    const student = await server.person("student-new");
    for (const [method, path] of [
      ["GET", "export"],
      ["GET", "deletion"],
      ["POST", "deletion"],
      ["DELETE", "deletion"],
    ] as const) {
      const url = `${roots[area]}/${path}`;
      expect((await server.browser().send(method, url)).statusCode).toBe(401);
      expect((await student.call(method, url)).statusCode).toBe(403);
    }
    ok(await person.api[area].todos.create({ body: { title: "MARK-TODO" } }));
    const reply = await person.call("GET", `${roots[area]}/export`);
    expect(reply.headers).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "private, no-store",
    });
    const kept = inflated(reply.rawPayload, "account.json");
    expect(kept).toMatchObject({
      account: { id: person.id, email: person.email },
      worksFor: expect.any(String),
      sessions: [{ device: expect.any(String) }],
      todos: [{ title: "MARK-TODO" }],
      deletion: null,
    });
    expect(JSON.stringify(kept)).not.toContain("passwordHash");
  },
);

test.each([
  ["po", "officer-ready", "college"],
  ["hr", "hr-ready", "company"],
] as const)(
  "the last lead (%s) cannot leave until a colleague who has been here leads, and is told so before they ask",
  async (area, scenario, house) => {
    const lead = await server.person(scenario);
    const { trust, managers } = lead.api[area];
    const state = ok(await trust.deletion()).data;
    expect(state.hindered).toContain(`You are the last lead of your ${house}`);
    expect(state.stays.length).toBeGreaterThan(3);
    const refused = refusal(await trust.askDeletion({ body }));
    expect([refused.status, refused.message]).toEqual([409, state.hindered]);
    // A lead who never came cannot take over.
    const invited = { firstName: "Ravi", email: server.newEmail("ravi"), rank: "LEAD" as const };
    ok(await managers.invite({ body: invited }));
    expect(refusal(await trust.askDeletion({ body })).status).toBe(409);

    const other = await server.person(scenario);
    await joinOffice(server, other, lead);
    expect(ok(await trust.deletion()).data.hindered).toBeNull();
    const asked = ok(await trust.askDeletion({ body })).data;
    expect(await erasureOf[area](lead)).toBe(asked.erasesAt);
    expect(await erasureOf[area](other)).toBeUndefined();
    // Now the other one is the last.
    const own = other.api[area];
    expect(refusal(await own.trust.askDeletion({ body })).status).toBe(409);
    const params = { id: other.id };
    const others = ok(await own.managers.list()).data.find(({ joined }) => !joined);
    ok(await own.managers.remove({ params: { id: others?.id ?? "" } }));
    const down = await own.managers.change({ params, body: { rank: "MEMBER" } });
    expect(refusal(down).status).toBe(409);
    ok(await trust.cancelDeletion());
    expect(await erasureOf[area](lead)).toBeUndefined();
    ok(await own.managers.change({ params, body: { rank: "MEMBER" } }));
    server.pass(8 * day);
    await sweep(server.deps);
    expect(ok(await own.managers.list()).data.map(({ id }) => id)).toContain(lead.id);
  },
);

/** What every page of an officer or an HR user knows of their leaving. */
const erasureOf = {
  po: async ({ api }: Person) => ok(await api.po.profile.userData()).data.data.erasesAt,
  hr: async ({ api }: Person) => ok(await api.hr.company.user()).erasesAt,
};

test("an officer takes along how they have arranged their home, in a file that bears the college's day", async () => {
  // Half past midnight in India, while it is the day before by the clock of the server.
  const now = server.deps.now();
  server.pass((day + new Date(now).setUTCHours(19, 0, 0, 0) - now.getTime()) % day);
  const officer = await server.person("officer-ready");
  const { dashboard } = officer.api.po;
  const [first, ...others] = ok(await dashboard.widgets()).data;
  const arranged = [...others, ...(first ? [first] : [])];
  const widgets = arranged.map(({ id, columns, shown }) => ({ id, columns, shown }));
  ok(await dashboard.saveWidgets({ body: { widgets } }));
  const { headers, rawPayload } = await officer.call("GET", `${roots.po}/export`);
  expect(headers["content-disposition"]).toContain(`toran-${collegeDay(server.deps.now())}.zip`);
  const taken = unzipped(rawPayload).get("account.json")?.toString() ?? "";
  const { home } = JSON.parse(taken) as { home: { id: string }[] };
  expect(home.map(({ id }) => id)).toEqual(widgets.map(({ id }) => id));
});

test("54: of two leads who leave at once one stays", async () => {
  const first = await server.person("officer-ready");
  const second = await colleagueOf(server, first, "LEAD");
  const replies = await Promise.all(
    [first, second].map(({ api }) => api.po.trust.askDeletion({ body })),
  );
  const done = replies.filter((reply) => "success" in reply && reply.success);
  expect(done).toHaveLength(1);
});

test("whoever may only look may leave as well, by their password, and may take it back for a week", async () => {
  const lead = await server.person("officer-ready");
  const viewer = await server.person("officer-ready");
  await workFor(server, viewer, lead, "VIEWER");
  const { trust } = viewer.api.po;
  const wrong = refusal(await trust.askDeletion({ body: { password: "not this one" } }));
  expect(wrong.errors).toEqual({ password: "That is not your password." });
  const asked = ok(await trust.askDeletion({ body })).data;
  expect(Date.parse(asked.erasesAt ?? "") - Date.parse(asked.requestedAt ?? "")).toBe(7 * day);
  const [letter] = (await server.mails(viewer.email)).slice(-1);
  expect(letter?.text).toContain("in the settings, under Your data");
  expect(ok(await trust.cancelDeletion()).data.erasesAt).toBeNull();
  const deeds = ok(await lead.api.po.audit.list()).data.items.map(({ action }) => action);
  expect(deeds.slice(0, 2)).toEqual(["account.stay", "account.leave"]);
  ok(await trust.askDeletion({ body }));
  server.pass(7.1 * day);
  await sweep(server.deps);
  expect((await viewer.call("GET", `${roots.po}/account-settings`)).statusCode).toBe(401);
  expect(ok(await lead.api.po.managers.list()).data.map(({ id }) => id)).toEqual([lead.id]);
});
