import { limits } from "@toran/contract";
import { expect, test } from "vitest";
import { addRoom, hoursOf, requested } from "../../testing/bookings";
import { colleagueOf } from "../../testing/colleague";
import { connect } from "../../testing/connect";
import { applied, hiringPair, jobBody, offered, openJob, studentOf } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import { type Pair, pairOf } from "../../testing/pair";
import { chosen, pay } from "../../testing/paying";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const day = 24 * 60 * 60 * 1000;
type Person = Pair["officer"];

const officerSees = async ({ api }: Person) => ok(await api.po.todos.attention()).data;
const hrSees = async ({ api }: Person) => ok(await api.hr.todos.attention()).data;
const titles = (found: { title: string }[]) => found.map(({ title }) => title);

test("a request to connect waits for the side that was asked, until it answers", async () => {
  const { officer, hr, collegeId, companyId } = await pairOf(server);
  ok(await hr.api.hr.colleges.connect({ body: { collegeId, status: "PENDING" } }));
  const [asked] = await officerSees(officer);
  expect(asked).toMatchObject({ kind: "CONNECTIONS", title: "A company asks to connect" });
  expect(Date.parse(asked?.dueAt ?? "")).toBeGreaterThan(server.deps.now().getTime());
  expect(await hrSees(hr)).toEqual([]);
  ok(await officer.api.po.companies.connect({ body: { companyId, status: "PENDING" } }));
  expect(await officerSees(officer)).toEqual([]);
});

test("students who came wait until they are approved", async () => {
  const { officer } = await pairOf(server);
  const first = await studentOf(server, { officer }, { accountStatus: "REGISTERED" });
  await studentOf(server, { officer }, { accountStatus: "REGISTERED" });
  expect(titles(await officerSees(officer))).toEqual(["2 students wait to be approved"]);
  const query = { studentId: [first.id] };
  ok(await officer.api.po.students.setStatus({ query, body: { status: "ACTIVE" } }));
  expect(titles(await officerSees(officer))).toEqual(["A student waits to be approved"]);
});

test("a job waits for its college, and a question for the company", async () => {
  const { officer, hr, collegeId } = await hiringPair(server);
  const body = jobBody(server, { title: "Fleet Engineer" });
  const { id } = ok(await hr.api.hr.jobs.create({ body })).data;
  ok(await hr.api.hr.jobs.send({ params: { id }, body: { collegeIds: [collegeId] } }));
  expect(titles(await officerSees(officer))).toEqual(["A job waits for your answer"]);
  const [posting] = ok(await hr.api.hr.jobs.read({ params: { id } })).data.postings;
  const params = { id: posting?.id ?? "" };
  const question = { command: "QUESTION", question: "Is there a bond?" } as const;
  ok(await officer.api.po.postings.decide({ params, body: question }));
  expect(await officerSees(officer)).toEqual([]);
  expect(await hrSees(hr)).toEqual([
    {
      kind: "QUESTIONS",
      title: expect.stringMatching(/ asks about Fleet Engineer$/),
      dueAt: null,
      about: id,
    },
  ]);
  // Whatever is answered then, the college lets nothing in.
  await connect(server, officer, hr, "DISCONNECTED");
  expect(await hrSees(hr)).toEqual([]);
  await connect(server, officer, hr);
  expect(await hrSees(hr)).toHaveLength(1);
});

test("a booking waits for whoever has to answer it", async () => {
  const pair = await hiringPair(server);
  const dates = [hoursOf(server, 8)];
  const roomIds = [await addRoom(pair, "Seminar hall")];
  const { id } = await requested(pair, { dates, roomIds });
  const [asked] = await officerSees(pair.officer);
  expect(asked).toMatchObject({ kind: "BOOKINGS", title: "A booking waits for your answer" });
  expect(asked?.dueAt).not.toBeNull();
  const body = { command: "COUNTER_PROPOSE", ...hoursOf(server, 9) } as const;
  ok(await pair.officer.api.po.bookings.decide({ params: { id }, body }));
  expect(await officerSees(pair.officer)).toEqual([]);
  expect(titles(await hrSees(pair.hr))).toEqual(["A booking waits for your answer"]);
});

