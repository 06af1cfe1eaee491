import type { scriptFaces } from "./data/faces";

export type Script = keyof typeof scriptFaces;

const letters: Record<Script, RegExp> = {
  devanagari: /\p{Script=Devanagari}/u,
  arabic: /\p{Script=Arabic}/u,
  tamil: /\p{Script=Tamil}/u,
  bengali: /\p{Script=Bengali}/u,
  telugu: /\p{Script=Telugu}/u,
  gujarati: /\p{Script=Gujarati}/u,
  kannada: /\p{Script=Kannada}/u,
  malayalam: /\p{Script=Malayalam}/u,
  gurmukhi: /\p{Script=Gurmukhi}/u,
  hebrew: /\p{Script=Hebrew}/u,
  thai: /\p{Script=Thai}/u,
};
/** The scripts of a text that have faces of their own here, beside those that come in slices. */
export const scriptsOf = (text: string): Script[] =>
  (Object.keys(letters) as Script[]).filter((script) => letters[script].test(text));

const signs = new Map(
  Object.keys(letters).map((script) => {
    const name = script.charAt(0).toUpperCase() + script.slice(1);
    return [script, new RegExp(String.raw`\p{Script_Extensions=${name}}`, "u")];
  }),
);

/** Whether a character is written in one of these scripts, or is a sign that several of them share. */
export const isOf = (scripts: readonly Script[], character: string) =>
  scripts.some((script) => signs.get(script)?.test(character));

const joined = new Set<Script>(["arabic", "devanagari", "bengali", "gurmukhi"]);

/** Whether letters of a text hang together, so that room between them would tear words apart. */
export const joinsLetters = (text: string) => scriptsOf(text).some((script) => joined.has(script));
