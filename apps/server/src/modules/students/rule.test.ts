import { type Facts, judge, truthOf } from "@toran/contract/hiring/judge";
import { type Rule, rule as ruleSchema } from "@toran/contract/hiring/rule";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod/mini";
import { joinOffice } from "../../testing/join-office";
import { startServer } from "../../testing/start-server";
import { addStudents } from "../../testing/students";
import { countMeeting, factsOf, studentBy } from "./rule";

const server = await startServer();
const marks = [0, 5.99, 6, 6.01, 7, 7.35, 9.1, 10];
const departments = ["Computer Science", "computer science ", "Civil", "Mechanical"];

/** Students with every mark near the edges that rules ask for, and with gaps. */
const rows = marks.flatMap((cgpa, index) =>
  departments.map((department, at) => ({
    cgpa: (index + at) % 5 === 0 ? null : cgpa,
    department: (index + at) % 7 === 0 ? null : department,
    graduationYear: at % 3 === 0 ? null : 2026 + (index % 3),
    activeBacklogs: at === 0 ? null : index % 3,
    tenthPercent: at === 1 ? null : 40 + index * 7.5,
    gapYears: (index + at) % 3 === 0 ? null : index % 4,
  })),
);
let collegeId = "";
let everybody: Facts[] = [];
beforeAll(async () => {
  const officer = await server.person("officer-ready");
  ({ collegeId } = await joinOffice(server, officer, officer));
  const ids = await addStudents(server, officer, rows);
  everybody = await Promise.all(
    ids.map(async (id) => {
      const student = await studentBy(server.db, id);
      if (!student) throw new Error("A student is gone.");
      return factsOf(server.db, student);
    }),
  );
});

const leaf: fc.Arbitrary<Rule> = fc.oneof(
  fc.record({
    field: fc.constant("cgpa" as const),
    op: fc.constantFrom("AT_LEAST", "AT_MOST", "IS"),
    value: fc.constantFrom(...marks),
  }),
  fc.record({
    field: fc.constantFrom("graduationYear" as const),
    op: fc.constantFrom("AT_LEAST", "IS"),
    value: fc.constantFrom(2026, 2027),
  }),
  fc.record({
    field: fc.constant("activeBacklogs" as const),
    op: fc.constant("AT_MOST" as const),
    value: fc.constantFrom(0, 1),
  }),
  fc.record({
    field: fc.constant("tenthPercent" as const),
    op: fc.constant("AT_LEAST" as const),
    value: fc.constantFrom(55, 62.5),
  }),
  fc.record({
    field: fc.constant("gapYears" as const),
    op: fc.constantFrom("AT_LEAST", "AT_MOST", "IS"),
    value: fc.constantFrom(0, 1, 2, 10),
  }),
  fc.record({
    field: fc.constant("department" as const),
    op: fc.constantFrom("ONE_OF", "NONE_OF"),
    value: fc.constantFrom<string[]>(["Computer Science"], ["CIVIL", "Mechanical"]),
  }),
);
const { rule } = fc.letrec<{ rule: Rule }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.record({ all: fc.array(tie("rule"), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie("rule"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie("rule") }),
  ),
}));

test("the database counts exactly the students whom the rule, judged one by one, lets in", async () => {
  await fc.assert(
    fc.asyncProperty(rule, async (given) => {
      const [counted] = await countMeeting(server.db, [collegeId], given);
      const judged = everybody.filter((facts) => judge(given, facts).eligible).length;
      expect([counted?.students, counted?.eligible]).toEqual([rows.length, judged]);
    }),
    { numRuns: 200 },
  );
});

test("who is let in is told no condition, and what is missing lets nobody in", () => {
  fc.assert(
    fc.property(rule, fc.nat(rows.length - 1), (given, index) => {
      const facts = everybody[index] ?? {};
      const { eligible, unmet } = judge(given, facts);
      expect(eligible).toBe(truthOf(given, facts) === true);
      expect(eligible ? unmet : []).toEqual([]);
      expect(
        judge({ all: [given, { field: "diplomaPercent", op: "AT_LEAST", value: 0 }] }, facts)
          .eligible,
      ).toBe(false);
    }),
  );
});

test("130: a rule nested ten thousand deep is refused before anybody walks into it", () => {
  let deep: unknown = { all: [] };
  for (let level = 0; level < 10_000; level++) deep = { not: deep };
  expect(z.safeParse(ruleSchema, deep).success).toBe(false);
  const wide = { any: Array.from({ length: 41 }, () => ({ field: "cgpa", op: "IS", value: 7 })) };
  expect(z.safeParse(ruleSchema, wide).success).toBe(false);
  const gap = { field: "gapYears", op: "AT_MOST" };
  const read = (value: unknown) => z.safeParse(ruleSchema, { ...gap, value }).success;
  expect([0, 10, 11, -1, "1"].map(read)).toEqual([true, true, false, false, false]);
  expect(z.safeParse(ruleSchema, { field: "cgpa", op: "ONE_OF", value: ["7"] }).success).toBe(
    false,
  );
});
