import { randomUUID } from "node:crypto";
import { isFailure } from "@toran/api-client";
import { seasonAt } from "@toran/contract/hiring/season";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addRoom, confirmed, draft, hoursOf, requested } from "../../testing/bookings";
import { applied, hiringPair, jobBody, offered, openJob, studentOf } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { talkOf } from "../../testing/talk";

const server = await startServer();
const talk = () => talkOf(server);

test("there is one conversation for each pair and subject, and both sides find it", async () => {
  const { officer, hr, id, collegeId, companyId } = await talk();
  const { postingId } = await openJob(server, { officer, hr, collegeId, companyId });
  const opened = await Promise.all([
    officer.api.chat.open({ body: { withId: companyId } }),
    hr.api.chat.open({ body: { withId: collegeId } }),
    hr.api.chat.open({ body: { withId: collegeId } }),
  ]);
  expect(new Set(opened.map((reply) => ok(reply).data.id))).toEqual(new Set([id]));
  const subject = { type: "posting", id: postingId } as const;
  const about = ok(await hr.api.chat.open({ body: { withId: collegeId, subject } })).data;
  expect(about.id).not.toBe(id);
  expect(about.subject).toEqual({ ...subject, title: "Graduate Software Engineer" });
  const list = ok(await officer.api.chat.list({ query: {} })).data;
  expect(list.items.map((each) => each.id).toSorted()).toEqual([id, about.id].toSorted());
});

test("a conversation is about a job by the name that it has by now, in its list, its head, its text and its templates", async () => {
  const { officer, hr, collegeId, companyId } = await talk();
  const { jobId, postingId } = await openJob(server, { officer, hr, collegeId, companyId });
  const subject = { type: "posting", id: postingId } as const;
  const { id } = ok(await hr.api.chat.open({ body: { withId: collegeId, subject } })).data;
  ok(await hr.api.chat.templates.create({ body: { name: "About", body: "About {{posting}}" } }));
  const body = jobBody(server, { title: "Platform Engineer" });
  ok(await hr.api.hr.jobs.save({ params: { id: jobId }, body }));
  const [listed] = ok(await officer.api.chat.list({ query: {} })).data.items;
  const read = ok(await hr.api.chat.read({ params: { id } })).data;
  for (const each of [listed, read]) expect(each?.subject?.title).toBe("Platform Engineer");
  const text = await officer.api.chat.transcript({ params: { id } });
  expect(isFailure(text) ? text.message : await text.text()).toContain("About: Platform Engineer");
  const [template] = ok(await hr.api.chat.templates.filled({ params: { id } })).data;
  expect(JSON.stringify(template)).toContain("About Platform Engineer");
});

test("a conversation is about a posting or a booking of the two, and about nothing else", async () => {
  const { hr, collegeId } = await talk();
  const others = await hiringPair(server);
  const { postingId } = await openJob(server, others);
  for (const id of [randomUUID(), postingId])
    for (const type of ["posting", "booking"] as const) {
      const body = { withId: collegeId, subject: { type, id } };
      expect(refusal(await hr.api.chat.open({ body })).errors).toHaveProperty("subject.id");
    }
});

test("beside a conversation stands what is open between the two, and what was agreed on and who was hired, and nothing of others", async () => {
  const pair = await talk();
  const { officer, hr, id } = pair;
  const { jobId, postingId } = await openJob(server, pair);
  const read = async () => ok(await officer.api.chat.read({ params: { id } })).data;
  const title = "Graduate Software Engineer";
  expect(await read()).toMatchObject({
    openings: [{ id: postingId, jobId, title, applications: 0 }],
    hired: [],
  });

  const roomIds = [await addRoom(pair, "Seminar hall")];
  const [soon, late] = [5, 6].map((days) => hoursOf(server, days));
  for (const dates of [[late!], [soon!]]) await confirmed(pair, { roomIds, dates });
  await requested(pair, { roomIds, dates: [hoursOf(server, 7)] });
  expect((await read()).dates).toMatchObject([
    { title: "Pre-placement talk", ...soon },
    { title: "Pre-placement talk", ...late },
  ]);

  const student = await studentOf(server, pair, { cgpa: 8 });
  const offer = await offered(pair, (await applied(student, postingId)).id);
  const answer = { params: { id: offer.id }, body: { command: "ACCEPT" } } as const;
  ok(await student.api.student.hiring.offers.answer(answer));
  const hired = [{ season: seasonAt(server.deps.now()), many: 1 }];
  expect(await read()).toMatchObject({ openings: [{ applications: 1 }], hired });

  const close = { params: { id: jobId }, body: { command: "CLOSE" } } as const;
  ok(await hr.api.hr.jobs.command(close));
  expect(await read()).toMatchObject({ openings: [], hired });

  const other = await talk();
  const theirs = ok(await other.officer.api.chat.read({ params: { id: other.id } })).data;
  expect([theirs.openings, theirs.dates, theirs.hired]).toEqual([[], [], []]);
});

