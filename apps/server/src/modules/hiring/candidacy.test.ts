import { beforeAll, expect, test } from "vitest";
import { demoPassword } from "../../db/scenarios/world";
import { sweep } from "../../jobs/sweep";
import { connect } from "../../testing/connect";
import { applied, hiringPair, offered, openJob, studentOf } from "../../testing/hiring";
import { joinOffice } from "../../testing/join-office";
import { ok } from "../../testing/ok";
import type { Pair } from "../../testing/pair";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const day = 24 * 60 * 60 * 1000;
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});
type Person = Pair["hr"];

/** What somebody was told of the candidates of a job, the oldest first. */
const toldOf = async ({ api }: Person, title: string) =>
  ok(await api.notifications.list({ query: { limit: 100 } }))
    .data.items.filter((notice) => notice.type === "application.left")
    .filter((notice) => notice.title.endsWith(` for ${title}`))
    .map((notice) => `${notice.title}. ${notice.body}`)
    .toReversed();

const setStatus = (studentId: string[], status: "SUSPENDED" | "ACTIVE") =>
  pair.officer.api.po.students.setStatus({
    query: { studentId },
    body: { status, reason: "Missed two drives unexcused." },
  });

test("a company hears once that its candidates are frozen, and once that they are back", async () => {
  const { postingId } = await openJob(server, pair, { title: "Frozen" });
  const all = [await studentOf(server, pair), await studentOf(server, pair)];
  for (const student of all) await applied(student, postingId);
  const ids = all.map(({ id }) => id);
  ok(await setStatus(ids, "SUSPENDED"));
  const gone = ["2 students are no longer candidates for Frozen. The account was frozen."];
  expect(await toldOf(pair.hr, "Frozen")).toEqual(gone);
  const undo = ok(await setStatus(ids, "ACTIVE")).data.undoId ?? "";
  const back = ["2 students are again candidates for Frozen. The account is active again."];
  expect(await toldOf(pair.hr, "Frozen")).toEqual([...gone, ...back]);
  ok(await pair.hr.api.notifications.read({ body: { all: true } }));
  ok(await pair.officer.api.po.students.undo({ params: { id: undo } }));
  expect(await toldOf(pair.hr, "Frozen")).toEqual([...gone, ...back, ...gone]);
});

test("a company hears that a candidate is back once an offer elsewhere ends, and not a word of that offer", async () => {
  const hr = await server.person("hr-ready");
  const colleague = await server.person("hr-ready");
  const { companyId } = await joinOffice(server, hr, hr);
  await joinOffice(server, colleague, hr);
  await connect(server, pair.officer, hr);
  const chosen = await openJob(server, pair, { title: "Chosen" });
  const { postingId } = await openJob(server, { ...pair, hr, companyId }, { title: "Left" });
  const student = await studentOf(server, pair);
  const left = await applied(student, postingId);
  const offer = await offered(pair, (await applied(student, chosen.postingId)).id);
  const accept = { params: { id: offer.id }, body: { command: "ACCEPT" } } as const;
  ok(await student.api.student.hiring.offers.answer(accept));
  const gone = expect.stringMatching(
    / is no longer a candidate for Left\. By the placement policy/,
  );
  expect(await toldOf(hr, "Left")).toEqual([gone]);
  const off = { type: "application.left", channel: "IN_APP", on: false } as const;
  ok(await colleague.api.notifications.savePreferences({ body: { channels: [off] } }));
  const revoke = { command: "REVOKE", reason: "The team was closed." } as const;
  ok(await pair.hr.api.hr.offers.command({ params: { id: offer.id }, body: revoke }));
  const back = expect.stringMatching(/ is again a candidate for Left\. By the placement policy/);
  expect(await toldOf(hr, "Left")).toEqual([gone, back]);
  expect(await toldOf(colleague, "Left")).toEqual([gone]);
  expect(await toldOf(pair.hr, "Left")).toEqual([]);
  const sheet = ok(await hr.api.hr.applications.read({ params: { id: left.id } })).data;
  expect(sheet.state).toBe("UNDER_REVIEW");
  expect(JSON.stringify([sheet, await toldOf(hr, "Left")])).not.toMatch(
    /offer that|another offer|team was closed/i,
  );
});

test("a company hears of the whole posting, and not of each candidate, when a college cancels it", async () => {
  const { postingId } = await openJob(server, pair, { title: "Called off" });
  await applied(await studentOf(server, pair), postingId);
  const body = { command: "CANCEL", reasonText: "The drive is not held." } as const;
  ok(await pair.officer.api.po.postings.decide({ params: { id: postingId }, body }));
  expect(await toldOf(pair.hr, "Called off")).toEqual([]);
});

test("a company hears that an account is closed without the name that was erased", async () => {
  const { postingId } = await openJob(server, pair, { title: "Erased" });
  const student = await studentOf(server, pair);
  await applied(student, postingId);
  ok(await student.api.student.trust.askDeletion({ body: { password: demoPassword } }));
  server.pass(8 * day);
  await sweep(server.deps);
  expect(await toldOf(pair.hr, "Erased")).toEqual([
    "A student is no longer a candidate for Erased. The account was closed.",
  ]);
});

test("the list tells how far the furthest application of a student has come, and the roll who has one", async () => {
  const { officer, hr } = pair;
  const here = async () => {
    const { items } = ok(
      await officer.api.po.students.list({ query: { search: student.email } }),
    ).data;
    const [group] = ok(await officer.api.po.dashboard.groups()).data;
    const params = { id: group?.id ?? "" };
    const all = ok(await officer.api.po.dashboard.departments({ params })).data;
    return [items[0]?.furthest, all.reduce((sum, each) => sum + each.inProcess, 0)];
  };
  const student = await studentOf(server, pair, { department: "Civil" });
  const [, others = 0] = await here();
  expect(await here()).toEqual([null, others]);
  const [first, second] = [await openJob(server, pair), await openJob(server, pair)];
  const { id } = await applied(student, first.postingId);
  const other = await applied(student, second.postingId);
  expect(await here()).toEqual(["APPLIED", Number(others) + 1]);
  const move = async (command: "SHORTLIST" | "ADVANCE") =>
    ok(await hr.api.hr.applications.move({ body: { ids: [id], command } }));
  await move("SHORTLIST");
  expect(await here()).toEqual(["SHORTLISTED", Number(others) + 1]);
  await move("ADVANCE");
  expect(await here()).toEqual(["IN_PROCESS", Number(others) + 1]);
  ok(
    await hr.api.hr.applications.move({
      body: { ids: [id], command: "REJECT", reason: "SKILLS" },
    }),
  );
  expect(await here()).toEqual(["APPLIED", Number(others) + 1]);
  ok(await student.api.student.hiring.applications.withdraw({ params: { id: other.id } }));
  expect(await here()).toEqual([null, others]);
});
