import { describe, expect, test } from "vitest";
import { richTextFrom } from "../model/rich-text";
import { samples } from "../samples";
import { checkResume } from "./check";

const template = { ats: "strict", columns: 1 } as const;
const options = { accent: "#27408b" };
const failing = (given: Parameters<typeof checkResume>[0]) =>
  checkResume(given).findings.flatMap(({ rule, passed }) => (passed ? [] : [rule]));

describe("the check", () => {
  test("finds nothing wrong with a full résumé in a plain layout", () => {
    expect(checkResume({ resume: samples.full, template, options })).toMatchObject({ score: 100 });
  });

  test("says of a sparse résumé what is missing", () => {
    expect(failing({ resume: samples.sparse, template, options })).toEqual([
      "phone",
      "work",
      "skills",
    ]);
  });

  test("names the entries that have no dates, and tells which they are", () => {
    const [experience] = samples.full.sections;
    const entries = ["Intern", "Volunteer", "Tutor"].map((title) => ({ id: title, title }));
    const resume = {
      ...samples.full,
      sections: [{ ...experience!, kind: "experience" as const, entries }],
    };
    const finding = checkResume({ resume, template, options }).findings.find(
      ({ rule }) => rule === "dates",
    );
    expect(finding).toMatchObject({ passed: false, about: ["Intern", "Volunteer", "Tutor"] });
    expect(finding?.reason).toContain("“Intern” and 2 more have no dates.");
  });

  test("warns of a layout in two columns, a colour too light, and a summary too long", () => {
    const resume = { ...samples.full, summary: richTextFrom("Long words. ".repeat(60)) };
    const visual = { ats: "visual", columns: 2 } as const;
    expect(failing({ resume, template: visual, options: { accent: "#f2c94c" } })).toEqual([
      "summary",
      "layout",
      "colour",
    ]);
  });

  test("gives a reason for everything, whoever it is about", () => {
    for (const resume of Object.values(samples))
      for (const { reason } of checkResume({ resume, template, options }).findings)
        expect(reason).toMatch(/\.$/u);
  });
});
