import { latinCoverage } from "./data/latin-coverage";
import { isEastern } from "./eastern";
import { rareIn } from "./ranges";
import { isOf, scriptsOf } from "./scripts";

/** The family that has the most signs, for those that the family of a text lacks: ₹, → or λ. */
export const lastResort = "tr-inter";

/** Characters that were written down as how far it is to each run of them, and how long it is. */
export function codesIn(steps: string) {
  const codes = new Set<number>();
  let code = 0;
  for (const step of steps.split(" ")) {
    const [gap = 0, more = 0] = step.split(".").map((digits) => Number.parseInt(digits, 36));
    code += gap;
    codes.add(code);
    for (let nth = 0; nth < more; nth++) codes.add(++code);
  }
  return codes;
}

const known = new Map<string, Set<number>>();

/** Whether all faces of a family have a character that not every Latin face has. */
export function covers(family: string, character: string) {
  const codes = known.get(family) ?? codesIn(latinCoverage[family] ?? "");
  known.set(family, codes);
  return codes.has(character.codePointAt(0)!);
}

const unseen = /\p{Default_Ignorable_Code_Point}/u;

/** Characters for which a text that is set in Latin faces needs others, beside those of its scripts. */
export function strangeIn(text: string) {
  const scripts = scriptsOf(text);
  return rareIn(text).filter(
    (character) => !unseen.test(character) && !isEastern(character) && !isOf(scripts, character),
  );
}
