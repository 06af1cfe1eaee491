import { expect, test } from "vitest";
import { judge, ruleWords } from "./judge";
import { type Rule, type RuleLeaf, ruleFieldNames, ruleFields, valueWords } from "./rule";

test("a condition is told in words of people, and so is what a student has", () => {
  const rule: Rule = {
    all: [
      { field: "gender", op: "ONE_OF", value: ["FEMALE", "NON_BINARY"] },
      { field: "placementStatus", op: "NONE_OF", value: ["PLACED"] },
    ],
  };
  expect(ruleWords(rule)).toBe("Gender one of female, non-binary and Placement none of placed");
  expect(judge(rule, { gender: "MALE", placementStatus: "PLACED" }).unmet).toEqual([
    { field: "gender", asked: "Gender one of female, non-binary", has: "male" },
    { field: "placementStatus", asked: "Placement none of placed", has: "placed" },
  ]);
});

test.each(
  ruleFieldNames.flatMap((field) => {
    const about = ruleFields[field];
    return "of" in about ? about.of.map((value) => [field, value] as const) : [];
  }),
)("%s, %s is told without signs of a machine", (field, value) => {
  expect(valueWords(field, value)).toMatch(/^[a-z][a-z -]*$/);
});

test("of conditions of which any one is enough each is told as that", () => {
  const cgpa: RuleLeaf = { field: "cgpa", op: "AT_LEAST", value: 8 };
  const skills: RuleLeaf = { field: "skills", op: "ANY_OF", value: ["SQL"] };
  const backlogs: RuleLeaf = { field: "activeBacklogs", op: "AT_MOST", value: 0 };
  const facts = { cgpa: 7, skills: [], activeBacklogs: 1 };
  const told = (rule: Rule) =>
    judge(rule, facts).unmet.map(({ field, either }) => (either ? [field, either] : [field]));
  const any: Rule = { any: [cgpa, skills] };
  expect(told({ all: [cgpa, skills] })).toEqual([["cgpa"], ["skills"]]);
  expect(told(any)).toEqual([
    ["cgpa", 1],
    ["skills", 1],
  ]);
  expect(told({ all: [backlogs, any] })).toEqual([["activeBacklogs"], ["cgpa", 1], ["skills", 1]]);
  // One of them, or one of others: one of all.
  const merged = told({ any: [any, backlogs] });
  expect(new Set(merged.map(([, either]) => either)).size).toBe(1);
  expect(merged).toHaveLength(3);
  // Two at once, or a third: neither of the two is enough alone.
  expect(told({ any: [{ all: [cgpa, skills] }, backlogs] })).toEqual([
    ["cgpa"],
    ["skills"],
    ["activeBacklogs"],
  ]);
  const none: Rule = {
    not: {
      all: [
        { ...cgpa, op: "AT_MOST" },
        { ...backlogs, value: 2 },
      ],
    },
  };
  expect(told(none)).toEqual([
    ["cgpa", 1],
    ["activeBacklogs", 1],
  ]);
  expect(told({ any: [cgpa] })).toEqual([["cgpa"]]);
});

test("what students write themselves is told as they wrote it", () => {
  expect(valueWords("department", "CSE (AI_ML)")).toBe("CSE (AI_ML)");
});
