import { seasonYear } from "@toran/contract/hiring/season";
import { expect, test } from "vitest";
import { applied, hiringPair, offered, openJob, studentOf } from "../../testing/hiring";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { addStudents } from "../../testing/students";

const server = await startServer();
const day = 24 * 60 * 60 * 1000;

/** A college in which one student of this season waits with an offer of the product. */
async function withOffer() {
  const pair = await hiringPair(server);
  const { college, dashboard, students } = pair.officer.api.po;
  const [department] = ok(await college.data()).data.departments;
  const facts = {
    accountStatus: "ACTIVE",
    department: department?.name ?? "",
    graduationYear: seasonYear(server.deps.now()) + 1,
  } as const;
  const student = await studentOf(server, pair, facts);
  const { id } = await applied(student, (await openJob(server, pair)).postingId);
  const offer = await offered(pair, id);
  const [all] = ok(await dashboard.groups()).data;
  const params = { id: all?.id ?? "" };
  return {
    ...pair,
    facts,
    accept: async () =>
      ok(
        await student.api.student.hiring.offers.answer({
          params: { id: offer.id },
          body: { command: "ACCEPT" },
        }),
      ),
    season: async () => ok(await dashboard.season({ params })).data,
    departments: async () => ok(await dashboard.departments({ params })).data,
    listed: async () =>
      ok(await students.list({ query: { count: true, graduationYear: facts.graduationYear } })).data
        .total,
  };
}

test("who accepts an offer of the product is placed this week, and a week later is not any more", async () => {
  const { accept, season, departments } = await withOffer();
  const thisWeek = async () => [
    (await season()).placedThisWeek,
    (await departments())[0]?.placedThisWeek,
  ];
  expect(await thisWeek()).toEqual([0, 0]);
  await accept();
  expect(await thisWeek()).toEqual([1, 1]);
  server.pass(8 * day);
  expect(await thisWeek()).toEqual([0, 0]);
  expect(await season()).toMatchObject({ placed: 1, students: 1 });
});

test("the season of all departments counts every student that the list behind it shows", async () => {
  const { officer, facts, season, listed } = await withOffer();
  await addStudents(server, officer, [
    { ...facts, department: "Textile Technology" },
    { ...facts, department: null },
  ]);
  expect((await season()).students).toBe(3);
  expect(await listed()).toBe(3);
});

test("the roll of all departments has who is of none, or of one that was removed, in a row at its end", async () => {
  const { officer, facts, season, departments } = await withOffer();
  await addStudents(server, officer, [
    { ...facts, department: "Textile Technology" },
    { ...facts, department: null },
  ]);
  const rows = await departments();
  expect(rows.at(-1)).toMatchObject({ id: null, name: "Other departments", students: 2 });
  expect(rows.reduce((sum, { students }) => sum + students, 0)).toBe((await season()).students);
  const [group] = rows;
  const params = { id: group?.id ?? "" };
  expect(ok(await officer.api.po.dashboard.departments({ params })).data).toHaveLength(1);
});

test("who was deregistered or not accepted is no part of the share, unless they are placed", async () => {
  const { officer, facts, season, departments } = await withOffer();
  await addStudents(server, officer, [
    { ...facts, accountStatus: "DEREGISTERED" },
    { ...facts, accountStatus: "REJECTED" },
    { ...facts, accountStatus: "DEREGISTERED", placementStatus: "PLACED" },
  ]);
  expect(await season()).toMatchObject({ students: 2, notSeeking: 2, placed: 1 });
  expect((await departments())[0]).toMatchObject({ students: 2, notSeeking: 2, placed: 1 });
});

test("who looks for no placement is no part of the share, unless they are in it already", async () => {
  const { officer, facts, season, departments } = await withOffer();
  const { setOutcome } = officer.api.po.students;
  const [id = ""] = await addStudents(server, officer, [facts, facts]);
  const body = { outcomeTag: "HIGHER_STUDIES" } as const;
  expect(await season()).toMatchObject({ students: 3, notSeeking: 0 });
  ok(await setOutcome({ params: { id }, body }));
  expect(await season()).toMatchObject({ students: 2, notSeeking: 1 });
  expect((await departments())[0]).toMatchObject({ students: 2, notSeeking: 1, offered: 1 });
  const listed = { placement: ["OFFERED" as const], limit: 1 };
  const [holder] = ok(await officer.api.po.students.list({ query: listed })).data.items;
  ok(await setOutcome({ params: { id: holder?.id ?? "" }, body }));
  expect(await season()).toMatchObject({ students: 2, notSeeking: 1 });
});

test("the median of pay is of whom all details are known", async () => {
  const { officer, facts, season } = await withOffer();
  const { setPlacement } = officer.api.po.students;
  const [id = ""] = await addStudents(server, officer, [facts]);
  const query = { studentId: [id] };
  ok(await setPlacement({ query, body: { isPlaced: true, company: "Kestrel", ctc: 2_500_000 } }));
  expect(await season()).toMatchObject({ placed: 1, medianPackage: null });
  const rest = { role: "Analyst", joiningDate: "2027-07-01", source: "OFF_CAMPUS" } as const;
  ok(await setPlacement({ query, body: { isPlaced: true, ...rest } }));
  expect(await season()).toMatchObject({ placed: 1, medianPackage: 2_500_000 });
});
