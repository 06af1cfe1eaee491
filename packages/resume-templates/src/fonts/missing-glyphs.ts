import { easternCoverage } from "./data/eastern-coverage";
import { isEastern } from "./eastern";

let covered: Set<number> | undefined;

/** All that the faces of Chinese, Japanese and Korean have together. */
function coverage() {
  const codes = new Set<number>();
  let code = 0;
  for (const step of easternCoverage.split(" ")) {
    const [gap = 0, more = 0] = step.split(".").map((digits) => Number.parseInt(digits, 36));
    code += gap;
    codes.add(code);
    for (let nth = 0; nth < more; nth++) codes.add(++code);
  }
  return codes;
}

/** Whether a text has letters for which no face is at hand. */
export function hasMissingGlyphs(text: string) {
  const letters = Array.from(text).filter(isEastern);
  return letters.some((letter) => !(covered ??= coverage()).has(letter.codePointAt(0)!));
}
