import { expect, test } from "vitest";
import { z } from "zod/mini";
import { jobInput } from "./job";
import { missingIn } from "./missing-in-job";

const job = { title: "Fleet Engineer", type: "FULL_TIME" as const };
const read = (description: unknown) => {
  const { success, data, error } = z.safeParse(jobInput, { ...job, description });
  return success ? data.description : error.issues.map(({ path, message }) => [...path, message]);
};

test.each([
  [undefined, undefined],
  ["", undefined],
  ["<p></p><ul><li><p> </p></li></ul>", undefined],
  ["<p>Builds.</p><script>x()</script>", "<p>Builds.</p>"],
  [
    `<p>${"<b>a</b>".repeat(5000)}${"a".repeat(5000)}</p>`,
    `<p><strong>${"a".repeat(5000)}</strong>${"a".repeat(5000)}</p>`,
  ],
  [`<p>${"a".repeat(10_001)}</p>`, [["description", "Keep it to 10,000 characters."]]],
  ["a".repeat(10_000_000), [["description", "It is too long with all its lists and links."]]],
  [7, [["description", "Describe the job."]]],
])("a description is read without its marks (%#)", (given, kept) => {
  expect(read(given)).toEqual(kept);
});

const missing = (description: string) =>
  missingIn(
    {
      description,
      type: "FULL_TIME",
      workplace: "REMOTE",
      closesAt: "2026-12-20T18:29:00.000Z",
      locations: [],
      pay: { ctc: 1, stipend: null },
      rule: { all: [] },
      ruleReason: null,
    },
    false,
  );

test("the letters alone say whether a job is described", () => {
  expect(missing(`<ul><li><p>${"a".repeat(49)}</p></li></ul>`)).toEqual({
    description: "Describe the job in 50 letters or more.",
  });
  expect(missing(`<p>${"a".repeat(25)}</p><p>${"a".repeat(25)}</p>`)).toEqual({});
});
