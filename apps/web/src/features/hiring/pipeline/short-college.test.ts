import { expect, test } from "vitest";
import { shortAmong, shortCollege } from "./short-college";

test.each([
  ["Nilgiri Institute of Technology", "Nilgiri"],
  ["Palani Hills College of Engineering", "Palani Hills"],
  ["Kaveri College of Engineering and Technology", "Kaveri"],
  ["Brahma University", "Brahma"],
  ["Vindhya College of Arts, Sciences & Commerce", "Vindhya"],
])("%s is called %s where the line is short", (name, short) => {
  expect(shortCollege(name)).toBe(short);
});

test.each([
  "Indian Institute of Technology Madras",
  "Indian Institute of Science",
  "Government College of Engineering",
  "Thar",
  "College of Engineering",
  "",
])("%s keeps its whole name: a shorter one would tell less", (name) => {
  expect(shortCollege(name)).toBe(name);
});

test("of colleges that would be called alike each keeps its whole name", () => {
  const alike = ["Brahma University", "Brahma Institute of Technology"];
  expect([...alike, "Thar University"].map(shortAmong([...alike, "Thar University"]))).toEqual([
    ...alike,
    "Thar",
  ]);
});
