import type { scriptFaces } from "./data/faces";
import { isInChineseFace, isInJapaneseFace } from "./han";

export type Script = keyof typeof scriptFaces;

// Signs that Chinese, Japanese and Korean share, and Latin letters as wide as theirs.
const wide = String.raw`\u3000-\u303F\uFF00-\uFFEF`;
const han = String.raw`\p{Script=Han}${wide}`;
const letters: Record<Script, string> = {
  devanagari: String.raw`\p{Script=Devanagari}`,
  arabic: String.raw`\p{Script=Arabic}`,
  tamil: String.raw`\p{Script=Tamil}`,
  bengali: String.raw`\p{Script=Bengali}`,
  telugu: String.raw`\p{Script=Telugu}`,
  gujarati: String.raw`\p{Script=Gujarati}`,
  kannada: String.raw`\p{Script=Kannada}`,
  malayalam: String.raw`\p{Script=Malayalam}`,
  gurmukhi: String.raw`\p{Script=Gurmukhi}`,
  hebrew: String.raw`\p{Script=Hebrew}`,
  thai: String.raw`\p{Script=Thai}`,
  korean: String.raw`\p{Script=Hangul}${wide}`,
  japanese: String.raw`\p{Script=Hiragana}\p{Script=Katakana}${han}`,
  chinese: han,
};
const tests = Object.entries(letters).map(
  ([script, those]) => [script as Script, new RegExp(`[${those}]`, "u")] as const,
);

/** The scripts that have faces of their own here and may be those of a text. */
const scriptsIn = (text: string): Script[] =>
  tests.filter(([, test]) => test.test(text)).map(([script]) => script);

const shared = new Set<Script>(["korean", "japanese", "chinese"]);
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;
const ideographs = /\p{Script=Han}/gu;

/** The scripts of a whole résumé, whose other letters say which language its Chinese characters are of. */
export function scriptsOf(text: string): Script[] {
  const clear = scriptsIn(text).filter((script) => !shared.has(script));
  return [...clear, ...(hangul.test(text) ? ["korean" as const] : []), ...hanScripts(text)];
}

function hanScripts(text: string): Script[] {
  const found = text.match(ideographs) ?? [];
  const asJapanese = kana.test(text) || (found.length > 0 && hangul.test(text));
  if (!found.length) return asJapanese ? ["japanese"] : [];
  const [first, other, covers] = asJapanese
    ? (["japanese", "chinese", isInJapaneseFace] as const)
    : (["chinese", "japanese", isInChineseFace] as const);
  return found.every(covers) ? [first] : [first, other];
}

/** Whether a text has letters for which no face is at hand. */
export const hasMissingGlyphs = (text: string) =>
  (text.match(ideographs) ?? []).some((each) => !isInChineseFace(each) && !isInJapaneseFace(each));

const joined = new Set<Script>(["arabic", "devanagari", "bengali", "gurmukhi"]);

/** Whether letters of a text hang together, so that room between them would tear words apart. */
export const joinsLetters = (text: string) => scriptsIn(text).some((script) => joined.has(script));
