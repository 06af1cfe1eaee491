import { codesIn, covers, strangeIn } from "./coverage";
import { easternCoverage } from "./data/eastern-coverage";
import { latinCoverage } from "./data/latin-coverage";
import { isEastern } from "./eastern";

let sliced: Set<number> | undefined;

const inSlices = (letter: string) =>
  (sliced ??= codesIn(easternCoverage)).has(letter.codePointAt(0)!);

const families = Object.keys(latinCoverage);

/** Whether a text has letters for which no face is at hand. */
export function hasMissingGlyphs(text: string) {
  const eastern = isEastern(text);
  return (
    (eastern && Array.from(text).some((letter) => isEastern(letter) && !inSlices(letter))) ||
    strangeIn(text).some(
      (letter) =>
        !families.some((family) => covers(family, letter)) && !(eastern && inSlices(letter)),
    )
  );
}
