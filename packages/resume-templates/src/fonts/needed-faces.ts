import type { Face, FontPair } from "./face";
import { families, scriptFaces } from "./data/faces";

type Script = keyof typeof scriptFaces;

const scriptNames: Record<Script, string> = {
  devanagari: "Devanagari",
  arabic: "Arabic",
  tamil: "Tamil",
  bengali: "Bengali",
  telugu: "Telugu",
  gujarati: "Gujarati",
  kannada: "Kannada",
  malayalam: "Malayalam",
  gurmukhi: "Gurmukhi",
  hebrew: "Hebrew",
};
const tests = Object.entries(scriptNames).map(
  ([script, name]) => [script as Script, new RegExp(`\\p{Script=${name}}`, "u")] as const,
);

/** The scripts of a text that have faces of their own here. */
export const scriptsIn = (text: string): Script[] =>
  tests.filter(([, test]) => test.test(text)).map(([script]) => script);

const notCovered =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Whether a text has letters for which no face is at hand. */
export const hasMissingGlyphs = (text: string) => notCovered.test(text);

/** The faces a text needs, so that nothing else is fetched. */
export function neededFaces(pair: FontPair, text: string): Face[] {
  const names = new Set([pair.body, pair.heading ?? pair.body, pair.mono ?? pair.body]);
  return [
    ...[...names].flatMap((name) => families[name] ?? []),
    ...scriptsIn(text).flatMap((script) => scriptFaces[script]),
  ];
}

const fallbacks = Object.keys(scriptNames).map((script) => `tr-noto-sans-${script}`);

/** The stack for CSS. It ends in our own faces, never in one of the system's that no file could hold. */
export const stackOf = (family: string) =>
  [family, ...fallbacks].map((name) => `"${name}"`).join(", ");
