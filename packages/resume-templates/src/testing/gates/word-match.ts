/** The words of a text, without what nobody sees. */
const wordsIn = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/\p{Cf}/gu, "")
    .split(/\s+/u)
    .filter(Boolean);

export interface WordMatch {
  /** How many words there are to be read, and how many come back whole and in order. */
  wanted: number;
  whole: number;
  /** How many are read. */
  read: number;
  /** The first that do not match, on either side. */
  astray: string;
}

/** Compares what is seen with what is read; a line's end may part a word where the page parts it. */
export function matchWords(seen: string, found: string): WordMatch {
  const wanted = wordsIn(seen);
  const read = joined(found, new Set(wanted));
  let start = 0;
  while (start < wanted.length && wanted[start] === read[start]) start++;
  let end = 0;
  const shorter = Math.min(wanted.length, read.length) - start;
  while (end < shorter && wanted.at(-1 - end) === read.at(-1 - end)) end++;
  const [ours, theirs] = [wanted, read].map((all) => all.slice(start, all.length - end));
  return {
    wanted: wanted.length,
    whole: start + end + inCommon(ours!, theirs!),
    read: read.length,
    astray: [ours!, theirs!].map((words) => words.slice(0, 6).join(" ").slice(0, 40)).join(" / "),
  };
}

/** The words of a text that was read; the halves of a word at a line's end are one if the page has it. */
function joined(text: string, wanted: Set<string>) {
  const lines = text
    .split(/\n|\f/u)
    .map(wordsIn)
    .filter(({ length }) => length > 0);
  const words: string[] = [];
  for (const line of lines) {
    const [before = "", first = ""] = [words.at(-1), line[0]];
    const both = before + first;
    const isOne = couldGoOn(both, wanted) && !(wanted.has(before) && wanted.has(first));
    if (isOne && words.length) words.splice(-1, 1, both, ...line.slice(1));
    else words.push(...line);
  }
  return words;
}

const couldGoOn = (part: string, wanted: Set<string>) =>
  wanted.has(part) || [...wanted].some((word) => word.startsWith(part));

/** How many words two texts have in common, in the same order. */
function inCommon(one: string[], other: string[]) {
  let above = other.map(() => 0);
  for (const word of one) {
    const row: number[] = [];
    for (const [at, found] of other.entries())
      row.push(
        word === found ? (above[at - 1] ?? 0) + 1 : Math.max(above[at] ?? 0, row[at - 1] ?? 0),
      );
    above = row;
  }
  return above.at(-1) ?? 0;
}
