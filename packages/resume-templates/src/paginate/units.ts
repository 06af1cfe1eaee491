import type { Measured } from "./measured";

const wholeEntry = 3;

type Ties = (block: Measured, next: Measured, sizes: Map<string, number>) => boolean;

const asked: Ties = (block, next) => Boolean(block.keepWithNext) && !next.breakBefore;

const wanted: Ties = (block, next, sizes) =>
  asked(block, next, sizes) ||
  (!next.breakBefore &&
    ((block.together !== undefined && block.together === next.together) ||
      (block.entry !== undefined &&
        block.entry === next.entry &&
        (sizes.get(block.entry) ?? 0) <= wholeEntry)));

function grouped(blocks: readonly Measured[], tied: Ties): Measured[][] {
  const sizes = new Map<string, number>();
  for (const { entry } of blocks) if (entry) sizes.set(entry, (sizes.get(entry) ?? 0) + 1);
  const units: Measured[][] = [];
  let previous: Measured | undefined;
  for (const block of blocks) {
    if (previous && tied(previous, block, sizes)) units.at(-1)!.push(block);
    else units.push([block]);
    previous = block;
  }
  return units;
}

/** The blocks in runs that want to lie on one page. */
export const unitsOf = (blocks: readonly Measured[]) => grouped(blocks, wanted);

/** A run that is taller than a page, in smaller ones: first what sticks together in any case, then each block. */
export function split(unit: Measured[]): Measured[][] {
  const parts = grouped(unit, asked);
  return parts.length > 1 ? parts : unit.map((block) => [block]);
}
