import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { sliceModules } from "../../scripts/slice-modules";
import { Shaper } from "../pdf/write/shaper";
import { readFacts } from "../pdf/write/sfnt";
import { unpack } from "../pdf/write/woff";
import * as japanese from "./data/noto-sans-jp";
import * as korean from "./data/noto-sans-kr";
import * as simplified from "./data/noto-sans-sc";
import * as traditional from "./data/noto-sans-tc";
import { isEastern } from "./eastern";
import { hasMissingGlyphs } from "./missing-glyphs";
import { runsIn } from "./ranges";

const { resolve } = createRequire(import.meta.url);
const read = (name: string) => new Uint8Array(readFileSync(resolve(name)));
const fileOf = (url: string) => read(url.slice(url.indexOf("@fontsource")));
const all = { japanese, korean, simplified, traditional };
const codesOf = (range: string) =>
  runsIn(range).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, nth) => first + nth),
  );

test.each(sliceModules())("$path is what follows from the faces that are installed", (module) => {
  // Read as text, or a bundler would change the addresses.
  expect({ [basename(module.path)]: readFileSync(module.path, "utf8") === module.text }).toEqual({
    [basename(module.path)]: true,
  });
});

describe.each(Object.entries(all))("the slices of the %s face", (_, { slices }) => {
  let shaper: Shaper;
  beforeAll(() => {
    shaper = new Shaper(new WebAssembly.Module(read("harfbuzzjs/dist/harfbuzz.wasm")));
  });

  test("are about a hundred, and none shares a character with another", () => {
    const codes = slices.flatMap(({ range }) => codesOf(range));
    expect(slices.length).toBeGreaterThan(90);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(10_000);
  });

  test("are files that unpack to a face, which has all that we say and is too large to be put into a script", () => {
    const lacking = slices.flatMap(({ range, regular, strong }) =>
      [regular, strong].flatMap((url) => {
        const packed = fileOf(url);
        const bytes = unpack(packed);
        expect(packed.length).toBeGreaterThan(4096);
        expect(readFacts(bytes).name).toMatch(/^NotoSans(?:JP|KR|SC|TC)-(?:Regular|SemiBold)$/u);
        const face = shaper.addFace(bytes);
        const without = codesOf(range).filter((code) => !face.covers(code));
        face.release();
        return without.map((code) => `${url} ${code.toString(16)}`);
      }),
    );
    expect(lacking).toEqual([]);
  });
});

const isSaid = (code: number) => !hasMissingGlyphs(String.fromCodePoint(code));

test("what is said to be there is what the slices have together", () => {
  const held = new Set(
    Object.values(all).flatMap(({ slices }) => slices.flatMap(({ range }) => codesOf(range))),
  );
  const wrong: string[] = [];
  for (let code = 0x1100; code < 0x32000; code++)
    if (isEastern(String.fromCodePoint(code)) && isSaid(code) !== held.has(code))
      wrong.push(code.toString(16));
  expect(wrong).toEqual([]);
});

test("what is no packed face stays as it is", () => {
  const face = read("@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf");
  expect(unpack(face)).toBe(face);
  expect(unpack(new Uint8Array(3))).toHaveLength(3);
});
