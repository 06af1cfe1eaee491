import { expect, test } from "vitest";
import { periodText } from "./words";

const period = { from: "2025-05", to: "2025-07" };

test.each([
  ["en-IN", "short", "May – Jul 2025"],
  ["en-IN", "month", "May – July 2025"],
  ["hi", "month", "मई – जुलाई 2025"],
  ["es", "month", "mayo – julio de 2025"],
  ["ja", "short", "2025年5月 – 2025年7月"],
  ["zh-CN", "month", "2025年5月 – 2025年7月"],
  ["ko", "short", "2025년 5월 – 2025년 7월"],
] as const)("two months of one year are whole in %s (%s)", (locale, style, said) => {
  expect(periodText(period, locale, style)).toBe(said);
});
