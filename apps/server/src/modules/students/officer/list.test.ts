import type { StudentQuery } from "@toran/contract/schemas/officer-student";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ok, refusal } from "../../../testing/ok";
import { joinCollege } from "../../../testing/join-college";
import { startServer } from "../../../testing/start-server";
import { addStudents } from "../../../testing/students";
import { studentSorts } from "@toran/contract/schemas/officer-student";

const server = await startServer();
type Officer = Awaited<ReturnType<typeof server.person>>;
type Query = Partial<Pick<StudentQuery, "sort" | "limit">> & Record<string, unknown>;

async function walk(officer: Officer, query: Query) {
  const seen = [];
  let next: string | undefined;
  do {
    const reply: { items: { id: string }[]; next: string | null } = ok(
      await officer.api.po.students.list({ query: { ...query, ...(next && { next }) } }),
    ).data;
    seen.push(...reply.items);
    next = reply.next ?? undefined;
  } while (next && seen.length < 500);
  return seen.map(({ id }) => id);
}

const few = <T>(...values: T[]) => fc.constantFrom(...values);
const oneStudent = fc.record({
  firstName: few("Asha", "asha", "Bala", "Élodie", "अनन्या"),
  lastName: few("", "Rao", "Iyer"),
  rollNumber: fc.constant(null),
  department: few(null, "Civil", "Computer Science", "civil"),
  cgpa: few(null, 0, 7.5, 7.49, 10),
  updatedAt: few(new Date("2026-01-02T03:04:05.678Z"), new Date("2026-01-02T03:04:05.679Z")),
});

test("walking the windows of a list brings every student once, in one order, whatever it is sorted by", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(oneStudent, { minLength: 1, maxLength: 24 }),
      fc.integer({ min: 1, max: 7 }),
      async (rows, limit) => {
        const officer = await server.person("officer-ready");
        const ids = await addStudents(
          server,
          officer,
          rows.map((row, index) => ({ ...row, ...(index % 3 && { rollNumber: `23CS${index}` }) })),
        );
        for (const sort of studentSorts) {
          const whole = await walk(officer, { sort, limit: 100 });
          expect([sort, whole.toSorted()]).toEqual([sort, ids.toSorted()]);
          expect([sort, await walk(officer, { sort, limit })]).toEqual([sort, whole]);
          const back = await walk(officer, { sort: `-${sort}`, limit });
          expect([sort, back.toSorted()]).toEqual([sort, ids.toSorted()]);
        }
      },
    ),
    { numRuns: 5, seed: 20_261 },
  );
});

const officer = await server.person("officer-ready");
const day = (n: number) => new Date(Date.UTC(2026, 0, n));
const [asha, bala, chitra, divya] = await addStudents(server, officer, [
  {
    firstName: "Asha",
    lastName: "Rao",
    rollNumber: "23CS001",
    department: "Computer Science",
    cgpa: 8.12,
    activeBacklogs: 0,
    graduationYear: 2027,
    updatedAt: day(4),
  },
  {
    firstName: "Bala",
    lastName: "Iyer",
    rollNumber: "23CE/9'x",
    department: "Civil",
    cgpa: 6.4,
    activeBacklogs: 2,
    graduationYear: 2027,
    updatedAt: day(3),
  },
  {
    firstName: "Chitra",
    lastName: "",
    department: "Civil",
    cgpa: null,
    graduationYear: 2026,
    accountStatus: "SUSPENDED",
    outcomeTag: "HIGHER_STUDIES",
    updatedAt: day(2),
  },
  {
    firstName: "Divya",
    lastName: "Ashok",
    rollNumber: "22EC004",
    cgpa: 9,
    activeBacklogs: null,
    updatedAt: day(1),
  },
  { firstName: "Esha", lastName: "Gone", archived: true },
]);
const names: Record<string, string> = {
  [asha ?? ""]: "A",
  [bala ?? ""]: "B",
  [chitra ?? ""]: "C",
  [divya ?? ""]: "D",
};
const found = async (query: Query) => {
  const reply = ok(await officer.api.po.students.list({ query })).data;
  return reply.items.map(({ id }) => names[id] ?? "?").join("");
};

test.each<[string, Query, string]>([
  ["everyone but those in the archive, by name", {}, "ABCD"],
  ["by CGPA, the best first and those without one last", { sort: "-cgpa" }, "DABC"],
  ["by roll number, those without one last", { sort: "roll" }, "DBAC"],
  ["by department and then by name", { sort: "department" }, "BCAD"],
  ["by what changed last", { sort: "-updated" }, "ABCD"],
  ["by the beginning of a name, whichever it is", { search: "ash" }, "AD"],
  ["by the beginnings of two", { search: "  ao as" }, ""],
  ["by both names in any order and case", { search: "RAO ash" }, "A"],
  ["by a roll number with signs of the query language", { search: "23ce/9'X" }, "B"],
  ["by an address", { search: `s.${divya}@nil` }, "D"],
  ["nobody by signs alone", { search: "':* & !(" }, ""],
  ["of a department by its name", { department: "Civil" }, "BC"],
  ["of several departments", { department: ["Civil", "Computer Science"] }, "ABC"],
  ["by status and outcome", { status: ["SUSPENDED"], outcome: "HIGHER_STUDIES" }, "C"],
  ["with a CGPA of at least, which one without has not", { minCgpa: 6.4 }, "ABD"],
  ["without backlogs, which one who told none has not", { maxBacklogs: 0 }, "A"],
  ["of a year", { graduationYear: 2027 }, "AB"],
  ["who are not placed", { placement: "NOT_PLACED" }, "ABCD"],
])("the list brings students %s", async (_title, query, expected) => {
  expect(await found(query)).toBe(expected);
  const counted = ok(await officer.api.po.students.list({ query: { ...query, count: true } })).data;
  expect(counted).toEqual({ items: [], next: null, total: expected.length });
});

