import type { Form, Group } from "./forms";

/**
 * Where words leap to the left, readers lose a space that is drawn between them, so a letter stands for it too. No reader
 * may find the space before the letter: to some, that form would then be a space and nothing else.
 */
export function carrySpaces(groups: readonly Group[]) {
  for (const [at, { forms, reversed, space }] of groups.entries()) {
    if (!space) continue;
    const next = groups[at + 1];
    if (!reversed) append(forms);
    else if (next?.reversed) append(next.forms);
    else if (next) mark(forms);
  }
}

const rightToLeftMark = "\u200f";
const said = ({ text }: Form) => text !== "";

function append(forms: Form[]) {
  const last = forms.findLast(said);
  if (last) last.text += " ";
}

function mark(forms: Form[]) {
  const first = forms.find(said);
  if (first) first.text = `${rightToLeftMark} ${first.text}`;
}
