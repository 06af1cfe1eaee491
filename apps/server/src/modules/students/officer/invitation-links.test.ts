import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { drainOutbox } from "../../../jobs/outbox";
import { mailerOf, refusedDomain } from "../../../mail/mailer";
import { ok, refusal } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";
import { invitations } from "../tables";

const server = await startServer();
const officer = await server.person("officer-ready");
const { students, imports, college } = officer.api.po;
const department = ok(await college.data()).data.departments[0]?.name;
const year = new Date().getUTCFullYear() + 1;
const day = 24 * 60 * 60_000;
let number = 0;

/** Invites a student by a class list. */
async function invite(email: string) {
  const line = `${email},LINK${++number},Odd,B.E.,${department},${year}`;
  const sheet = `email,roll_number,first_name,degree,department,graduation_year\n${line}`;
  const { id } = ok(
    await imports.upload({ body: { file: new File([sheet], "class.csv"), mode: "PREVIEW" } }),
  ).data;
  ok(await imports.commit({ params: { id }, body: { invite: true } }));
}
const found = async (email: string) =>
  ok(await students.invited({ query: { search: email } })).data.items[0];
const stateOf = async (email: string) => (await found(email))?.state;
/** The secret in the newest mail. */
async function secretFor(email: string) {
  const { text = "" } = (await server.mails(email)).at(-1) ?? {};
  return /register\?invited=([\w-]+)/.exec(text)?.[1] ?? "";
}
const open = (secret: string) =>
  server.browser().api.student.invitations.opened({ body: { secret } });

test("the link of an invitation, once opened, says so to the office, and no later opening counts", async () => {
  const email = server.newEmail("opens");
  await invite(email);
  expect(await stateOf(email)).toBe("SENT");
  const secret = await secretFor(email);
  ok(await open(secret));
  expect(await stateOf(email)).toBe("OPENED");
  // Sent again it waits again, and the older link says nothing of the newer mail.
  const { id = "" } = (await found(email)) ?? {};
  ok(await students.inviteAgain({ query: { studentId: [id] } }));
  expect(await stateOf(email)).toBe("SENT");
  ok(await open(secret));
  expect(await stateOf(email)).toBe("SENT");
  ok(await open(await secretFor(email)));
  expect(await stateOf(email)).toBe("OPENED");
  expect(ok(await students.invited({ query: { state: "OPENED" } })).data.items).toHaveLength(1);
});

test("59: a secret that opens nothing is answered the same, and what was taken back or has run out stays so", async () => {
  expect(await open("a".repeat(43))).toEqual(await open("b".repeat(43)));
  expect(refusal(await open("short")).status).toBe(400);
  const back = server.newEmail("back");
  await invite(back);
  const { id = "" } = (await found(back)) ?? {};
  ok(await students.removeInvited({ query: { studentId: [id] } }));
  ok(await open(await secretFor(back)));
  expect(await stateOf(back)).toBe("REVOKED");
  const late = server.newEmail("late");
  await invite(late);
  const secret = await secretFor(late);
  const sentAt = new Date(Date.now() - 15 * day);
  await server.db.update(invitations).set({ sentAt }).where(eq(invitations.email, late));
  ok(await open(secret));
  expect(await stateOf(late)).toBe("EXPIRED");
});

test("104: an address that is refused for good is shown as not delivered at once, and is not tried again", async () => {
  const email = `nobody.${Date.now()}@${refusedDomain}`;
  await invite(email);
  const mailer = mailerOf(server.config);
  await drainOutbox(server.deps, mailer);
  expect(await stateOf(email)).toBe("BOUNCED");
  // Mailed again it waits again, and may bounce again.
  const { id = "" } = (await found(email)) ?? {};
  ok(await students.inviteAgain({ query: { studentId: [id] } }));
  expect(await stateOf(email)).toBe("SENT");
  await drainOutbox(server.deps, mailer);
  expect(await stateOf(email)).toBe("BOUNCED");
  server.pass(day);
  expect(await drainOutbox(server.deps, mailer)).toBe(0);
});

const namesBy = async (search: string) =>
  new Set(ok(await students.invited({ query: { search } })).data.items.map(({ name }) => name));

test("who was invited is found by the beginning of any of their names, and by several together", async () => {
  const collegeId = ok(await officer.api.po.profile.userData()).data.data.collegeId ?? "";
  const names = ["Chitra Krishnan", "Krishna Iyer", "Iyer 100%"];
  await server.db.insert(invitations).values(
    names.map((name, at) => ({
      collegeId,
      email: `named-${at}@nilgiri.example`,
      name,
      state: "SENT" as const,
      sentAt: server.deps.now(),
    })),
  );
  expect(await namesBy("krish")).toEqual(new Set(["Chitra Krishnan", "Krishna Iyer"]));
  expect(await namesBy("KRISHNAN chi")).toEqual(new Set(["Chitra Krishnan"]));
  expect(await namesBy("rishna")).toEqual(new Set([]));
  expect(await namesBy("named-1@")).toEqual(new Set(["Krishna Iyer"]));
  expect(await namesBy("100%")).toEqual(new Set(["Iyer 100%"]));
});
