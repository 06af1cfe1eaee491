import { expect, test } from "vitest";
import { samples } from "../samples";
import type { Period } from "./model";
import { wordingOf } from "./wording";

const dated = (locale: string, period: Period) => ({
  ...samples.sparse,
  locale,
  sections: [
    {
      id: "e",
      kind: "experience" as const,
      title: "Work",
      entries: [{ id: "one", title: "Clerk", period }],
    },
  ],
});

test.each([
  ["ja-JP", "2025年4月"],
  ["zh-TW", "2025年4月"],
  ["ko-KR", "2025년 4월"],
  ["hi-IN", "पृष्ठ"],
  ["en-IN", "Clerk"],
])("in %s, what the pages say beside the résumé's own words is told: %s", (locale, wanted) => {
  const text = wordingOf(dated(locale, { to: "2025-04" }), { dates: "short" });
  expect(text).toContain(wanted);
  expect(text).toContain("Clerk");
});

test("a résumé without dates may be of any locale, even of none", () => {
  expect(wordingOf(dated("", {}), { dates: "short" })).toContain("Clerk");
});