test("the department is named by the id of the college's own, and an id of another college finds nobody", async () => {
  const own = ok(await officer.api.po.students.departments()).data;
  const science = own.find(({ name }) => name === "Computer Science");
  expect(await found({ department: science?.id })).toBe("A");
  const other = await server.person("officer-ready");
  const [foreign] = ok(await other.api.po.students.departments()).data;
  expect(await found({ department: foreign?.id })).toBe("");
});

test("as many departments are asked for as a college may have", async () => {
  const others = Array.from({ length: 99 }, (_, at) => `Department ${at} of the college`);
  expect(await found({ department: ["Civil", ...others] })).toBe("BC");
});

test("a new name is found and sorted by at once", async () => {
  const student = await server.person("student-new");
  const boss = await server.person("officer-ready");
  await joinCollege(server, student, boss);
  ok(
    await student.api.student.personal.updateUserData({
      body: { firstName: "Zoya", lastName: "Khan" },
    }),
  );
  const { items } = ok(await boss.api.po.students.list({ query: { search: "zoy kha" } })).data;
  expect(items).toMatchObject([{ id: student.id, firstName: "Zoya", lastName: "Khan" }]);
});

test("a list tells the skills of each student, and how much of the portfolio is there", async () => {
  const student = await server.person("student-ready");
  const boss = await server.person("officer-ready");
  await joinCollege(server, student, boss);
  const told = ok(await student.api.student.profile.progress()).data;
  const [row] = ok(await boss.api.po.students.list()).data.items;
  expect(row).toMatchObject({ profile: told.percent, offers: 0, bestPackage: null });
  const owned = ok(await student.api.student.skills.list()).data;
  expect(row?.skillCount).toBe(owned.length);
  expect(row?.skills).toHaveLength(Math.min(owned.length, 4));
  const [skill = ""] = row?.skills ?? [];
  const query = { skills: [skill.toUpperCase()] };
  expect(ok(await boss.api.po.students.list({ query })).data.items).toHaveLength(1);
  const offered = ok(
    await boss.api.po.students.skills({ query: { skills: skill.slice(0, 3) } }),
  ).data;
  expect(offered.map(({ name }) => name)).toContain(skill);
  const [domain] = ok(await boss.api.po.students.domains()).data;
  const inDomain = { domain: domain?.name };
  expect(ok(await boss.api.po.students.list({ query: inDomain })).data.items).toHaveLength(1);
  const nobody = { skills: [skill, "Falconry"] };
  expect(ok(await boss.api.po.students.list({ query: nobody })).data.items).toEqual([]);
});

test("66: the cursor of another college brings students of one's own alone, and a broken one is refused at its field", async () => {
  const other = await server.person("officer-ready");
  const { next } = ok(await officer.api.po.students.list({ query: { limit: 1 } })).data;
  expect(ok(await other.api.po.students.list({ query: { next: next ?? "" } })).data.items).toEqual(
    [],
  );
  const bent = [
    "%%",
    "WzFd",
    Buffer.from('["updated",0,"2026-02-31T00:00:00.000000Z","x"]').toString("base64url"),
  ];
  for (const each of bent) {
    const reply = refusal(await officer.api.po.students.list({ query: { next: each } }));
    expect([reply.status, reply.body.errors]).toEqual([400, { next: expect.any(String) }]);
  }
  const otherSort = refusal(
    await officer.api.po.students.list({ query: { next: next ?? "", sort: "roll" } }),
  );
  expect(otherSort.status).toBe(400);
});

test("62: the document of a student is read by officers of the college alone", async () => {
  const student = await server.person("student-ready");
  const boss = await server.person("officer-ready");
  await joinCollege(server, student, boss);
  const params = { id: student.id };
  ok(await boss.api.po.students.document({ params }));
  expect(refusal(await officer.api.po.students.document({ params })).status).toBe(404);
});

test("an address that somebody kept finds a department by the name it had then, and whoever has that name since by themselves", async () => {
  const keeper = await server.person("officer-ready");
  const { college } = keeper.api.po;
  const save = async (department: { id?: string; name: string }) => {
    const body = { departments: [department] };
    const { departments } = ok(await college.updateMajors({ body })).data;
    return departments.find(({ name }) => name === department.name)?.id ?? "";
  };
  const id = await save({ name: "Electronics" });
  const [first = ""] = await addStudents(server, keeper, [{ department: "Electronics" }]);
  await save({ id, name: "Electronics and Communication" });
  const asked = (department: string) => walk(keeper, { department });
  expect(await asked("electronics ")).toEqual([first]);
  expect(await asked("Electronics and Communication")).toEqual([first]);
  expect(await asked("Electric")).toEqual([]);
  await save({ name: "Electronics" });
  const [since = ""] = await addStudents(server, keeper, [{ department: "Electronics" }]);
  expect(await asked("Electronics")).toEqual([since]);
});
