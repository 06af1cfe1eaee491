import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { Shaper } from "../pdf/write/shaper";
import { covers, lastResort, strangeIn } from "./coverage";
import { families } from "./data/faces";
import { fontPairs } from "./font-pairs";
import { hasMissingGlyphs } from "./missing-glyphs";
import { neededFaces } from "./needed-faces";
import { rareIn } from "./ranges";

const { resolve } = createRequire(import.meta.url);
const read = (name: string) => new Uint8Array(readFileSync(resolve(name)));
const shaper = new Shaper(new WebAssembly.Module(read("harfbuzzjs/dist/harfbuzz.wasm")));
const files = Object.values(families)
  .flat()
  .map(({ url }) => url.slice(url.indexOf("@expo-google-fonts")));

test.each(files)("%s has every letter that no other face is asked for", (file) => {
  const face = shaper.addFace(read(file));
  const letters = Array.from({ length: 0x2100 - 0x20 }, (_, nth) => String.fromCodePoint(nth + 32));
  const plain = letters.filter((letter) => !/\p{Cc}/u.test(letter) && !rareIn(letter).length);
  expect(plain.length).toBeGreaterThan(250);
  expect(plain.filter((letter) => !face.covers(letter.codePointAt(0)!))).toEqual([]);
  face.release();
});

describe("what a family lacks", () => {
  test.each([
    ["condensed", "Cut 20 → 4 ms at ₹5 lakh", ""],
    ["condensed", "α-β search, 30 \u{202f}%, soft\u{2011}launched ★", "αβ\u{2011}\u{202f}★"],
    ["mono-heads", "Raised ₹50,000", "₹"],
    ["sans", "naïve café, Łódź – “m²”", ""],
    ["garamond", "m²", "²"],
    ["sans", "प्रज्ञा। العربية، 東京", ""],
    ["sans", "क्‍ष with a joiner\u{feff}", ""],
    ["sans", "ଓଡ଼ିଆ", "ଆଓଡ\u{b3c}\u{b3f}"],
  ] as const)("is looked for elsewhere: of %s in “%s”: “%s”", (pair, text, strange) => {
    expect(neededFaces(fontPairs[pair], text, "en-IN").strange.join("")).toBe(strange);
  });

  test("is in another of our faces as far as people write it", () => {
    const signs = "₹→←↑↓⇒≥≤≈−•●▪◦✓★☆²³₂™℃№αβλΩμπΔЖщ∑√∞′″ẞạọ\u{202f}\u{2009}\u{2011}";
    expect(strangeIn(signs).filter((sign) => !covers(lastResort, sign))).toEqual([]);
    expect(hasMissingGlyphs(signs)).toBe(false);
  });

  test("is told where no face has it", () => {
    expect(hasMissingGlyphs("ଓଡ଼ିଆ")).toBe(true);
    // What a list of Word copies as its bullet.
    expect(hasMissingGlyphs("\u{f0b7} Won")).toBe(true);
    expect(hasMissingGlyphs("38 ㎡")).toBe(true);
    expect(hasMissingGlyphs("東京・38 ㎡")).toBe(false);
    expect(hasMissingGlyphs("प्रज्ञा। العربية، 東京 — \u{200d}")).toBe(false);
  });
});
