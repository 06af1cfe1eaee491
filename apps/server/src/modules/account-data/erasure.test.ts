import { expect, test } from "vitest";
import { demoPassword } from "../../db/scenarios/world";
import { drainOutbox } from "../../jobs/outbox";
import { sweep } from "../../jobs/sweep";
import { drawn } from "../../testing/bookings";
import { applied, hiringPair, offered, openJob, studentOf } from "../../testing/hiring";
import { unzipped } from "../../testing/inflated";
import { ok } from "../../testing/ok";
import { slotWorld } from "../../testing/slots";
import { startServer } from "../../testing/start-server";
import { tablesWith } from "../../testing/tables-with";
import { rename } from "../accounts/profile";

const server = await startServer();
const { db } = server;
const day = 24 * 60 * 60_000;

/** A student asks to be erased, and is, with the mails that told of it sent. */
async function erase({ api }: Awaited<ReturnType<typeof studentOf>>) {
  ok(await api.student.trust.askDeletion({ body: { password: demoPassword } }));
  server.pass(7.1 * day);
  await sweep(server.deps);
  await drainOutbox(server.deps, () => Promise.resolve());
}

test("a student takes along where they applied, with their answers and how it was decided", async () => {
  const pair = await hiringPair(server);
  const asked = { id: "why", label: "Why us?", kind: "SHORT" as const, required: false };
  const { postingId } = await openJob(server, pair, { questions: [asked] });
  const student = await studentOf(server, pair);
  const { apply } = student.api.student.hiring.postings;
  const body = { answers: { why: "For the buses." } };
  const { id } = ok(await apply({ params: { id: postingId }, body })).data;
  ok(await pair.hr.api.hr.applications.move({ body: { ids: [id], command: "SHORTLIST" } }));
  const { payload, rawPayload } = await student.call("GET", "/api/v1/student/export");
  for (const told of ['"For the buses."', '"decisions"', "You met every condition"])
    expect(payload).toContain(told);
  const found = unzipped(rawPayload).get("portfolio.json")?.toString() ?? "";
  expect(JSON.parse(found)).toMatchObject({
    applications: [{ sent: { email: student.email, document: { sections: expect.any(Array) } } }],
    notices: [{ type: expect.any(String), title: expect.any(String) }],
    notifications: { zone: expect.any(String) },
  });
});

test("59: nobody keeps the name of a student who was erased: not the college's lists, nor a company's story and notices", async () => {
  const pair = await hiringPair(server);
  const { postingId, jobId } = await openJob(server, pair);
  const student = await studentOf(server, pair, { firstName: "Zyxwvut", rollNumber: "26ZZ01" });
  await rename(db, student, { firstName: "Zyxwvut" });
  const other = await applied(await studentOf(server, pair), postingId);
  const { departments } = ok(await pair.officer.api.po.college.data()).data;
  const year = new Date().getUTCFullYear() + 1;
  const line = `${student.email},26ZZ01,Zyxwvut,B.E.,${departments[0]?.name},${year}`;
  const sheet = `email,roll_number,first_name,degree,department,graduation_year\n${line}`;
  const file = new File([sheet], "class.csv");
  ok(await pair.officer.api.po.imports.upload({ body: { file } }));

  const own = await applied(student, postingId);
  const { move, undo } = pair.hr.api.hr.applications;
  const ids = [own.id, other.id];
  const { undoId = "" } = ok(await move({ body: { ids, command: "REJECT" } })).data;
  ok(await undo({ params: { id: undoId } }));
  const offer = await offered(pair, own.id);
  const answer = { params: { id: offer.id }, body: { command: "ACCEPT" as const } };
  ok(await student.api.student.hiring.offers.answer(answer));
  expect(await tablesWith(db, "Zyxwvut")).toEqual(
    expect.arrayContaining(["class_import_rows", "hiring_events", "notifications"]),
  );

  await erase(student);
  expect(await tablesWith(db, "Zyxwvut")).toEqual([]);
  expect(await tablesWith(db, student.id)).toEqual([]);
  // The address stands in the outbox for a week, as the student was told.
  expect(await tablesWith(db, student.email)).toEqual(["outbox"]);
  const params = { id: jobId };
  const board = ok(await pair.hr.api.hr.applications.list({ params, query: {} })).data;
  expect(board.items.map(({ id }) => id)).toEqual([other.id]);
});

test("59: the company keeps no name of an erased student who gave a slot back", async () => {
  const { pair, student: person, booked, publish, book } = await slotWorld(server);
  const student = person(0);
  await rename(db, student, { firstName: "Qwertzu" });
  const { id, slots } = await drawn(pair, booked(3), { minutes: 20 });
  await publish(id);
  const slotId = slots[0]?.id ?? "";
  await book(0, slotId);
  ok(await student.api.student.slots.release({ params: { id: slotId } }));
  expect(await tablesWith(db, "Qwertzu")).toContain("notifications");
  await erase(student);
  expect(await tablesWith(db, "Qwertzu")).toEqual([]);
});

