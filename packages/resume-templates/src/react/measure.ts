import type { Block } from "../primitives/block";
import { textOf } from "../model/rich-text";
import type { Measured } from "../paginate/measured";

/** A measured block, and at which character each of its lines begins. */
export interface Sized extends Measured {
  starts?: number[];
}

const rarelySplit = 6;
const smallestName = 0.5;

/** Reads from the drawn blocks of one flow how tall each is; `scale` undoes a transform of the host. */
export function measureFlow(host: HTMLElement, blocks: readonly Block[], width: number): Sized[] {
  const scale = host.getBoundingClientRect().width / width || 1;
  const drawn = new Map(
    [...host.querySelectorAll<HTMLElement>("[data-block]")].map((node) => [
      node.dataset.block,
      node,
    ]),
  );
  return blocks.map((block) => {
    const { id, gap, keepWithNext, breakBefore, entry, together } = block;
    const node = drawn.get(id);
    const height = node ? node.getBoundingClientRect().height / scale : 0;
    const ties = { keepWithNext, breakBefore, entry, together };
    return { id, gap, height, ...ties, ...(block.text && node && linesOf(block, node)) };
  });
}

/**
 * How much smaller a name must be set for each of its words to fit into a line, as a part of its size; 1 where they do.
 * Beyond the half a word is broken after all, as one without an end would be.
 */
export function nameShare(host: HTMLElement): number {
  const words = [...host.querySelectorAll<HTMLElement>(".tr-name > .tr-whole")];
  const shares = words.map((word) => {
    const room = word.parentElement!.getBoundingClientRect().width;
    const { style } = word;
    style.whiteSpace = "nowrap";
    style.maxWidth = "none";
    const { width } = word.getBoundingClientRect();
    style.whiteSpace = "";
    style.maxWidth = "";
    return width > room ? room / width : 1;
  });
  const share = Math.min(1, ...shares);
  // A hair less, for sizes are rounded.
  return share < 1 && share >= smallestName ? share * 0.99 : 1;
}

function linesOf(block: Block, node: HTMLElement) {
  const text = node.querySelector<HTMLElement>("[data-lines]");
  if (!text || !block.text) return undefined;
  const line = Number.parseFloat(getComputedStyle(text).lineHeight);
  // A short text is never parted, so nobody needs to know where its lines begin.
  if (text.offsetHeight < line * (rarelySplit + 0.5)) return undefined;
  const starts = lineStarts(text, textOf(block.text.runs).length);
  return { starts, lines: starts.length, splits: Boolean(block.splits) };
}

function lineStarts(text: HTMLElement, length: number) {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const starts = [0];
  let bottom = -Infinity;
  let before = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length: own } = node.textContent ?? "";
    for (let at = 0; at < own; at++) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      // After a break one browser also reports an empty box at the end of the old line.
      const box = [...range.getClientRects()].findLast(({ width }) => width > 0);
      if (!box) continue;
      if (bottom > -Infinity && box.top > bottom - box.height / 2) starts.push(before + at);
      if (bottom === -Infinity || box.top > bottom - box.height / 2) bottom = box.bottom;
    }
    before += own;
  }
  return starts.filter((start) => start < length);
}
