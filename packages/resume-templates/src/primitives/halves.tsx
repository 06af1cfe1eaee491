import { textOf } from "../model/rich-text";
import type { Block } from "./block";

const short = 120;
const most = 10;

/** Short bullets that follow one another in one list come into two columns of the same length. */
export function inHalves(blocks: Block[]): Block[] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    const follows = group?.[0] && isShort(group[0]) && isShort(block) && sameList(group[0], block);
    if (follows && group.length < most) group.push(block);
    else groups.push([block]);
  }
  return groups.flatMap((group) => (isEven(group) ? halved(group) : group));
}

/** Two and one would leave a hole; four and three does not. */
const isEven = ({ length }: Block[]) => length > 4 || (length > 1 && length % 2 === 0);

const sameList = (one: Block, other: Block) => one.list === other.list && one.entry === other.entry;

const isShort = ({ kind, text }: Block) =>
  kind === "bullet" && text !== undefined && textOf(text.runs).length <= short;

/** Read down the one column, then down the other; the rows stand on the same lines. */
function halved(group: Block[]): Block {
  const first = group[0]!;
  const rows = `repeat(${Math.ceil(group.length / 2)}, auto)`;
  return {
    ...first,
    kind: "bullet",
    text: undefined,
    list: undefined,
    node: (
      <ul className="tr-halves" style={{ gridTemplateRows: rows }}>
        {group.map(({ id, text }) => (
          <li key={id}>{text?.draw(text.runs, { first: true })}</li>
        ))}
      </ul>
    ),
  };
}