test("a booking that is over waits for its college to say whether the company came", async () => {
  const pair = await hiringPair(server);
  const time = hoursOf(server, 8);
  const roomIds = [await addRoom(pair, "Seminar hall")];
  const { id } = await requested(pair, { dates: [time], roomIds });
  const params = { id };
  const { decide } = pair.officer.api.po.bookings;
  ok(await decide({ params, body: { command: "CONFIRM", choice: 0, roomIds } }));
  expect(await officerSees(pair.officer)).toEqual([]);
  server.pass(12 * day);
  const [asked, ...others] = await officerSees(pair.officer);
  const title = "Say whether Kestrel Mobility came: Pre-placement talk";
  expect(asked).toMatchObject({ kind: "PAST_BOOKINGS", about: id, title });
  expect([others, await hrSees(pair.hr)]).toEqual([[], []]);
  ok(await decide({ params, body: { command: "COMPLETE" } }));
  expect(await officerSees(pair.officer)).toEqual([]);
});

test("applicants have waited for a week, until they are answered", async () => {
  const pair = await hiringPair(server);
  const { jobId, postingId } = await openJob(server, pair, { title: "Late" });
  const { id } = await applied(await studentOf(server, pair), postingId);
  expect(await hrSees(pair.hr)).toEqual([]);
  server.pass(8 * day);
  expect(await hrSees(pair.hr)).toEqual([
    {
      kind: "APPLICANTS",
      title: "An applicant of Late has waited for a week or longer",
      dueAt: expect.any(String),
      about: jobId,
    },
  ]);
  ok(await pair.hr.api.hr.applications.move({ body: { ids: [id], command: "SHORTLIST" } }));
  expect(await hrSees(pair.hr)).toEqual([]);
});

test("nothing waits for a company at a college that has ended the connection, as it can do nothing there", async () => {
  const pair = await hiringPair(server);
  const { jobId, postingId } = await openJob(server, pair, { title: "Apart" });
  const [holder, next, late] = [
    await studentOf(server, pair),
    await studentOf(server, pair),
    await studentOf(server, pair),
  ];
  const offer = await offered(pair, (await applied(holder, postingId)).id);
  const ids = [(await applied(next, postingId)).id];
  for (const command of ["SHORTLIST", "ADVANCE", "WAITLIST"] as const)
    ok(await pair.hr.api.hr.applications.move({ body: { ids, command } }));
  const params = { id: offer.id };
  ok(await holder.api.student.hiring.offers.answer({ params, body: { command: "DECLINE" } }));
  await applied(late, postingId);
  server.pass(8 * day);
  const kinds = async () => (await hrSees(pair.hr)).map(({ kind }) => kind).toSorted();
  expect(await kinds()).toEqual(["APPLICANTS", "FREE_PLACES"]);
  await connect(server, pair.officer, pair.hr, "DISCONNECTED");
  expect(await kinds()).toEqual([]);
  const board = { params: { id: jobId }, query: {} };
  const { hr, po } = { hr: pair.hr.api.hr, po: pair.officer.api.po };
  expect(ok(await hr.applications.board(board)).data.freePlaces).toEqual([]);
  expect(ok(await po.applications.board(board)).data.freePlaces).toHaveLength(1);
  expect((await officerSees(pair.officer)).map(({ kind }) => kind)).toEqual(["FREE_PLACES"]);
});

test("an offer with little time waits for the consent of the college", async () => {
  const pair = await hiringPair(server);
  const { postingId } = await openJob(server, pair);
  const student = await studentOf(server, pair);
  const { id } = await applied(student, postingId);
  const offer = await offered(pair, id, undefined, 2);
  const [asked] = await officerSees(pair.officer);
  expect(asked).toMatchObject({ kind: "OFFERS", about: postingId });
  const consent = { params: { id: offer.id }, body: { command: "CONSENT" } } as const;
  const { command } = pair.officer.api.po.offers;
  await connect(server, pair.officer, pair.hr, "DISCONNECTED");
  expect(await officerSees(pair.officer)).toEqual([]);
  const { status, body } = refusal(await command(consent));
  expect([status, body.message]).toEqual([409, "This company is no longer connected to you."]);
  await connect(server, pair.officer, pair.hr);
  const query = { studentId: [student.id] };
  const set = (change: { status: "SUSPENDED" | "ACTIVE"; reason?: string }) =>
    pair.officer.api.po.students.setStatus({ query, body: change });
  ok(await set({ status: "SUSPENDED", reason: "Left without a word" }));
  expect(await officerSees(pair.officer)).toEqual([]);
  expect(refusal(await command(consent)).status).toBe(409);
  ok(await set({ status: "ACTIVE" }));
  expect(await officerSees(pair.officer)).toHaveLength(1);
  ok(await command(consent));
  expect(await officerSees(pair.officer)).toEqual([]);
});

