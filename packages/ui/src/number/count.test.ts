import { expect, test } from "vitest";
import { inGroups } from "./count";

test("counts are grouped as the browser groups them for India", () => {
  for (const count of [0, 7, 42, 999, 1_000, 24_318, 1_20_000, 98_76_543, 10_00_00_000, -1_234])
    expect(inGroups(count)).toBe(count.toLocaleString("en-IN"));
});
