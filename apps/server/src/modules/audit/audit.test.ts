import { expect, test } from "vitest";
import type { Browser } from "../../testing/browser";
import { joinOffice } from "../../testing/join-office";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { rename } from "../accounts/profile";

const server = await startServer();

test.each([
  ["po", "officer-ready"],
  ["hr", "hr-ready"],
] as const)(
  "the leads of a side (%s) read who did what, of their own alone, and take it out as a sheet",
  async (area, scenario) => {
    const lead = await server.person(scenario);
    const { audit, managers } = lead.api[area];
    const invite = (who: Browser, firstName: string) =>
      who.api[area].managers.invite({
        body: { firstName, lastName: "Rao", email: server.newEmail("asha"), rank: "MEMBER" },
      });
    const asha = ok(await invite(lead, "Asha")).data;
    ok(await managers.change({ params: { id: asha.id }, body: { rank: "VIEWER" } }));
    ok(await managers.remove({ params: { id: asha.id } }));
    const all = ok(await audit.list()).data.items;
    expect(all.map(({ action }) => action)).toEqual([
      "colleague.remove",
      "colleague.rank",
      "colleague.invite",
    ]);
    expect(all[1]).toMatchObject({
      actor: { id: lead.id },
      entity: asha.id,
      // What the answer to the call was told apart by, for whoever asks the support about it.
      request: expect.stringMatching(/\S{8,}/),
      details: [
        { name: "rank", before: "MEMBER", after: "VIEWER" },
        { name: "email", before: null, after: asha.email },
      ],
    });

    const first = ok(await audit.list({ query: { limit: 2 } })).data;
    const next = first.next ?? "";
    expect(ok(await audit.list({ query: { limit: 2, next } })).data).toEqual({
      items: all.slice(2),
      next: null,
    });
    const found = async (query: NonNullable<Parameters<typeof audit.list>[0]>["query"]) =>
      ok(await audit.list({ query })).data.items.length;
    expect(await found({ action: "colleague.rank" })).toBe(1);
    expect(await found({ actor: asha.id })).toBe(0);
    expect(await found({ entity: asha.id })).toBe(3);
    expect(await found({ from: "2999-01-01" })).toBe(0);
    expect(await found({ to: "1999-01-01" })).toBe(0);
    expect(refusal(await audit.list({ query: { next: "nowhere" } })).status).toBe(400);
    const backwards = { from: "2026-11-20", to: "2026-11-19" };
    for (const reply of [
      await audit.list({ query: backwards }),
      await audit.export({ query: { ...backwards, format: "csv" } }),
    ])
      expect(refusal(reply).body.errors).toEqual({ to: "The last day is before the first." });

    // A colleague whose name would be a formula in a sheet.
    const member = await server.person(scenario);
    await joinOffice(server, member, lead);
    await rename(server.db, member, { firstName: "=1+1" });
    ok(await invite(member, "Ravi"));
    const sheet = await audit.export({ query: { format: "csv", actor: member.id } });
    if (!(sheet instanceof Blob)) throw new Error("There is no sheet.");
    const lines = (await sheet.text()).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("'=1+1");
    expect(lines[1]).toContain("Invited a colleague");
    const [deed] = ok(await audit.list({ query: { actor: member.id } })).data.items;
    expect(lines[1]?.endsWith(`,${deed?.request}`)).toBe(true);
    const [taken] = ok(await audit.list({ query: { limit: 1 } })).data.items;
    expect(taken?.action).toBe("audit.export");
    const whole = await audit.export({ query: { format: "csv" } });
    if (!(whole instanceof Blob)) throw new Error("There is no sheet.");
    const rows = (await whole.text()).trim().split("\r\n").length - 1;
    const [counted] = ok(await audit.list({ query: { limit: 1 } })).data.items;
    expect(counted?.details).toContainEqual({ name: "entries", before: null, after: `${rows}` });
    // An id would say nothing to who reads it later.
    expect(taken?.details).toContainEqual({ name: "actor", before: null, after: deed?.actor.name });

    const actors = async () =>
      new Map(ok(await audit.actors()).data.map((each) => [each.id, each.name]));
    expect([...(await actors()).keys()].sort()).toEqual([lead.id, member.id].sort());
    ok(await managers.change({ params: { id: member.id }, body: { rank: "MEMBER" } }));
    const own = member.api[area].audit;
    expect(refusal(await own.actors()).message).toBe("Only leads see who did what.");
    expect(refusal(await own.list()).message).toBe("Only leads see who did what.");
    const refused = await own.export({ query: { format: "csv" } });
    expect(refused instanceof Blob).toBe(false);
    const other = await server.person(scenario);
    expect(ok(await other.api[area].audit.list()).data.items).toEqual([]);
    expect(ok(await other.api[area].audit.actors()).data).toEqual([]);

    // Who was taken out has still done what they did.
    ok(await managers.remove({ params: { id: member.id } }));
    expect((await actors()).get(member.id)).toBe(deed?.actor.name);
  },
);

test("what a college says of itself and where it stands to companies is written down with what it was before", async () => {
  const officer = await server.person("officer-ready");
  const { college, audit, companies } = officer.api.po;
  const { college: before } = ok(await college.data()).data;
  const body = {
    university: before.university ?? "",
    name: "Nilgiri College",
    type: before.type ?? "AUTONOMOUS",
    established: before.established ?? 1990,
    aisheCode: before.aisheCode ?? "",
    website: before.website ?? "",
  } as const;
  ok(await college.updateInfo({ body }));
  const hr = await server.person("hr-ready");
  const companyId = ok(await hr.api.hr.company.read()).data?.id ?? "";
  ok(await companies.connect({ body: { companyId, status: "PENDING" } }));
  const [asked, changed] = ok(await audit.list()).data.items;
  expect(asked).toMatchObject({ action: "connection.ask" });
  expect(changed?.details).toContainEqual({
    name: "name",
    before: before.name,
    after: "Nilgiri College",
  });
});

test("a value is told in words, also where it is a list or yes and no", async () => {
  const { api } = await server.person("officer-ready");
  const policy = { kind: "CATEGORIES", maxOffers: 2, exemptPublicSector: true } as const;
  const categories = [
    { name: "Core", from: 0 },
    { name: "Dream", from: 1_500_000 },
  ];
  ok(await api.po.policy.save({ body: { ...policy, categories } }));
  const [saved] = ok(await api.po.audit.list()).data.items;
  const told = Object.fromEntries(saved?.details.map(({ name, after }) => [name, after]) ?? []);
  expect(told).toMatchObject({ exemptPublicSector: "Yes", categories: "Core 0, Dream 1500000" });
});
