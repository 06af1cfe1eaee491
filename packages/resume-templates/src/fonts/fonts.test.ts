import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { hardScripts } from "../testing/hard-scripts";
import { families, scriptFaces } from "./data/faces";
import { fontPairs } from "./font-pairs";
import { neededFaces, stackOf } from "./needed-faces";
import { hasMissingGlyphs } from "./scripts";

const familiesFor = (text: string) => [
  ...new Set(neededFaces(fontPairs.sans, text).map(({ family }) => family)),
];

describe("the faces that a text needs", () => {
  test.each([
    ["Ananya", []],
    ["प्रज्ञा and Ananya", ["tr-noto-sans-devanagari"]],
    ["บังคาลอร์", ["tr-noto-sans-thai"]],
    ["벵갈루루、React", ["tr-nanum-gothic"]],
    ["バンガロール、東京", ["tr-zen-kaku-gothic-new"]],
    ["在班加罗尔开发，降低", ["tr-zcool-xiaowei"]],
    ["大學開發", ["tr-zcool-xiaowei", "tr-zen-kaku-gothic-new"]],
    ["서울 大學", ["tr-nanum-gothic", "tr-zen-kaku-gothic-new"]],
  ])("%s: %j beside those of its pair, and no more", (text, wanted) => {
    expect(familiesFor(text)).toEqual(["tr-source-sans-3", ...wanted]);
    const stack = ["tr-source-sans-3", ...wanted].map((name) => `"${name}"`).join(", ");
    expect(stackOf("tr-source-sans-3", text)).toBe(stack);
  });

  test("are all there, as files", () => {
    const { resolve } = createRequire(import.meta.url);
    const all = [...Object.values(families), ...Object.values(scriptFaces)].flat();
    const missing = all.filter(
      ({ url }) => !existsSync(resolve(url.slice(url.indexOf("@expo-google-fonts")))),
    );
    expect(missing).toEqual([]);
  });
});

describe("letters without a face", () => {
  test("are none of Thai, Korean, Japanese and simplified Chinese", () => {
    for (const { resume, title } of hardScripts.filter(
      (each) => !/three thousand/u.test(each.title),
    ))
      expect({ title, missing: hasMissingGlyphs(JSON.stringify(resume)) }).toEqual({
        title,
        missing: false,
      });
  });

  test("are rare Chinese characters", () => {
    expect(hasMissingGlyphs("龘")).toBe(true);
  });
});
