import { expect, test } from "vitest";
import { easternLanguages } from "./eastern";

const first = (text: string, locale = "en-IN") => easternLanguages(text, locale)[0];

test.each([
  ["東京タワー", "japanese"],
  ["서울 大學", "korean"],
  ["한국어로 개발, テスト", "korean"],
  ["한, テスト", "japanese"],
  ["软件工程师，设计数据库", "simplified"],
  ["軟體工程師，設計資料庫", "traditional"],
  ["軟體工程師，在清华大学", "traditional"],
  ["陳，软件工程师", "simplified"],
  ["李明", "simplified"],
  ["ㄅㄆㄇ李明", "traditional"],
  ["（2025）", "simplified"],
])("a text in %s is %s by its letters", (text, language) => {
  expect(first(text)).toBe(language);
});

test.each([
  ["zh", "simplified"],
  ["zh-CN", "simplified"],
  ["zh-Hans-SG", "simplified"],
  ["zh-TW", "traditional"],
  ["zh-HK", "traditional"],
  ["zh-Hant", "traditional"],
  ["zh-Hant-MO", "traditional"],
  ["ja-JP", "japanese"],
  ["ko-KR", "korean"],
])("a résumé in %s is %s, whatever names stand in it", (locale, language) => {
  for (const text of ["李明", "東京タワー", "서울", "軟體工程師"])
    expect(first(text, locale)).toBe(language);
});

test("each language is asked once, and Korean early where it is written", () => {
  for (const text of ["李明 서울", "東京タワー", "軟體"]) {
    const languages = easternLanguages(text, "zh-TW");
    expect(languages.toSorted()).toEqual(["japanese", "korean", "simplified", "traditional"]);
  }
  expect(easternLanguages("李明 서울", "zh-TW")).toEqual([
    "traditional",
    "korean",
    "japanese",
    "simplified",
  ]);
});