const headings = "email,roll_number,first_name,degree,department,graduation_year";
async function lookedAt({ api }: Person, ...lines: string[]) {
  const file = new File([[headings, ...lines].join("\n")], "class.csv");
  return ok(await api.po.imports.upload({ body: { file, mode: "PREVIEW" } })).data.id;
}
const takeIn = async ({ api }: Person, id: string) =>
  ok(await api.po.imports.commit({ params: { id }, body: { rows: "VALID" } })).data.id;
const takenIn = async (who: Person, ...lines: string[]) =>
  takeIn(who, await lookedAt(who, ...lines));

test("rows that a class list left out wait until another is taken in, and not for ever", async () => {
  const { officer } = await pairOf(server);
  const { departments } = ok(await officer.api.po.college.data()).data;
  const year = server.deps.now().getUTCFullYear() + 1;
  const line = (email: string, roll: string) =>
    [email, roll, "Asha", "B.E.", departments[0]?.name, year].join(",");
  const wrong = [line("asha@class.example", "26A1"), line("not an address", "26A2")];
  const about = await takenIn(officer, ...wrong);
  expect(await officerSees(officer)).toEqual([
    { kind: "IMPORTS", title: "A row of class.csv was not imported", dueAt: null, about },
  ]);
  const body = {
    email: "uma@class.example",
    rollNumber: "26A4",
    firstName: "Uma",
    degree: "B.E.",
    department: departments[0]?.name ?? "",
    graduationYear: year,
  };
  ok(await officer.api.po.imports.inviteOne({ body }));
  expect(await officerSees(officer)).toHaveLength(1);
  await takenIn(officer, line("asha@class.example", "26A1"), line("two@class.example", "26A2"));
  expect(await officerSees(officer)).toEqual([]);
  // The last one is the one that was taken in last, whenever it was chosen.
  const waiting = await lookedAt(officer, line("four@class.example", "26A5"));
  await takenIn(officer, ...wrong, line("five@class.example", "26A6"));
  expect(await officerSees(officer)).toHaveLength(1);
  await takeIn(officer, waiting);
  expect(await officerSees(officer)).toEqual([]);
  await takenIn(officer, ...wrong, line("three@class.example", "26A3"));
  expect(await officerSees(officer)).toHaveLength(1);
  server.pass(limits.classImport.asked + day);
  expect(await officerSees(await colleagueOf(server, officer))).toEqual([]);
});

test("a plan waits to be renewed, and one that was chosen to be paid", async () => {
  const { officer } = await pairOf(server);
  const { id } = await chosen(officer);
  ok(await pay(officer, id, { outcome: "succeed" }));
  expect(await officerSees(officer)).toEqual([]);
  const next = await chosen(officer, 1);
  expect(titles(await officerSees(officer))).toEqual([
    "Pay for the plan you have chosen, or give it up",
  ]);
  ok(await officer.api.po.billing.giveUp({ params: { id: next.id } }));
  expect(await officerSees(officer)).toEqual([]);
  server.pass(345 * day);
  const later = await colleagueOf(server, officer, "LEAD");
  expect(titles(await officerSees(later))).toEqual(["Renew your plan before it ends"]);
  server.pass(25 * day);
  const last = await colleagueOf(server, officer, "LEAD");
  expect(titles(await officerSees(last))).toEqual(["Renew your plan, which has ended"]);
});

test("who may only look is asked for nothing, and nobody for what is another's", async () => {
  const { officer } = await pairOf(server);
  await studentOf(server, { officer }, { accountStatus: "REGISTERED" });
  const viewer = await colleagueOf(server, officer, "VIEWER");
  expect(await officerSees(viewer)).toEqual([]);
  expect(await officerSees((await pairOf(server)).officer)).toEqual([]);
});
