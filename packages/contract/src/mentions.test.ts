import { expect, test } from "vitest";
import { mentionedIn, mentionParts } from "./mentions";

const asha = { id: "1", name: "Asha" };
const rao = { id: "2", name: "Asha Rao" };
const vikram = { id: "3", name: "Vikram Rao" };
const people = [asha, rao, vikram];

test.each([
  ["@Asha Rao, can you look?", [rao]],
  ["Ask @Asha or (@Vikram Rao).", [asha, vikram]],
  ["mail@Asha is an address", []],
  ["@Ashan and @asha are others", []],
  ["@ and @@Asha", [asha]],
  ["Asha Rao without the mark", []],
])("%s", (text, meant) => {
  expect(mentionedIn(text, people)).toEqual(meant);
  expect(
    mentionParts(text, people)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test("two of one name are both meant", () => {
  expect(mentionedIn("@Asha", [asha, { id: "4", name: "Asha" }])).toHaveLength(2);
});
