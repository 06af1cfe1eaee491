import { isOnlyIn } from "./han";

/** Languages that share characters and draw them each in its own way. */
export type Eastern = "japanese" | "korean" | "simplified" | "traditional";

export const easternFamilies: Record<Eastern, string> = {
  japanese: "tr-noto-sans-jp",
  korean: "tr-noto-sans-kr",
  simplified: "tr-noto-sans-sc",
  traditional: "tr-noto-sans-tc",
};

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const hangul = /\p{Script=Hangul}/gu;
const han = /\p{Script=Han}/gu;
const bopomofo = /\p{Script=Bopomofo}/u;
// With the signs that all of them share, and Latin letters as wide as theirs.
const eastern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u;

export const isEastern = (text: string) => eastern.test(text);

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The languages of a text, the one that it is written in first; others help out with what that one's face lacks. */
export function easternLanguages(text: string, locale: string): Eastern[] {
  const own = saidBy(locale) ?? foundIn(text);
  const korean = text.search(hangul) < 0 ? [] : (["korean"] as const);
  return [...new Set<Eastern>([own, ...korean, "japanese", "traditional", "simplified", "korean"])];
}

function saidBy(locale: string): Eastern | undefined {
  const [language, ...rest] = locale.split("-");
  if (language === "ja") return "japanese";
  if (language === "ko") return "korean";
  if (language !== "zh") return undefined;
  return rest.some((part) => /^(?:hant|tw|hk|mo)$/iu.test(part)) ? "traditional" : "simplified";
}

function foundIn(text: string): Eastern {
  const [japanese, korean] = [count(text, kana), count(text, hangul)];
  if (japanese || korean) return japanese < korean ? "korean" : "japanese";
  if (bopomofo.test(text)) return "traditional";
  const letters: string[] = text.match(han) ?? [];
  const [simplified, traditional] = (["simplified", "traditional"] as const).map(
    (way) => letters.filter((letter) => isOnlyIn(way, letter)).length,
  ) as [number, number];
  return simplified < traditional ? "traditional" : "simplified";
}
