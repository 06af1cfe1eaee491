import type { ReactNode } from "react";
import type { Block } from "./block";

/** The same block with something drawn around it; `first` is false for the rest of a parted text. */
export function wrapBlock(
  block: Block,
  wrap: (inner: ReactNode, first: boolean) => ReactNode,
): Block {
  const { text } = block;
  if (!text) return { ...block, node: wrap(block.node, true) };
  return {
    ...block,
    text: { ...text, draw: (runs, part) => wrap(text.draw(runs, part), part.first) },
  };
}
