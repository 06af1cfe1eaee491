import { type Account, accountFacts } from "@toran/contract/schemas/account";
import { seenOf } from "@toran/contract/seen";
import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const late = "Somebody else has changed this. Load it again to see what is new.";

/** What a tab that read the account sends when its designation is changed there. */
const sent = (read: Account, designation: string) => ({
  body: {
    firstName: read.firstName,
    lastName: read.lastName,
    phone: read.phone ?? "",
    designation,
    seen: seenOf(accountFacts, read),
  },
});

test.each([
  ["po", "officer-ready"],
  ["hr", "hr-ready"],
] as const)(
  "a tab (%s) that read the account before another changed it is told, and writes over nothing",
  async (area, scenario) => {
    const { account } = (await server.person(scenario)).api[area];
    const read = ok(await account.read()).data;
    const renamed = { ...sent(read, "Dean").body, firstName: "Sunita" };
    ok(await account.update({ body: renamed }));
    const refused = refusal(await account.update(sent(read, "Head of placements")));
    expect([refused.status, refused.message]).toEqual([409, late]);
    const now = ok(await account.read()).data;
    expect(now).toMatchObject({ firstName: "Sunita", designation: "Dean" });
    ok(await account.update(sent(now, "Head of placements")));
    // Without what was seen the last word wins.
    const { seen: _, ...whole } = sent(read, "Dean").body;
    expect(ok(await account.update({ body: whole })).data.firstName).toBe(read.firstName);
  },
);

test("the contact of an HR user on their way in is the same account, and is guarded alike", async () => {
  const { account, company } = (await server.person("hr-at-company-info")).api.hr;
  const read = ok(await account.read()).data;
  ok(await account.update(sent(read, "Campus lead")));
  expect(refusal(await company.updateContact(sent(read, "Recruiter"))).status).toBe(409);
  const now = ok(await account.read()).data;
  expect(now.designation).toBe("Campus lead");
  ok(await company.updateContact(sent(now, "Recruiter")));
});
