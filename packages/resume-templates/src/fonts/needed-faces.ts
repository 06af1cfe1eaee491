import { families, scriptFaces } from "./data/faces";
import type { Face, FontPair } from "./face";
import { scriptsOf } from "./scripts";

/** The faces a text needs, so that nothing else is fetched. */
export function neededFaces(pair: FontPair, text: string): Face[] {
  const names = new Set([pair.body, pair.heading ?? pair.body, pair.mono ?? pair.body]);
  return [
    ...[...names].flatMap((name) => families[name] ?? []),
    ...scriptsOf(text).flatMap((script) => scriptFaces[script]),
  ];
}

/** The stack for CSS, for one résumé: our own faces alone, and only those that its text was found to need. */
export const stackOf = (family: string, text: string) =>
  [family, ...scriptsOf(text).map((script) => scriptFaces[script][0]!.family)]
    .map((name) => `"${name}"`)
    .join(", ");
