import { expect, test } from "vitest";
import type { Entry, EntrySection } from "../../model/model";
import { richTextFrom } from "../../model/rich-text";
import { figuresOf } from "./figures";

const entry = (title: string, more: Partial<Entry> = {}): Entry => ({ id: title, title, ...more });
const achievements = (...entries: Entry[]): EntrySection => ({
  id: "achievements",
  kind: "achievements",
  title: "Achievements",
  entries,
});
const drawn = (...entries: Entry[]) =>
  figuresOf([achievements(...entries)])?.figures.map(({ number, from }) => [number, from]);

test("a number is drawn wherever it stands, and moved when it comes first", () => {
  expect(
    drawn(
      entry("3,100 riders a week"),
      entry("Second of 214 teams"),
      entry("Dean’s list, five semesters"),
    ),
  ).toEqual([
    ["3,100", "start"],
    ["214", "sentence"],
    ["5", "sentence"],
  ]);
});

test("a number is never torn from the word that it is part of", () => {
  expect(
    drawn(
      entry("5G hackathon, first of 40 teams"),
      entry("1st/300 in the state quiz"),
      entry("3-time captain"),
    ),
  ).toEqual([
    ["40", "sentence"],
    ["1st", "sentence"],
    ["3", "sentence"],
  ]);
  expect(
    drawn(entry("10K run"), entry("v2.0 of M1 shell"), entry("100m sprint"), entry("4.5k stars")),
  ).toBeUndefined();
});

test("a year takes the place of a number, once, and after the numbers", () => {
  expect(
    drawn(
      entry("Speaker", { period: { to: "2025-03" } }),
      entry("Guide", { period: { to: "2025" } }),
      entry("Rank 7 in the state", { period: { to: "2022" } }),
    ),
  ).toEqual([
    ["7", "sentence"],
    ["2025", "year"],
  ]);
});

test("a year within a title is no number of its own", () => {
  expect(drawn(entry("Olympiad 2024"), entry("92% in finals"))).toBeUndefined();
});

test("what says more than a figure can hold stays in the list", () => {
  const body = richTextFrom("A paragraph.\n\nAnd another one.");
  const found = figuresOf([
    achievements(
      entry("1st of 40"),
      entry("2nd of 90", { body }),
      entry("3rd of 12", { org: "IEEE" }),
      entry("4th of 7"),
    ),
  ]);
  expect(found?.figures.map(({ number }) => number)).toEqual(["1st", "4th"]);
  expect(found?.section.entries.map(({ title }) => title)).toEqual(["2nd of 90", "3rd of 12"]);
});

test("a section that begins a page keeps its place and its form", () => {
  const section = { ...achievements(entry("1st of 40"), entry("2nd of 90")), startOnNewPage: true };
  expect(figuresOf([section])).toBeUndefined();
});
