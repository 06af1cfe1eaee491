import { expect, test, vi } from "vitest";
import { z } from "zod/mini";
import * as field from "./fields";
import { offerInput } from "./offer";
import { educationDetailsInput } from "./student";

const says = (schema: z.core.$ZodType, value: unknown) => {
  const result = z.safeParse(schema, value);
  return result.success ? undefined : result.error.issues[0]?.message;
};

test.each([
  [field.text("Write a name."), "  ", "Write a name."],
  [field.text("Write a name."), undefined, "Write a name."],
  [field.text("Write a name."), { nested: true }, "Write a name."],
  [field.text("Write a name.", 5), "longer", "Keep it to 5 characters."],
  [field.text("Write a name."), "null\0byte", "Take out the characters that cannot be seen."],
  [field.longText("Write."), "null\0byte", "Take out the characters that cannot be seen."],
  [field.email, "nobody", "Write an email address like name@example.com."],
  [field.phone, "98400 1234", "Write 10 digits, or start with + and the country code."],
  [
    field.url,
    "javascript:alert(1)",
    "Write a web address that starts with https://, like https://example.com",
  ],
  [field.url, "kestrel", "Write a web address that starts with https://, like https://example.com"],
  [
    field.url,
    "not a host",
    "Write a web address that starts with https://, like https://example.com",
  ],
  [field.personName("Name?"), "\u200D\u200D", "Use letters, spaces, hyphens and apostrophes."],
  [field.number("Give a year.", 1900, 2100), "12.5e3", "Give a year."],
  [field.number("Give a year.", 1900, 2100), null, "Give a year."],
  [field.maybe(field.number("Give a year.", 1900, 2100)), "19 87", "Give a year."],
  [field.maybe(field.number("Give a year.", 1900, 2100)), {}, "Give a year."],
  [field.maybe(z.object({ year: field.number("Give a year.", 1, 9) })), {}, "Check this field."],
  [field.number("Give a year.", 1900, 2100), [], "Give a year."],
  [field.number("Give two decimals.", 0, 10, "hundredths"), "7.996", "Give two decimals."],
  [field.number("Give two decimals.", 0, 10, "hundredths"), 7.996, "Give two decimals."],
  [field.number("Give two decimals.", 0, 10, "hundredths"), "8.29", undefined],
  [field.number("Give two decimals.", 0, 10, "hundredths"), 0.07, undefined],
  [field.day("Give a day."), "2026-02-30", "Give a day."],
  [field.day("Give a day."), "9999-12-31", "Give a day."],
  [field.day("Give a day."), "0000-01-01", "Give a day."],
  [field.joiningDay(), "1027-07-01", "Give a joining date from a year ago to three years ahead."],
  [field.joiningDay(), "2207-07-01", "Give a joining date from a year ago to three years ahead."],
  [field.joiningDay(), new Date().toISOString().slice(0, 10), undefined],
  [field.joiningDay(), "", "Give the joining date."],
  [field.ids(2), "not json", "Send the ids as a JSON array."],
  [field.ids(2), "[]", "Choose at least one."],
  [
    offerInput,
    { applicationId: crypto.randomUUID(), role: "Engineer", ctc: 0 },
    "Give the pay per year.",
  ],
])("a wrong value is told in a sentence (%#)", (schema, value, sentence) => {
  expect(says(schema, value)).toBe(sentence);
});

// Compared at two decimals, 7.996 would pass for the 8 that it is not.
test.each([
  ["cgpa", "7.996", "Give a CGPA from 0 to 10, with at most two decimals."],
  ["tenthPercent", 59.999, "Give a percentage from 0 to 100, with at most two decimals."],
])("a mark is refused that would be rounded (%s)", (name, mark, sentence) => {
  const studies = {
    college: "Nilgiri Institute of Technology",
    degree: "B.Tech",
    department: "Civil",
    rollNumber: "22CIV014",
    graduationYear: 2027,
  };
  expect(says(educationDetailsInput, { ...studies, [name]: mark })).toBe(sentence);
  expect(says(educationDetailsInput, { ...studies, [name]: "8.10" })).toBeUndefined();
});

test.each([
  [field.email, "  Asha.Rao@Nilgiri.Example ", "asha.rao@nilgiri.example"],
  [field.phone, "98400 12345", "+919840012345"],
  [field.phone, "+44 20 7946 0018", "+442079460018"],
  [field.url, "nilgiri.example", "https://nilgiri.example"],
  [field.number("Give a year.", 1900, 2100), "1994", 1994],
  [field.flag, "true", true],
  [field.maybe(field.email), "", undefined],
  [field.maybe(field.email), undefined, undefined],
  [field.personName("Name?"), "अनन्या अय्यर", "अनन्या अय्यर"],
  // As many phones write it: the joiner makes the last letter of "Sunil" what it is.
  [field.personName("Name?"), "സുനില്\u200D", "സുനില്\u200D"],
  [field.personName("Name?"), "علی\u200Cرضا", "علی\u200Cرضا"],
])("a good value is brought into one form (%#)", (schema, value, kept) => {
  expect(z.parse(schema, value)).toBe(kept);
});

test("ids are read from a JSON text of the query as well as from a list", () => {
  const one = "0b8f3a52-9c1d-4e57-8f0e-5d3a2b1c4d6e";
  expect(z.parse(field.ids(2), JSON.stringify([one]))).toEqual([one]);
  expect(z.parse(field.ids(2), [one])).toEqual([one]);
  expect(says(field.ids(2), [one, one, one])).toBe("Send at most 2 at a time.");
});

test.each([
  [`Z${"\u0301".repeat(200)}oe`, `\u0179${"\u0301".repeat(5)}oe`],
  ["cafe\u0301 \u095B", "caf\u00E9 \u091C\u093C"],
  ["An\u200Ban\u2060ya\uFEFF", "Ananya"],
  ["\u202Egnp.exe", "gnp.exe"],
  ["क्षत्रिय \u200Dनमस्ते", "क्षत्रिय \u200Dनमस्ते"],
  ["מְנַחֵם", "מְנַחֵם"],
  ["👩‍💻 ❤️", "👩‍💻 ❤️"],
])("189: %j is kept as %j", (given, kept) => {
  expect(z.parse(field.text("Write a name."), given)).toBe(kept);
  expect(z.parse(field.longText("Write."), given)).toBe(kept);
});

test("a year that begins while a server runs is one that a company was founded in", () => {
  const year = field.pastYear(1600);
  vi.useFakeTimers({ now: new Date("2026-12-31T23:00:00Z"), toFake: ["Date"] });
  expect(says(year, 2027)).toBe("Give a year from 1600 to 2026.");
  expect(says(year, "1599")).toBe("Give a year from 1600 to 2026.");
  vi.setSystemTime(new Date("2027-01-01T00:00:00Z"));
  expect(says(year, 2027)).toBeUndefined();
  expect(says(year, "20270")).toBe("Give a year from 1600 to 2027.");
  expect(says(year, "soon")).toBe("Give a year from 1600 to 2027.");
  vi.useRealTimers();
});