test("what stays of a student is said before: lines of the activity log, and names that others typed", async () => {
  const pair = await hiringPair(server);
  const student = await studentOf(server, pair);
  await rename(db, student, { firstName: "Zhnmju" });
  const { students, todos } = pair.officer.api.po;
  ok(await students.setGapYears({ params: { id: student.id }, body: { gapYears: 2 } }));
  ok(await todos.create({ body: { title: "Speak to Zhnmju" } }));
  const { stays } = ok(await student.api.student.trust.deletion()).data;
  const said = stays.map(({ what }) => what).join(" ");
  for (const part of ["activity log", "typed it into a text"]) expect(said).toContain(part);
  await erase(student);
  expect(await tablesWith(db, student.id)).toContain("audit_entries");
  expect(await tablesWith(db, "Zhnmju")).toEqual(["todos"]);
});

test("59: another student's log of visits keeps no name of a student who was erased", async () => {
  const pair = await hiringPair(server);
  const visitor = await studentOf(server, pair);
  await rename(db, visitor, { firstName: "Bnmkjh" });
  const { profile, trust } = (await studentOf(server, pair)).api.student;
  ok(await profile.setVisibility({ body: { level: "COLLEGE" } }));
  const slug = ok(await profile.slug()).data.slug ?? "";
  ok(await visitor.api.student.profile.view({ params: { slug } }));
  expect(ok(await trust.accessLog()).data.items[0]?.viewer?.name).toContain("Bnmkjh");
  const { rawPayload } = await visitor.call("GET", "/api/v1/student/export");
  const taken = unzipped(rawPayload).get("portfolio.json")?.toString() ?? "";
  expect(JSON.parse(taken)).toMatchObject({ opened: [{ what: "PROFILE" }] });

  await erase(visitor);
  expect(await tablesWith(db, "Bnmkjh")).toEqual([]);
  expect(await tablesWith(db, visitor.id)).toEqual([]);
  const [visit] = ok(await trust.accessLog()).data.items;
  expect(visit?.viewer).toMatchObject({ name: "Somebody who left", role: "STUDENT" });
});

test("59: a notice that stands for the same absence twice keeps no name of a student who was erased", async () => {
  const pair = await hiringPair(server);
  const { postingId } = await openJob(server, pair);
  const student = await studentOf(server, pair, { firstName: "Vfrtgb" });
  await rename(db, student, { firstName: "Vfrtgb" });
  const { id } = await applied(student, postingId);
  for (const command of ["SHORTLIST", "ADVANCE"] as const)
    ok(await pair.hr.api.hr.applications.move({ body: { ids: [id], command } }));
  const { attendance } = pair.officer.api.po.applications;
  const absent = { roundId: "test", result: "ABSENT" as const };
  ok(await attendance({ params: { id }, body: { ...absent, excused: true } }));
  ok(await attendance({ params: { id }, body: absent }));
  expect(await tablesWith(db, "Vfrtgb")).toContain("notifications");
  await erase(student);
  expect(await tablesWith(db, "Vfrtgb")).toEqual([]);
});

test("59: a notice that counts several students holds nothing that leads to one who was erased", async () => {
  const pair = await hiringPair(server);
  const { postingId } = await openJob(server, pair);
  await applied(await studentOf(server, pair), postingId);
  const student = await studentOf(server, pair);
  const { id } = await applied(student, postingId);
  expect(await tablesWith(db, id)).toContain("notifications");
  await erase(student);
  const { items } = ok(await pair.hr.api.notifications.list({ query: {} })).data;
  const told = items.find(({ title }) => title.startsWith("2 new applications"));
  expect(told).toMatchObject({ entity: null });
  expect(told?.link).not.toContain(id);
  expect(await tablesWith(db, id)).not.toContain("notifications");
});

test.each([1, 2])(
  "59: who was told of %d free places keeps no name of a student who was first in line and was erased",
  async (places) => {
    const pair = await hiringPair(server);
    const { postingId } = await openJob(server, pair);
    const holders = [];
    for (let one = 0; one < places; one++) {
      const holder = await studentOf(server, pair);
      holders.push({ holder, offer: await offered(pair, (await applied(holder, postingId)).id) });
    }
    const student = await studentOf(server, pair, { firstName: "Plokij" });
    await rename(db, student, { firstName: "Plokij" });
    const { id } = await applied(student, postingId);
    for (const command of ["SHORTLIST", "ADVANCE", "WAITLIST"] as const)
      ok(await pair.hr.api.hr.applications.move({ body: { ids: [id], command } }));
    for (const { holder, offer } of holders)
      ok(
        await holder.api.student.hiring.offers.answer({
          params: { id: offer.id },
          body: { command: "DECLINE" },
        }),
      );
    const told = async () =>
      ok(await pair.hr.api.notifications.list({ query: {} })).data.items.filter(
        ({ type }) => type === "application.place",
      );
    expect(await told()).toHaveLength(1);
    await erase(student);
    expect(await tablesWith(db, "Plokij")).toEqual([]);
    expect(await told()).toHaveLength(places - 1);
  },
);
