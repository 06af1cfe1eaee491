import { Fragment, type ReactNode } from "react";
import { sliceRuns, textOf } from "../model/rich-text";
import type { Placed } from "../paginate/paginate";
import type { Block } from "../primitives/block";
import type { Sized } from "./measure";

interface Drawn {
  block: Block;
  node: ReactNode;
  style?: { marginTop?: number; height?: number; zoom?: number };
}

/** Neighbours of one list come into one list; everything else stands by itself. */
function Blocks({ drawn }: { drawn: Drawn[] }) {
  const groups: { list?: string; items: Drawn[] }[] = [];
  for (const each of drawn) {
    const last = groups.at(-1);
    if (each.block.list && last?.list === each.block.list) last.items.push(each);
    else groups.push({ list: each.block.list, items: [each] });
  }
  return groups.map(({ list, items }) => {
    const Item = list ? "li" : "div";
    const nodes = items.map(({ block, node, style }) => (
      <Item
        key={block.id}
        className={`tr-block tr-b-${block.kind}`}
        data-block={block.id}
        data-entry={block.entry}
        style={style}
      >
        {node}
      </Item>
    ));
    const key = items[0]!.block.id;
    return list ? <ul key={key}>{nodes}</ul> : <Fragment key={key}>{nodes}</Fragment>;
  });
}

/** All blocks of a flow one under the other, to be measured. */
export const WholeFlow = ({ blocks }: { blocks: Block[] }) => (
  <Blocks
    drawn={blocks.map((block) => ({
      block,
      node: block.text ? block.text.draw(block.text.runs, { first: true }) : block.node,
    }))}
  />
);

/** The blocks of one page, each where the packing put it. */
export function FlowPage(props: { blocks: Block[]; sized: Sized[]; placed: Placed[] }) {
  const blocks = new Map(props.blocks.map((block) => [block.id, block]));
  const starts = new Map(props.sized.map((each) => [each.id, each.starts]));
  const drawn = props.placed.flatMap((place, index): Drawn[] => {
    const block = blocks.get(place.id);
    if (!block) return [];
    const above = props.placed[index - 1];
    const marginTop = place.top - (above ? above.top + above.height : 0);
    const style = place.scale ? { marginTop, zoom: place.scale } : { marginTop };
    return [{ block, style, node: partOf(block, place, starts.get(place.id)) }];
  });
  return <Blocks drawn={drawn} />;
}

function partOf(block: Block, { lines }: Placed, starts: number[] | undefined): ReactNode {
  if (!block.text) return block.node;
  const { runs, draw } = block.text;
  if (!lines || !starts) return draw(runs, { first: true });
  const from = starts[lines.from] ?? 0;
  const to = starts[lines.to] ?? textOf(runs).length;
  return draw(sliceRuns(runs, from, to), { first: lines.from === 0 });
}
