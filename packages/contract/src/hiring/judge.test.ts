import { expect, test } from "vitest";
import { judge, ruleWords } from "./judge";
import { type Rule, ruleFieldNames, ruleFields, valueWords } from "./rule";

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

test("what students write themselves is told as they wrote it", () => {
  expect(valueWords("department", "CSE (AI_ML)")).toBe("CSE (AI_ML)");
});
