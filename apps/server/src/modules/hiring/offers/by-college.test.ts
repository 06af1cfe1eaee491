import { beforeAll, expect, test } from "vitest";
import { colleagueOf, workFor } from "../../../testing/colleague";
import { applied, hiringPair, openJob, placementOf, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import type { Pair } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});

type Person = Pair["officer"];
async function selected(title: string, more: object = {}) {
  const student = await studentOf(server, pair);
  const { postingId } = await openJob(server, pair, { title, ...more });
  const { id } = await applied(student, postingId);
  for (const command of ["SHORTLIST", "ADVANCE", "SELECT"] as const)
    ok(await pair.officer.api.po.applications.move({ body: { ids: [id], command } }));
  return { student, id };
}
const offer = (applicationId: string, more: object = {}) => ({
  body: { applicationId, role: "Engineer", ctc: 1_400_000, ...more },
});
const toldOf = async ({ api }: Person, title: string) =>
  ok(await api.notifications.list({ query: { limit: 100 } }))
    .data.items.map((notice) => notice.title)
    .filter((says) => says.includes(title));

test("an officer makes an offer for the company: it, the student and the colleagues are told", async () => {
  const colleague = await colleagueOf(server, pair.officer);
  const { student, id } = await selected("Grid engineer");
  const made = ok(await pair.officer.api.po.offers.extend(offer(id))).data;
  expect(made).toMatchObject({ state: "EXTENDED", role: "Engineer", ctc: 1_400_000 });
  expect(await placementOf(server, student)).toBe("OFFERED");
  const [listed] = ok(await pair.hr.api.hr.offers.list({ query: {} })).data.items;
  expect(listed).toMatchObject({
    college: { id: pair.collegeId },
    company: { id: pair.companyId },
  });

  expect(await toldOf(student, "Grid engineer")).toContainEqual(
    expect.stringMatching("^You have an offer: Grid engineer"),
  );
  expect((await toldOf(pair.hr, "Grid engineer"))[0]).toMatch(
    /has an offer, which the college has made for you: Grid engineer$/,
  );
  expect((await toldOf(colleague, "Grid engineer"))[0]).toMatch(/has an offer: Grid engineer/);
  expect(await toldOf(pair.officer, "has an offer: Grid engineer")).toEqual([]);

  const params = { id };
  const seen = ok(await pair.officer.api.po.applications.read({ params })).data;
  expect(seen.timeline[0]).toMatchObject({ command: "OFFER", side: "COLLEGE" });
  expect(seen.timeline[0]?.who).toBeTruthy();
  // The company sees whose side it was, and not who.
  const theirs = ok(await pair.hr.api.hr.applications.read({ params })).data;
  expect(theirs.timeline[0]).toMatchObject({ command: "OFFER", side: "COLLEGE", who: null });
  const again = refusal(await pair.hr.api.hr.offers.extend(offer(id)));
  expect(again.message).toBe("This candidate has an offer of this job already.");
  // It is the company's offer: it can take it back.
  const body = { command: "REVOKE" } as const;
  ok(await pair.hr.api.hr.offers.command({ params: { id: made.id }, body }));
});

test("a short time that the college gives itself waits for nobody", async () => {
  const { id } = await selected("Short time");
  const made = ok(await pair.officer.api.po.offers.extend(offer(id, { replyDays: 1 }))).data;
  expect(made.state).toBe("EXTENDED");
});

test("an officer's offer keeps the rules of the company's", async () => {
  const { student, id } = await selected("By the rules");
  const { extend } = pair.officer.api.po.offers;
  const unpaid = refusal(await extend({ body: { applicationId: id, role: "Engineer" } }));
  expect(unpaid.body.errors).toEqual({ ctc: "Give the pay per year." });
  const { postingId } = await openJob(server, pair, { title: "Not selected yet" });
  const early = await applied(student, postingId);
  expect(refusal(await extend(offer(early.id))).status).toBe(409);
});

test("an officer who may only look, one whose plan has ended, and another college make no offers", async () => {
  const { id } = await selected("Not for everybody");
  const viewer = await colleagueOf(server, pair.officer, "VIEWER");
  expect(refusal(await viewer.api.po.offers.extend(offer(id))).status).toBe(403);
  const stranger = await hiringPair(server);
  expect(refusal(await stranger.officer.api.po.offers.extend(offer(id))).status).toBe(404);
  const late = await server.person("officer-unpaid");
  await workFor(server, late, pair.officer);
  expect(refusal(await late.api.po.offers.extend(offer(id))).status).toBe(402);
});
