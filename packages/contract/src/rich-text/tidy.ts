import { visible } from "../schemas/visible";
import type { Block, List, Paragraph, Run } from "./tree";

/** Takes away what cannot be seen, joins what looks alike, and leaves out what is empty at both ends. */
export function tidied(blocks: Block[]): Block[] {
  const whole = inOrder(blocks);
  const first = whole.findIndex(saysSomething);
  return first < 0 ? [] : whole.slice(first, whole.findLastIndex(saysSomething) + 1);
}

const inOrder = (blocks: Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.tag === "p") return [{ tag: "p", runs: runsOf(block) }];
    return block.items.length ? [{ tag: block.tag, items: block.items.map(itemOf) }] : [];
  });

function itemOf(item: Block[]): Block[] {
  const blocks = inOrder(item);
  return blocks[0]?.tag === "p" ? blocks : [{ tag: "p", runs: [] }, ...blocks];
}

const saysSomething = (block: Paragraph | List): boolean =>
  block.tag === "p"
    ? block.runs.some(({ words }) => words.trim())
    : block.items.some((item) => item.some(saysSomething));

// Half a letter of two, and what steers a printer.
const broken = /\p{Cs}|(?![\t\n\f\r])\p{Cc}/gu;
const seen = (words: string) => visible(words.replace(broken, "")).replace(/[\t\n\f\r ]+/g, " ");

function runsOf({ runs }: Paragraph): Run[] {
  const joined: Run[] = [];
  for (const run of shown(runs)) {
    const last = joined.at(-1);
    if (last && alike(last, run)) last.words += run.words;
    else joined.push({ ...run });
  }
  return withoutEnds(shown(joined));
}

const shown = (runs: Run[]) =>
  runs.flatMap((run) => {
    const words = seen(run.words);
    return words ? [{ ...run, words }] : [];
  });

const alike = (one: Run, other: Run) =>
  one.href === other.href && !one.strong === !other.strong && !one.em === !other.em;

/** Without the spaces that a paragraph begins and ends with. */
function withoutEnds(runs: Run[]): Run[] {
  const [first, ...others] = runs;
  if (first?.words === " ") return withoutEnds(others);
  const last = runs.at(-1);
  if (last?.words === " ") return withoutEnds(runs.slice(0, -1));
  return runs.map((run) => ({
    ...run,
    words: run.words
      .slice(run === first && run.words.startsWith(" ") ? 1 : 0)
      .slice(0, run === last && run.words.endsWith(" ") ? -1 : undefined),
  }));
}
