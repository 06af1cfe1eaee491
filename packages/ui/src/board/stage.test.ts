import { expect, test } from "vitest";
import { band, passRate } from "./stage";

const stage = (count: number) => ({ id: String(count), title: "", count, items: [] });

test("a pass rate compares a stage with the one before it", () => {
  const stages = [stage(248), stage(96), stage(0), stage(3)];
  expect(stages.map((_, place) => passRate(stages, place))).toEqual([
    undefined,
    "39%",
    "0%",
    undefined,
  ]);
});

test("nobody comes on to a stage off the way, and none is compared with it", () => {
  const aside = { ...stage(2), aside: true };
  const stages = [stage(20), aside, stage(10), aside];
  expect(stages.map((_, place) => passRate(stages, place))).toEqual([
    undefined,
    undefined,
    "50%",
    undefined,
  ]);
});

test("the band is true to scale and stands on its foot", () => {
  expect(band([100, 50])).toMatch(/^M 0 40 L 0 0 .* L 200 20 L 200 40 Z$/);
  expect(band([0, 0])).not.toContain("NaN");
});