test("between the messages stands what either side did with what they have in common, in its window once, and nothing of others", async () => {
  const pair = await talk();
  const { officer, hr, id, collegeId } = pair;
  const { postingId, jobId } = await openJob(server, pair);
  const roomIds = [await addRoom(pair, "Seminar hall")];
  const dates = [hoursOf(server, 5)];
  const told = async (query: object = {}, of = id) =>
    ok(await officer.api.chat.messages({ params: { id: of }, query })).data.events;
  const words = async (query?: object, of?: string) =>
    (await told(query, of)).map(({ side, command }) => `${side} ${command}`);
  const opening = ["COMPANY SUBMIT", "COLLEGE APPROVE"];
  expect(await words()).toEqual(opening);
  expect((await told())[0]?.subject).toEqual({
    type: "posting",
    id: postingId,
    jobId,
    title: "Graduate Software Engineer",
  });

  server.pass(1000);
  ok(await hr.api.chat.send({ params: { id }, body: { clientId: randomUUID(), body: "One" } }));
  server.pass(1000);
  const { id: bookingId } = await confirmed(pair, { roomIds, dates });
  server.pass(1000);
  ok(await hr.api.chat.send({ params: { id }, body: { clientId: randomUUID(), body: "Two" } }));
  const agreement = ["COMPANY REQUEST", "COLLEGE CONFIRM"];
  expect(await words()).toEqual([...opening, ...agreement]);
  expect(await words({ limit: 1 })).toEqual([]);
  expect(await words({ before: 2 })).toEqual([...opening, ...agreement]);
  expect(await words({ after: 1 })).toEqual(agreement);
  expect((await told({ after: 1 })).map(({ agreed }) => agreed)).toEqual([null, dates[0]]);

  const saved = await officer.api.chat.transcript({ params: { id } });
  if (!(saved instanceof Blob)) throw new Error("No file came.");
  const lines = (await saved.text()).split("\n").filter((line) => /  \* |^> /.test(line));
  const said = lines.map((line) => line.replace(/^.*?(?=sent|approved|asked|confirmed)/, ""));
  expect(said).toEqual([
    "sent Graduate Software Engineer",
    "approved Graduate Software Engineer",
    "> One",
    "asked for Pre-placement talk",
    expect.stringMatching(/^confirmed Pre-placement talk: [\d-]+ 10:00 to [\d-]+ 12:00$/),
    "> Two",
  ]);

  const withId = collegeId;
  const about = { withId, subject: { type: "booking", id: bookingId } } as const;
  const thread = ok(await hr.api.chat.open({ body: about })).data.id;
  expect(await words({}, thread)).toEqual(agreement);

  const cancel = {
    params: { id: bookingId },
    body: { command: "CANCEL", reason: "TRAVEL" },
  } as const;
  ok(await hr.api.hr.bookings.command(cancel));
  expect((await told({ after: 1 })).map(({ agreed }) => agreed)).toEqual([null, null, null]);

  await server.db.execute(
    sql`update hiring_events set at = 'epoch' where subject_id = ${bookingId} and command = 'CONFIRM'`,
  );
  expect((await words())[0], "by the time, and not as they were written down").toBe(
    "COLLEGE CONFIRM",
  );

  // What was begun and never sent is the company's alone.
  const other = await talk();
  await draft(other, { dates });
  const theirs = ok(await other.officer.api.chat.messages({ params: { id: other.id }, query: {} }));
  expect(theirs.data.events).toEqual([]);
});
