import { purposes, purposesOf } from "@toran/contract/purposes";
import { roots } from "@toran/contract";
import { expect, test } from "vitest";
import { inflated } from "../../testing/inflated";
import { hiringPair, studentOf } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import { readyOf } from "../../testing/people";
import { startServer } from "../../testing/start-server";
import type { Consents } from "@toran/contract/schemas/consent";
import type { VisibilityLevel } from "@toran/contract/schemas/profile";

const server = await startServer();
const on = ({ purposes: all }: Consents) =>
  all.filter((each) => each.on).map(({ purpose }) => purpose);

test("a student allows companies and takes it back; both count at once, and the rest of the profile stays", async () => {
  const pair = await hiringPair(server);
  const student = await studentOf(server, pair);
  const { consents, profile } = student.api.student;
  const look = () => pair.hr.api.hr.students.read({ params: { id: student.id } });
  expect(on(ok(await consents.list()).data)).toEqual(["account", "placement", "mails"]);
  expect(refusal(await look()).status).toBe(404);

  const choose = (purpose: string, given: boolean) =>
    consents.choose({ params: { purpose }, body: { given } });
  const given = ok(await choose("companies", true)).data;
  expect(on(given)).toEqual(["account", "placement", "college", "companies", "mails"]);
  expect(given.purposes.find(({ purpose }) => purpose === "companies")).toMatchObject({
    at: expect.any(String),
    notice: given.notice,
  });
  ok(await look());
  ok(await profile.setVisibility({ body: { fields: { phone: true } } }));

  server.pass(60_000);
  expect(on(ok(await choose("companies", false)).data)).toEqual([
    "account",
    "placement",
    "college",
    "mails",
  ]);
  expect(refusal(await look()).status).toBe(404);
  expect(ok(await profile.visibility()).data.fields.phone).toBe(true);
  const { history } = ok(await consents.list()).data;
  expect(history.filter(({ purpose }) => purpose === "companies").map((row) => row.given)).toEqual([
    false,
    true,
  ]);
  const reply = await student.call("GET", `${roots.student}/export`);
  const kept = inflated<{ consents: unknown[] }>(reply.rawPayload, "portfolio.json");
  expect(kept.consents).toHaveLength(history.length);
});

test("search engines are one wish by itself, which goes with the link; taken back, the page asks not to be listed", async () => {
  const student = await server.person("student-ready");
  const { consents, profile } = student.api.student;
  const choose = async (purpose: string, given: boolean) =>
    on(ok(await consents.choose({ params: { purpose }, body: { given } })).data);
  expect(await choose("search", true)).toContain("link");
  const slug = ok(await profile.slug()).data.slug ?? "";
  const view = server.browser().api.student.profile.view;
  const listed = async () => ok(await view({ params: { slug } })).data.profile.indexed;
  expect(await listed()).toBe(true);
  expect(await choose("search", false)).toContain("link");
  expect(await listed()).toBe(false);
  await choose("search", true);
  expect(await choose("link", false)).toEqual(expect.not.arrayContaining(["link", "search"]));
  // Given again, the link alone is given.
  expect(await choose("link", true)).not.toContain("search");
});

test("a page that is taken back on the page of the profile and published again is not listed by that", async () => {
  const { consents, profile } = (await server.person("student-ready")).api.student;
  const set = async (body: { level?: VisibilityLevel; indexed?: boolean }) =>
    ok(await profile.setVisibility({ body })).data;
  expect(await set({ level: "ANYONE_WITH_LINK", indexed: true })).toMatchObject({ indexed: true });
  expect(await set({ level: "PRIVATE" })).toMatchObject({ indexed: false });
  expect(await set({ level: "ANYONE_WITH_LINK" })).toMatchObject({ indexed: false });
  expect(on(ok(await consents.list()).data)).toEqual(expect.not.arrayContaining(["search"]));
});

test("what is chosen on the page of the profile stands among what is allowed, with its moment", async () => {
  const student = await server.person("student-ready");
  const { consents, profile } = student.api.student;
  ok(await profile.setVisibility({ body: { level: "CONNECTED_COMPANIES" } }));
  const { history } = ok(await consents.list()).data;
  expect(history.map(({ purpose, given }) => [purpose, given])).toEqual(
    expect.arrayContaining([
      ["college", true],
      ["companies", true],
    ]),
  );
  // Saved again as it is, it is not given anew.
  ok(await profile.setVisibility({ body: { level: "CONNECTED_COMPANIES" } }));
  expect(ok(await consents.list()).data.history).toHaveLength(history.length);
});

test.each([
  ["po", "PLACEMENT_OFFICER"],
  ["hr", "HUMAN_RESOURCE"],
] as const)(
  "mails that are not urgent stop when somebody (%s) takes them back",
  async (area, role) => {
    const person = await server.person(readyOf[role]);
    const { consents } = person.api[area];
    const params = { purpose: "mails" };
    const first = ok(await consents.list()).data;
    expect(first.purposes.map(({ purpose }) => purpose)).toEqual(purposesOf(role));
    expect(on(first)).toContain("mails");
    expect(first.purposes.find(({ purpose }) => purpose === "mails")?.at).toEqual(
      expect.any(String),
    );
    const mailed = async () =>
      ok(await person.api.notifications.preferences())
        .data.channels.filter(({ channel, on: wanted }) => channel === "EMAIL" && wanted)
        .map(({ type }) => type);
    const before = await mailed();
    expect(on(ok(await consents.choose({ params, body: { given: false } })).data)).not.toContain(
      "mails",
    );
    const urgent = await mailed();
    expect(urgent).toContain("account.sign-in");
    expect(urgent).not.toContain("chat.unread");
    ok(await consents.choose({ params, body: { given: true } }));
    expect(await mailed()).toEqual(before);
  },
);

test("59: what is needed has no switch, and another role's purposes do not exist", async () => {
  const officer = await server.person("officer-ready");
  for (const purpose of ["account", "work", "companies", "nothing"]) {
    const reply = officer.api.po.consents.choose({ params: { purpose }, body: { given: false } });
    expect(refusal(await reply).status).toBe(404);
  }
  const url = `${roots.student}/consents`;
  expect((await server.browser().send("GET", url)).statusCode).toBe(401);
  expect((await officer.call("GET", url)).statusCode).toBe(403);
  expect(Object.values(purposes).every(({ means }) => means.length > 20)).toBe(true);
});
