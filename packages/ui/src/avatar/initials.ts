/** The first letters of a name, by what a reader sees as one letter in any script. */
export function initials(name: string, count: number) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = count > 1 && words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return chosen.map((word) => firstLetter(word ?? "").toLocaleUpperCase("en-IN")).join("");
}

let segmenter: Intl.Segmenter | undefined;

function firstLetter(word: string) {
  // Made once: a long list shows hundreds of names.
  segmenter ??= new Intl.Segmenter("en-IN");
  return segmenter.segment(word).containing(0)?.segment ?? "";
}

/** One of the six tints, always the same one for the same name. */
export function hue(name: string) {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0;
  return ((sum % 6) + 1) as 1 | 2 | 3 | 4 | 5 | 6;
}
