import { families, scriptFaces } from "./data/faces";
import { type Eastern, easternLanguages, isEastern } from "./eastern";
import type { Face, FontPair } from "./face";
import { covers, strangeIn } from "./coverage";
import { beyondLatin } from "./ranges";
import { scriptsOf } from "./scripts";

/** What a text asks of faces, as far as its letters tell. */
export interface NeededFaces {
  /** Those that are fetched whole. */
  faces: Face[];
  /** What is looked for in the slices of these languages' faces, one after the other. */
  eastern: { characters: string[]; languages: Eastern[] };
  /** What one of its own families lacks, and no script's faces have. */
  strange: string[];
  /** The same for texts that need the same. */
  key: string;
}

const none: NeededFaces["eastern"] = { characters: [], languages: [] };

/** The faces a text needs, so that nothing else is fetched. */
export function neededFaces(pair: FontPair, text: string, locale: string): NeededFaces {
  const names = new Set([pair.body, pair.heading ?? pair.body, pair.mono ?? pair.body]);
  const faces = [
    ...[...names].flatMap((name) => families[name] ?? []),
    ...scriptsOf(text).flatMap((script) => scriptFaces[script]),
  ];
  const eastern = isEastern(text)
    ? { characters: beyondLatin(text).toSorted(), languages: easternLanguages(text, locale) }
    : none;
  const { characters, languages } = eastern;
  const strange = strangeIn(text)
    .filter((character) => ![...names].every((name) => covers(name, character)))
    .toSorted();
  const all = [...characters, " ", ...strange].join("");
  const key = [...faces.map(({ url }) => url), ...languages, all].join(" ");
  return { faces, eastern, strange, key };
}

/** The stack for CSS, for one résumé: our own faces alone, and only those that its text was found to need. */
export const stackOf = (family: string, text: string, further: readonly string[]) =>
  [family, ...scriptsOf(text).map((script) => scriptFaces[script][0]!.family), ...further]
    .map((name) => `"${name}"`)
    .join(", ");
