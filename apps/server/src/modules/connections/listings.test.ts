import type { connectionTypes } from "@toran/contract/schemas/connection";
import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { pairOf } from "../../testing/pair";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const pair = await pairOf(server);

test("66: windows follow each other without a gap, carry nobody's authority, and are refused when made up", async () => {
  const officer = await server.person("officer-in-season");
  const { companies } = officer.api.po;
  const all = ok(await companies.list({ query: { limit: 100 } })).data.items;
  expect(all.length).toBeGreaterThanOrEqual(40);
  const walked: string[] = [];
  for (let next: string | undefined; ;) {
    const page = ok(await companies.list({ query: { limit: 7, ...(next && { next }) } })).data;
    walked.push(...page.items.map(({ id }) => id));
    if (!page.next) break;
    next = page.next;
  }
  expect(walked.slice(0, all.length)).toEqual(all.map(({ id }) => id));
  expect(new Set(walked).size).toBe(walked.length);

  const mine = ok(await companies.connections({ query: { limit: 100 } })).data.items;
  const first = ok(await companies.connections({ query: { limit: 10 } })).data;
  const rest = ok(await companies.connections({ query: { limit: 100, next: first.next ?? "" } }))
    .data.items;
  expect([...first.items, ...rest]).toEqual(mine);
  const stranger = pair.officer.api.po.companies;
  const foreign = ok(await stranger.connections({ query: { next: first.next ?? "" } })).data.items;
  expect(foreign.every(({ college }) => college.id === pair.collegeId)).toBe(true);
  for (const next of ["7", "x.y", `${first.next}.z`, "'; --"])
    expect(refusal(await companies.connections({ query: { next } })).body.errors).toEqual({
      next: "Start the list again.",
    });
});

test("companies are found by name, city, sector and how they stand, and the counts agree", async () => {
  const officer = await server.person("officer-in-season");
  const { companies } = officer.api.po;
  const list = async (query: Parameters<typeof companies.list>[0]) =>
    ok(await companies.list(query)).data.items;
  const named = await list({ query: { search: "kestrel" } });
  expect(named.every(({ name }) => name.includes("Kestrel"))).toBe(true);
  expect(await list({ query: { search: "%" } })).toEqual([]);
  const near = await list({ query: { city: "pune", limit: 100 } });
  expect(new Set(near.map(({ city }) => city))).toEqual(new Set(["Pune"]));
  const many = async (connectionType: (typeof connectionTypes)[number]) =>
    (await list({ query: { connectionType, limit: 100 } })).length;
  expect([await many("CONNECTED"), await many("PENDING_RECEIVED")]).toEqual([14, 6]);
  expect(await many("PENDING_SENT")).toBe(3);
  const waiting = ok(await companies.status({})).data.items;
  expect(waiting.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => "PENDING"));

  const hr = await server.person("hr-ready");
  ok(await hr.api.hr.colleges.connect({ body: { collegeId: pair.collegeId, status: "PENDING" } }));
  const counts = ok(await hr.api.hr.colleges.counts()).data;
  expect(counts).toMatchObject({ connected: 0, pendingSent: 1, pendingReceived: 0 });
  expect(counts.notConnected).toBe(counts.total - 1);
  const [college] = ok(
    await hr.api.hr.colleges.list({
      query: { connectionType: "PENDING_SENT", department: "computer science" },
    }),
  ).data.items;
  expect(college).toMatchObject({ id: pair.collegeId, connection: "PENDING" });
  expect(college?.finalYearStudents).toBe(661);
});
