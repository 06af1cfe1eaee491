import { expect, test } from "vitest";
import { format, read } from "./figures";

test("numbers are grouped the Indian way and read back from any grouping", () => {
  expect(format(120000, 0)).toBe("1,20,000");
  expect(format(7.25, 1)).toBe("7.3");
  expect(read("1,20,000")).toBe(120000);
  expect(read("120,000")).toBe(120000);
  expect(read(" ₹ 7.2 ")).toBe(7.2);
  expect(read("$60,000")).toBe(60_000);
  expect(format(120000, 0, "en")).toBe("120,000");
});

test("an empty field is no number, and words are not read as one", () => {
  expect(read("  ")).toBeNull();
  expect(read("12 lakh")).toBeUndefined();
  expect(read("1e5")).toBeUndefined();
});
