import { limits } from "@toran/contract";
import { expect, test } from "vitest";
import type { Browser } from "../../testing/browser";
import { ok, refusal } from "../../testing/ok";
import { studentWithEverything } from "../../testing/portfolio";
import { startServer } from "../../testing/start-server";
import { openings } from "./tables";

const server = await startServer();
const people = {
  officer: await server.person("officer-ready"),
  fellow: await server.person("student-ready"),
  hr: await server.person("hr-ready"),
  stranger: server.browser(),
};
const look = (who: Browser, slug: string) => who.api.student.profile.view({ params: { slug } });

test("the owner reads who opened what, the newest first; one visit is one line, and their own is none", async () => {
  const owner = await studentWithEverything(server);
  const { profile: own, trust } = owner.student.api.student;
  ok(await own.setVisibility({ body: { level: "ANYONE_WITH_LINK" } }));
  const at = ok(await own.slug()).data.slug ?? "";
  const log = async (query = {}) => ok(await trust.accessLog({ query })).data;
  expect((await log()).items).toEqual([]);
  ok(await look(owner.student, at));
  ok(await look(people.stranger, at));
  ok(await look(people.stranger, at));
  server.pass(1000);
  people.hr.agent = "Mozilla/5.0 (Macintosh) Firefox/150.0";
  ok(await look(people.hr, at));
  const play = { params: { slug: at }, query: { key: owner.clip.file.key } };
  server.pass(1000);
  ok(await people.hr.api.student.profile.file(play));
  const { items } = await log();
  expect(items.map(({ what, viewer }) => [what, viewer?.role ?? null])).toEqual([
    ["VIDEO", "HUMAN_RESOURCE"],
    ["PROFILE", "HUMAN_RESOURCE"],
    ["PROFILE", null],
  ]);
  expect(items[0]?.viewer).toMatchObject({ organisation: "Kestrel Mobility" });
  expect((await log({ what: "VIDEO" })).items).toHaveLength(1);
  expect(refusal(await trust.accessLog({ query: { next: "elsewhere" } })).status).toBe(400);
  expect(ok(await people.fellow.api.student.trust.accessLog({ query: {} })).data.items).toEqual([]);
});

test("66: where another's log went on is no way into it", async () => {
  const owner = await studentWithEverything(server);
  const other = await studentWithEverything(server);
  const me = ok(await owner.student.api.student.personal.userData()).data;
  await server.db.insert(openings).values(
    Array.from({ length: limits.list.pageSize + 5 }, (_, at) => ({
      studentId: me.id,
      what: "PROFILE" as const,
      at: new Date(Date.UTC(2026, 0, 1, 0, at)),
      visitor: `visitor-${at}`,
    })),
  );
  const first = ok(await owner.student.api.student.trust.accessLog({ query: {} })).data;
  const query = { next: first.next ?? "" };
  expect(query.next).not.toBe("");
  expect(ok(await owner.student.api.student.trust.accessLog({ query })).data.items).toHaveLength(5);
  expect(ok(await other.student.api.student.trust.accessLog({ query })).data.items).toEqual([]);
});

test("a visit that began before the visitor was known becomes theirs", async () => {
  const owner = await studentWithEverything(server);
  const { profile: own, trust } = owner.student.api.student;
  ok(await own.setVisibility({ body: { level: "ANYONE_WITH_LINK" } }));
  const at = ok(await own.slug()).data.slug ?? "";
  const visitor = server.browser();
  ok(await look(visitor, at));
  ok(await look(people.officer, at));
  const { items } = ok(await trust.accessLog({ query: {} })).data;
  expect(items.map(({ viewer }) => viewer?.role)).toEqual(["PLACEMENT_OFFICER"]);
});

test("who plays a video that their browser fetches by itself is named once they say so; a stranger stays nobody", async () => {
  const owner = await studentWithEverything(server);
  const { profile: own, trust } = owner.student.api.student;
  ok(await own.setVisibility({ body: { level: "ANYONE_WITH_LINK" } }));
  const at = ok(await own.slug()).data.slug ?? "";
  const play = { params: { slug: at }, query: { key: owner.clip.file.key } };
  const visitor = server.browser();
  const log = async () => {
    const { items } = ok(await trust.accessLog({ query: {} })).data;
    return items.map(({ what, viewer }) => [what, viewer?.role]);
  };
  ok(await visitor.api.student.profile.file(play));
  ok(await visitor.api.student.profile.opened(play));
  expect(await log()).toEqual([["VIDEO", undefined]]);
  ok(await people.officer.api.student.profile.opened(play));
  ok(await people.officer.api.student.profile.opened(play));
  expect(await log()).toEqual([["VIDEO", "PLACEMENT_OFFICER"]]);
  const other = { ...play, query: { key: "f".repeat(32) } };
  expect(refusal(await people.officer.api.student.profile.opened(other)).status).toBe(404);
});

test("the owner's own look, which began before they were known, is no visit; that of a stranger stays", async () => {
  const owner = await studentWithEverything(server);
  const { profile: own, trust } = owner.student.api.student;
  ok(await own.setVisibility({ body: { level: "ANYONE_WITH_LINK" } }));
  const at = ok(await own.slug()).data.slug ?? "";
  const log = async () => ok(await trust.accessLog({ query: {} })).data.items;
  // A browser that goes to an address is known only by the call of the page that came.
  ok(await look(server.browser(), at));
  ok(await look(owner.student, at));
  expect(await log()).toEqual([]);
  ok(await look(server.browser(), at));
  server.pass(11 * 60_000);
  ok(await look(owner.student, at));
  expect((await log()).map(({ viewer }) => viewer)).toEqual([null]);
});
