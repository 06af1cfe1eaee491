import type { Measured } from "./measured";
import { split, unitsOf } from "./units";

/** Where a block, or some lines of it, came to lie. */
export interface Placed {
  id: string;
  top: number;
  height: number;
  /** First line, and the one after the last; left out when the block is whole. */
  lines?: { from: number; to: number };
  /** Less than 1 for a block that is taller than a page and cannot be parted. */
  scale?: number;
}

export interface Pages {
  pages: Placed[][];
  /** How full the last page is, from 0 to 1. */
  lastFill: number;
}

/** Fewest lines of a parted text on either side of the break. */
const fewest = 2;
const roundingRoom = 0.01;
const barelyUsed = 0.15;
const mostTightening = 0.02;

class Packer {
  readonly pages: Placed[][] = [];
  readonly #height: number;
  readonly #gaps: number;
  #used = 0;

  constructor(height: number, gaps: number) {
    this.#height = height;
    this.#gaps = gaps;
  }

  get used() {
    return this.#used;
  }

  get #page() {
    if (!this.pages.length) this.turn();
    return this.pages.at(-1)!;
  }

  get #empty() {
    return !this.pages.at(-1)?.length;
  }

  turn() {
    if (this.pages.length && this.#empty) return;
    this.pages.push([]);
    this.#used = 0;
  }

  pack(unit: Measured[], loosen: (unit: Measured[]) => Measured[][]) {
    if (unit[0]?.breakBefore && !this.#empty) this.turn();
    if (this.#fits(unit)) {
      for (const block of unit) this.#put(block);
      return;
    }
    if (this.#begin(unit)) return;
    if (!this.#empty) {
      this.turn();
      this.pack(unit, loosen);
      return;
    }
    const parts = loosen(unit);
    if (parts.length > 1) for (const part of parts) this.pack(part, loosen);
    else if (unit[0]) this.#force(unit[0]);
  }

  /** Puts the unit here and lets its last block run on to the next page, if that block may be parted. */
  #begin(unit: Measured[]) {
    const last = unit.at(-1);
    if (!last?.lines) return false;
    const before = unit.slice(0, -1);
    // What must be parted in any case begins under its heading, which would stand alone on a page else.
    const must = before.length > 0 && last.height > this.#height + roundingRoom;
    if (!last.splits && !must) return false;
    const least = before.length
      ? this.#heightOf(before) + last.gap * this.#gaps
      : this.#gapOf(last);
    const line = last.height / last.lines;
    const room = Math.floor((this.#left - least + roundingRoom) / line);
    const here = Math.min(room, last.lines - fewest);
    if (here < fewest) return false;
    for (const block of before) this.#put(block);
    this.#putLines(last, 0, here);
    this.#runOn(last, here);
    return true;
  }

  #runOn(block: Measured, from: number) {
    const line = block.height / block.lines!;
    let next = from;
    while (next < block.lines!) {
      this.turn();
      const room = Math.max(1, Math.floor((this.#height + roundingRoom) / line));
      const rest = block.lines! - next;
      // A last page with a single line would leave it alone.
      const here = rest > room && rest - room < fewest && room > fewest ? room - 1 : room;
      this.#putLines(block, next, Math.min(block.lines!, next + here));
      next += here;
    }
  }

  /** A block that is taller than a page: parted at its lines, or made smaller. */
  #force(block: Measured) {
    if (block.lines && block.lines > 1) {
      this.#runOn(block, 0);
      return;
    }
    const scale = this.#height / block.height;
    this.#page.push({ id: block.id, top: 0, height: this.#height, scale });
    this.#used = this.#height;
  }

  #put(block: Measured) {
    const top = this.#used + this.#gapOf(block);
    this.#page.push({ id: block.id, top, height: block.height });
    this.#used = top + block.height;
  }

  #putLines(block: Measured, from: number, to: number) {
    const top = this.#used + (from ? 0 : this.#gapOf(block));
    const height = (block.height / block.lines!) * (to - from);
    this.#page.push({ id: block.id, top, height, lines: { from, to } });
    this.#used = top + height;
  }

  get #left() {
    return this.#height - this.#used;
  }

  #gapOf(block: Measured) {
    return this.#empty ? 0 : block.gap * this.#gaps;
  }

  #heightOf(unit: Measured[]) {
    const gaps = unit.map((block, index) => (index ? block.gap * this.#gaps : this.#gapOf(block)));
    return unit.reduce((sum, { height }, index) => sum + height + gaps[index]!, 0);
  }

  #fits(unit: Measured[]) {
    return this.#heightOf(unit) <= this.#left + roundingRoom;
  }
}

function packed(blocks: readonly Measured[], height: number, gaps: number) {
  const packer = new Packer(height, gaps);
  for (const unit of unitsOf(blocks)) packer.pack(unit, split);
  return { pages: packer.pages, lastFill: packer.used / height };
}

/** Lays measured blocks on pages of one height: in order, each exactly once, none over the edge. */
export function paginate(blocks: readonly Measured[], height: number): Pages {
  if (!blocks.length) return { pages: [], lastFill: 0 };
  const loose = packed(blocks, height, 1);
  if (loose.pages.length < 2 || loose.lastFill >= barelyUsed) return loose;
  // The gaps of a page may give up to a fiftieth of its height, if that spares a nearly empty one.
  const gaps = blocks.reduce((sum, { gap }) => sum + gap, 0) / loose.pages.length;
  if (!gaps) return loose;
  const tight = packed(blocks, height, Math.max(0.5, 1 - (mostTightening * height) / gaps));
  return tight.pages.length < loose.pages.length ? tight : loose;
}
