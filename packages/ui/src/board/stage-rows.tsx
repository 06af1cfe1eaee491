import { memo, type ReactNode, type RefObject, useDeferredValue } from "react";
import { BoardRow } from "./board-row";
import type { RowActs } from "./row";

interface StageRowsProps<T> {
  stage: string;
  items: readonly T[];
  /** Left out, all of them are drawn. */
  first: number | undefined;
  itemId: (item: T) => string;
  itemName: (item: T) => string;
  render: (item: T) => ReactNode;
  /** Whether any stage takes an item from here. */
  movable: (item: T, from: string) => boolean;
  acts: RefObject<RowActs<T>>;
  /** The one of this stage that is held. */
  held: string | undefined;
  /** Whether that one is seen somewhere else meanwhile. */
  away: boolean;
  /** The one of this stage that Tab reaches. */
  reached: string | undefined;
  /** Whether that one was put down here a moment ago. */
  landed: boolean;
  describedBy: string;
  chosen: ReadonlySet<string> | undefined;
}

/** The people of one stage: looked at again when something of this stage is another. */
export const StageRows = memo(function StageRows<T>(props: StageRowsProps<T>) {
  const { stage, items, first, itemId, itemName, movable, chosen } = props;
  // Who leaves keeps their place until they are painted where they went: one column less to lay out by then.
  const before = useDeferredValue(items);
  const at = leftAlone(before, items, itemId);
  const left = at < 0 ? undefined : before[at];
  const drawn = left === undefined ? items : items.toSpliced(at, 0, left);
  return drawn.slice(0, first).map((item) => {
    const id = itemId(item);
    const gone = item === left;
    return (
      <BoardRow
        key={id}
        id={id}
        name={itemName(item)}
        item={item}
        stage={stage}
        render={props.render}
        acts={props.acts}
        held={gone || id === props.held}
        away={gone || (id === props.held && props.away)}
        left={gone}
        reached={id === props.reached}
        landed={props.landed && id === props.reached}
        fixed={!movable(item, stage)}
        describedBy={props.describedBy}
        chosen={chosen?.has(id)}
        choosing={(chosen?.size ?? 0) > 0}
      />
    );
  });
}) as <T>(props: StageRowsProps<T>) => ReactNode;

/** Where the one stood who has left a stage; -1 when nobody has, or several. */
function leftAlone<T>(before: readonly T[], now: readonly T[], itemId: (item: T) => string) {
  if (before.length !== now.length + 1) return -1;
  const at = before.findIndex((item, place) => {
    const here = now[place];
    return here === undefined || itemId(here) !== itemId(item);
  });
  const others = before.toSpliced(at, 1);
  return others.every((item, place) => itemId(item) === itemId(now[place] as T)) ? at : -1;
}
