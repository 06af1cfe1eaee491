import type { ResumeModel } from "../model/model";

/** A stretch of text in scripts that Word sets in the same way. */
export interface ScriptRun {
  text: string;
  rtl?: boolean;
  /** A script for which Word has a face, a size and a language of its own. */
  complex?: boolean;
}

const right = String.raw`\p{Script=Arabic}\p{Script=Hebrew}`;
const indic = String.raw`\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Thai}`;
const other = String.raw`(?!\p{L})[^${right}${indic}]`;
/** From a letter of some scripts to the last one before a letter of others, with what stands between. */
const stretch = (scripts: string) =>
  new RegExp(`[${scripts}](?:(?:[${scripts}]|\\p{M}|${other})*(?:[${scripts}]|\\p{M}))?`, "gu");

const rightward = stretch(right);
const complex = stretch(indic);
// A number or a sign at an end of a Latin name within a text from right to left belongs to the name: "C++", ".NET".
const latin =
  /(?:(?<![\p{L}\p{M}\p{Nd}])\.)?\p{Script=Latin}(?:[^\p{L}\p{M}،؛]*[\p{Script=Latin}\p{Nd}]+)*[+#]*/gu;

function cut(text: string, found: RegExp, inside: object, outside: object): ScriptRun[] {
  const runs: ScriptRun[] = [];
  let end = 0;
  for (const { 0: part, index } of text.matchAll(found)) {
    if (index > end) runs.push({ text: text.slice(end, index), ...outside });
    runs.push({ text: part, ...inside });
    end = index + part.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), ...outside });
  return runs;
}

/** The stretches of a text; signs between two of them go with the direction of the document. */
export function scriptRuns(text: string, dir: ResumeModel["dir"]): ScriptRun[] {
  const rtl = { rtl: true, complex: true };
  const runs = dir === "rtl" ? cut(text, latin, {}, rtl) : cut(text, rightward, rtl, {});
  return runs.flatMap((run) => (run.rtl ? [run] : cut(run.text, complex, { complex: true }, {})));
}
