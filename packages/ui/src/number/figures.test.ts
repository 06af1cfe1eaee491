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

test("what is shown in the figures of a place is read back as the same number", () => {
  const places = ["en-IN", "en", "de-DE", "fr-FR", "de-CH", "es", "sv", "mr-IN", "bn-IN", "ar-EG"];
  for (const locale of places)
    for (const value of [0, 7.5, 1200, 120_000.25, -1_234_567])
      expect(read(format(value, 2, locale), locale)).toBe(value);
  expect(read("1.200,5", "de-DE")).toBe(1200.5);
  expect(read("120.0001", "de-DE")).toBe(1_200_001);
  expect(read("1200", "mr-IN")).toBe(1200);
});

test("an empty field is no number, and words are not read as one", () => {
  expect(read("  ")).toBeNull();
  expect(read("12 lakh")).toBeUndefined();
  expect(read("1e5")).toBeUndefined();
});

test("a number with a group after its decimals is one of another place, and not read as a smaller one", () => {
  expect(read("1.200,50")).toBeUndefined();
  expect(read("12.00.000,5")).toBeUndefined();
  expect(read("1,200.50", "de-DE")).toBeUndefined();
});
