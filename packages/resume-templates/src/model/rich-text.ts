import type { Run, RichText } from "./model";

export const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join("");

/** The part of a text between two characters, with its marks. */
export function sliceRuns<R extends Run>(runs: readonly R[], from: number, to: number): R[] {
  let start = 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += run.text.length;
    return text ? [{ ...run, text }] : [];
  });
}

const marks = /\*\*(?<strong>[^*]+)\*\*|_(?<em>[^_]+)_|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/gu;

/** Runs from one line with `**strong**`, `_emphasis_` and `[label](address)`. */
function runsFrom(line: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const found of line.matchAll(marks)) {
    if (found.index > end) runs.push({ text: line.slice(end, found.index) });
    const { strong, em, label, href } = found.groups ?? {};
    if (strong) runs.push({ text: strong, strong: true });
    else if (em) runs.push({ text: em, em: true });
    else runs.push({ text: label ?? "", href });
    end = found.index + found[0].length;
  }
  if (end < line.length) runs.push({ text: line.slice(end) });
  return runs;
}

/** Paragraphs, and lines that begin with `- ` as a list; `  - ` is one level further down. */
export function richTextFrom(text: string): RichText {
  const blocks: RichText = [];
  for (const line of text.split("\n")) {
    const item = /^(?<indent> *)- (?<rest>.*)$/u.exec(line)?.groups;
    const last = blocks.at(-1);
    if (!item) {
      if (line.trim()) blocks.push({ kind: "paragraph", runs: runsFrom(line.trim()) });
      continue;
    }
    const runs = runsFrom(item.rest ?? "");
    const parent = last?.kind === "list" ? last.items.at(-1) : undefined;
    if (item.indent && parent) (parent.items ??= []).push(runs);
    else if (last?.kind === "list") last.items.push({ runs });
    else blocks.push({ kind: "list", items: [{ runs }] });
  }
  return blocks;
}
