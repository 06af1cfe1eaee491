import { beforeAll, expect, test } from "vitest";
import {
  applied,
  hiringPair,
  offered,
  openJob,
  placementOf,
  studentOf,
} from "../../../testing/hiring";
import { ok } from "../../../testing/ok";
import type { Pair } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
let pair: Pair;
let first: string;
let second: string;
let internship: string;
beforeAll(async () => {
  pair = await hiringPair(server);
  first = (await openJob(server, pair, { title: "First" })).postingId;
  second = (await openJob(server, pair, { title: "Second" })).postingId;
  const work = { title: "Summer", type: "INTERNSHIP", pay: { stipend: 30_000 } };
  internship = (await openJob(server, pair, work)).postingId;
});
type Student = Awaited<ReturnType<typeof studentOf>>;

/** A student with an application, an offer that waits for an answer, and an application for an internship. */
async function candidate() {
  const student = await studentOf(server, pair);
  const ids = [];
  for (const postingId of [first, second, internship])
    ids.push((await applied(student, postingId)).id);
  await offered(pair, ids[1] ?? "");
  const stand = async () => {
    const mine = ok(await student.api.student.hiring.applications.list({})).data;
    return Object.fromEntries(
      mine.map(({ title, state, offer }) => [title, offer?.state ?? state]),
    );
  };
  return { student, stand };
}
const asBefore = { First: "SUBMITTED", Second: "EXTENDED", Summer: "SUBMITTED" };
const closed = { First: "AUTO_WITHDRAWN", Second: "DECLINED", Summer: "SUBMITTED" };

const sent = async (student: Student) =>
  ok(
    await student.api.student.hiring.externalOffers.send({
      body: {
        company: "Orbit Foods",
        role: "Process engineer",
        ctc: 900_000,
        joiningDate: "2027-07-01",
        source: "PPO",
        proof: new File(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"], "letter.pdf", {
          type: "application/pdf",
        }),
      },
    }),
  ).data;
const verify = async (student: Student) => {
  const { id, sentAt } = await sent(student);
  const body = { command: "VERIFY" as const, sentAt: sentAt ?? "" };
  ok(await pair.officer.api.po.externalOffers.answer({ params: { id }, body }));
};
const place = async ({ id }: Student, isPlaced: boolean) =>
  ok(
    await pair.officer.api.po.students.setPlacement({
      query: { studentId: [id] },
      body: { isPlaced, ...(!isPlaced && { reason: "The company has let the student go." }) },
    }),
  ).data;

const told = async ({ api }: Pair["hr"], words: string) =>
  ok(await api.notifications.list({ query: { limit: 100 } })).data.items.find(({ title }) =>
    title.includes(words),
  );

test("an offer from elsewhere that is verified closes what the policy forbids beside it, and what it closed comes back", async () => {
  const { student, stand } = await candidate();
  expect(await stand()).toEqual(asBefore);
  await verify(student);
  expect(await stand()).toEqual(closed);
  expect(await placementOf(server, student)).toBe("PLACED");
  const receipts = ok(await student.api.student.hiring.receipts.list({})).data;
  const kinds = receipts.filter(({ allowed }) => !allowed).map(({ kind, title }) => [title, kind]);
  expect(Object.fromEntries(kinds)).toEqual({ First: "DROP", Second: "DECLINE" });
  const why = "Your college allows one accepted offer.";
  expect(await told(student, "Your application is closed: First")).toMatchObject({ body: why });
  const byPolicy = "By the placement policy of the college.";
  expect(await told(pair.hr, "no longer a candidate for First")).toMatchObject({ body: byPolicy });
  const sheet = ok(await pair.officer.api.po.students.read({ params: { id: student.id } })).data;
  const params = { id: sheet.timeline[0]?.undoId ?? "" };
  ok(await pair.officer.api.po.students.undo({ params }));
  expect(await stand()).toEqual(asBefore);
  expect(await placementOf(server, student)).toBe("OFFERED");
});

test("what an officer records of a student does the same, and ends with the record", async () => {
  const { student, stand } = await candidate();
  await place(student, true);
  expect(await stand()).toEqual(closed);
  // Sent with its details, it takes the place of what was recorded; what that had closed stays closed by it.
  await verify(student);
  expect(await stand()).toEqual(closed);
  await place(student, false);
  expect(await stand()).toEqual(asBefore);
});

test("what an offer made here had closed stays closed by one from elsewhere, and what the policy allows goes on", async () => {
  const { save } = pair.officer.api.po.policy;
  const { student, stand } = await candidate();
  const [offer] = ok(await pair.hr.api.hr.offers.list({ query: {} })).data.items;
  const params = { id: offer?.id ?? "" };
  ok(await student.api.student.hiring.offers.answer({ params, body: { command: "ACCEPT" } }));
  ok(await save({ body: { kind: "MAX_OFFERS", maxOffers: 2 } }));
  const other = await candidate();
  await place(other.student, true);
  expect(await other.stand()).toEqual(asBefore);
  await verify(student);
  ok(await save({ body: { kind: "ONE_OFFER" } }));
  ok(await pair.hr.api.hr.offers.command({ params, body: { command: "REVOKE" } }));
  expect(await stand()).toMatchObject({ First: "AUTO_WITHDRAWN", Second: "REVOKED" });
  await place(student, false);
  expect(await stand()).toMatchObject({ First: "SUBMITTED", Second: "REVOKED" });
});
