import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { hardScripts } from "../testing/hard-scripts";
import { families, scriptFaces } from "./data/faces";
import { easternFaces } from "./eastern-faces";
import { fontPairs } from "./font-pairs";
import { hasMissingGlyphs } from "./missing-glyphs";
import { neededFaces, stackOf } from "./needed-faces";

async function neededFor(text: string, locale: string) {
  const { faces, eastern } = neededFaces(fontPairs.sans, text, locale);
  const sliced = await easternFaces(eastern.characters, eastern.languages);
  const names = [...faces, ...sliced.faces].map(({ family }) => family);
  return { families: [...new Set(names)], sliced };
}

describe("the faces that a text needs", () => {
  test.each([
    ["Ananya", "en-IN", []],
    ["प्रज्ञा and Ananya", "hi-IN", ["tr-noto-sans-devanagari"]],
    ["บังคาลอร์", "th-TH", ["tr-noto-sans-thai"]],
    ["벵갈루루、React", "ko-KR", ["tr-noto-sans-kr"]],
    ["バンガロール、東京", "ja-JP", ["tr-noto-sans-jp"]],
    ["在班加罗尔开发，降低", "zh-CN", ["tr-noto-sans-sc"]],
    ["大學開發", "zh-TW", ["tr-noto-sans-tc"]],
    ["서울 大學", "en-IN", ["tr-noto-sans-kr"]],
    ["서울 東京のデータ", "ja-JP", ["tr-noto-sans-jp", "tr-noto-sans-kr"]],
    ["Ｒｅａｃｔ, in wide letters", "en-IN", ["tr-noto-sans-sc"]],
  ])("%s, %s: %j beside those of its pair, and no more", async (text, locale, wanted) => {
    const found = await neededFor(text, locale);
    expect(found.families).toEqual(["tr-source-sans-3", ...wanted]);
    expect(found.sliced).toMatchObject({ missing: [], lacking: false });
    const stack = found.families.map((name) => `"${name}"`).join(", ");
    expect(stackOf("tr-source-sans-3", text, found.sliced.families)).toBe(stack);
  });

  test("are all there, as files", () => {
    const { resolve } = createRequire(import.meta.url);
    const all = [...Object.values(families), ...Object.values(scriptFaces)].flat();
    const missing = all.filter(
      ({ url }) => !existsSync(resolve(url.slice(url.indexOf("@expo-google-fonts")))),
    );
    expect(missing).toEqual([]);
  });

  test("are, of those in slices, the few that hold its letters, in both weights", async () => {
    const { sliced } = await neededFor("東京、東京", "ja-JP");
    const files = sliced.faces.map(({ url, weight }) => `${weight} ${url.split("/").at(-1)}`);
    // One of the signs and kana, and one for each of two characters.
    expect(files).toHaveLength(6);
    expect(new Set(files).size).toBe(6);
    const again = await neededFor("東京タワー", "ja-JP");
    expect(again.sliced.faces.map(({ url }) => url).sort()).toEqual(
      sliced.faces.map(({ url }) => url).sort(),
    );
  });

  test("are those of capitals too, for a heading may be set in them", async () => {
    const small = await neededFor("ｒｅａｃｔ", "ja-JP");
    const { sliced } = await neededFor("ｒｅａｃｔＲＥＡＣＴ", "ja-JP");
    expect(small.sliced).toEqual(sliced);
  });
});

const offline = () => Promise.reject(new Error("offline"));

describe("a face whose table does not come", () => {
  test("is missing, and no other is taken in its place", async () => {
    expect(await easternFaces(["東"], ["japanese", "simplified"], offline)).toEqual({
      faces: [],
      families: ["tr-noto-sans-jp"],
      missing: ["tr-noto-sans-jp"],
      lacking: false,
    });
  });

  test("is not asked for where nothing is written in it", async () => {
    expect(await easternFaces([], ["japanese"], offline)).toMatchObject({ missing: [] });
  });
});

describe("letters without a face", () => {
  test("are none of Thai, Korean, Japanese and Chinese", async () => {
    for (const { resume, title } of hardScripts) {
      const text = JSON.stringify(resume);
      const missing = /without a face/u.test(title);
      const { sliced } = await neededFor(text, resume.locale);
      expect({ title, missing: hasMissingGlyphs(text) }).toEqual({ title, missing });
      expect({ title, missing: sliced.lacking }).toEqual({ title, missing });
    }
  });

  test.each([
    ["龘", false],
    ["劐", true],
    ["\u{2A6D6}", true],
    ["①、Ω", false],
  ])("are what no face has: %s, %s", async (text, missing) => {
    expect(hasMissingGlyphs(text)).toBe(missing);
    expect((await neededFor(text, "zh-CN")).sliced.lacking).toBe(missing);
  });
});
