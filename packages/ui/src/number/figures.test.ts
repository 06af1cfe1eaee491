import { expect, test } from "vitest";
import { format, isTooFine, read, tooFine, unread } from "./figures";

test("numbers are grouped the Indian way and read back from any grouping", () => {
  expect(format(120000, 0)).toBe("1,20,000");
  expect(format(7.25, 1)).toBe("7.3");
  expect(read("1,20,000")).toBe(120000);
  expect(read("120,000")).toBe(120000);
  expect(read(" ₹ 7.2 ")).toBe(7.2);
  expect(read("$60,000")).toBe(60_000);
  for (const sum of [
    "Rs. 12,50,000/-",
    "Rs 12,50,000",
    "INR 12,50,000.00",
    "rs.1250000/=",
    "Rs1250000",
  ])
    expect(read(sum)).toBe(12_50_000);
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
  for (const words of ["12 lakh", "Rs.", "/-"]) expect(read(words)).toBeUndefined();
  expect(read("1e5")).toBeUndefined();
});

test("a number with a group after its decimals is one of another place, and not read as a smaller one", () => {
  expect(read("1.200,50")).toBeUndefined();
  expect(read("12.00.000,5")).toBeUndefined();
  expect(read("1,200.50", "de-DE")).toBeUndefined();
});

test("a comma where some write the decimals is not taken for a group, which would make ten of one", () => {
  for (const typed of ["7,5", "8,25", "-7,5", ",5", "0,125", "₹ 7,5"])
    expect(read(typed)).toBeUndefined();
  expect(read("7.5", "de-DE")).toBeUndefined();
  expect(read("7,5", "de-DE")).toBe(7.5);
  expect(read("12,500.5")).toBe(12_500.5);
  expect(read("7,")).toBe(7);
  // A figure more or less in a number that stood there in groups.
  expect(read("1,20,00")).toBe(12_000);
  expect(read("1,2000")).toBe(12_000);
});

test("what is no number is put right by an example that the field can take", () => {
  expect(unread(0)).toBe("Write it in figures, like 1,200.");
  expect(unread(2)).toBe("Write it in figures, like 1,200 or 7.5.");
  expect(unread(1, "de-DE")).toBe("Write it in figures, like 1.200 or 7,5.");
});

test("a number that would be rounded is told apart, and how to write it", () => {
  expect([isTooFine(8.75, 2), isTooFine(8.755, 2), isTooFine(7.5, 0), isTooFine(0.3, 1)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(tooFine(0)).toBe("Write a whole number, like 1,200.");
  expect(tooFine(1, "de-DE")).toBe("Write it with 1 decimal at most, like 7,3.");
});
