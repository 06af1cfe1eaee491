import type { Entry, Section } from "../../model/model";
import { textOf } from "../../model/rich-text";

/** An achievement as a figure: a number that stands out, and what it counts. */
export interface Figure {
  entry: Entry;
  number: string;
  /** Where the number is taken from; in the midst of a sentence it is also left there. */
  from: "start" | "sentence" | "year";
  /** What is said under the number. */
  text: string;
}

const longest = 90;
const wanted = 3;
/** A number that is no part of a word or of another number, as in 5G, v2.0 or 10K. */
const number =
  /(?<!\p{Script=Latin}|\p{Nd}|\p{Nd}[.,:])\p{Nd}+(?:[.,:]\p{Nd}+)*(?:\s?[%+×]|(?:st|nd|rd|th)\b)?(?!\p{Script=Latin}|[.,:]?\p{Nd})/u;

const counted = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"];

/** The achievements that can open the page, if there are enough to make a row. */
export function figuresOf(sections: Section[]) {
  const section = sections.find(({ kind }) => kind === "achievements");
  if (section?.kind !== "achievements" || section.startOnNewPage) return undefined;
  const found = section.entries.flatMap((entry) => figureOf(entry) ?? []);
  // A sentence with a number of its own says more than a year, and a year says nothing twice.
  const told = found.filter(({ from }) => from !== "year");
  const years = new Map(
    found.filter(({ from }) => from === "year").map((figure) => [figure.number, figure]),
  );
  const figures = [...told, ...years.values()].slice(0, wanted);
  if (figures.length < 2) return undefined;
  const shown = new Set(figures.map(({ entry }) => entry.id));
  const rest = section.entries.filter(({ id }) => !shown.has(id));
  return { section: { ...section, entries: rest }, figures };
}

function figureOf(entry: Entry): Figure | undefined {
  if (!isBrief(entry)) return undefined;
  const { title, period } = entry;
  const [digits] = number.exec(title) ?? [];
  if (digits && !/^(?:19|20)\d\d$/u.test(digits)) {
    // What is written close to it, as in 1st/300 or 3-time, is not torn from it.
    const rest = title.slice(digits.length);
    return title.startsWith(digits) && /^\s/u.test(rest)
      ? { entry, number: digits, from: "start", text: rest.trim() }
      : { entry, number: digits, from: "sentence", text: title };
  }
  const word = counted.findIndex((each) => title.toLowerCase().split(/\W+/u).includes(each));
  if (word >= 0) return { entry, number: `${word + 2}`, from: "sentence", text: title };
  const year = (period?.to ?? period?.from)?.slice(0, 4);
  return year ? { entry, number: year, from: "year", text: title } : undefined;
}

function isBrief({ title, org, place, score, stack, url, body = [] }: Entry) {
  if (org || place || score || stack || url || title.length > longest || body.length > 1)
    return false;
  return body.every((block) => block.kind === "paragraph" && textOf(block.runs).length <= longest);
}
