import { expect, test } from "vitest";
import { beginningOf, shortened, shortenedName } from "./shortened";

test.each([
  ["Graduate", 8, "Graduate"],
  ["Graduate Engineer", 10, "Graduate…"],
  ["Campus day 🎉🎉", 13, "Campus day…"],
  ["Campus day 🎉🎉", 14, "Campus day 🎉…"],
])("%j in %i signs is %j", (text, most, kept) => {
  expect(shortened(text, most)).toBe(kept);
});

test.each([
  ["offer.pdf", 9, "offer.pdf"],
  ["offer-letter.pdf", 10, "offer….pdf"],
  ["README of the placement office", 8, "README…"],
  ["🎉🎉🎉.png", 8, "🎉….png"],
])("the file %j in %i signs is %j", (name, most, kept) => {
  expect(shortenedName(name, most)).toBe(kept);
});

test("no beginning of a text ends with half a sign", () => {
  const text = "a🎉b👩‍💻क्ष🇮🇳";
  for (let most = 0; most <= text.length; most++) {
    const kept = beginningOf(text, most);
    expect(text.startsWith(kept)).toBe(true);
    expect(kept).not.toMatch(/\p{Surrogate}/u);
  }
});
