import fc from "fast-check";
import { expect, test } from "vitest";
import { FitSearch } from "./fit-search";

/** Searches as the pages do; the steps from `first` on fit. */
function search(count: number, first: number, begin: number) {
  const steps = new FitSearch<string>(count);
  const tried: number[] = [];
  for (let step = begin; ;) {
    tried.push(step);
    const next = steps.note(step, step >= first, `pages of ${step}`);
    if (typeof next !== "number") return { tried, found: next };
    step = next;
  }
}

const cases = fc
  .integer({ min: 1, max: 20 })
  .chain((count) => fc.tuple(fc.constant(count), fc.nat(count), fc.nat(count - 1)));

test("the first step that fits is found from wherever it begins, the last where none does, and none is tried twice", () => {
  fc.assert(
    fc.property(cases, ([count, first, begin]) => {
      const { tried, found } = search(count, first, begin);
      const answer = Math.min(first, count - 1);
      expect(found).toEqual({ step: answer, result: `pages of ${answer}` });
      expect(new Set(tried).size).toBe(tried.length);
    }),
  );
});

test("what fitted a moment ago is found again in two tries", () => {
  expect(search(12, 7, 7).tried).toEqual([7, 6]);
  expect(search(12, 0, 0).tried).toEqual([0]);
});
