import { memo, type ReactNode, type RefObject } from "react";
import { BoardRow, type RowActs } from "./board-row";

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
  /** The one of this stage that Tab reaches. */
  reached: string | undefined;
  describedBy: string;
  chosen: ReadonlySet<string> | undefined;
}

/** The people of one stage: looked at again when something of this stage is another. */
export const StageRows = memo(function StageRows<T>(props: StageRowsProps<T>) {
  const { stage, items, first, itemId, itemName, movable, chosen } = props;
  return items.slice(0, first).map((item) => {
    const id = itemId(item);
    return (
      <BoardRow
        key={id}
        id={id}
        name={itemName(item)}
        item={item}
        stage={stage}
        render={props.render}
        acts={props.acts}
        held={id === props.held}
        reached={id === props.reached}
        fixed={!movable(item, stage)}
        describedBy={props.describedBy}
        chosen={chosen?.has(id)}
        choosing={(chosen?.size ?? 0) > 0}
      />
    );
  });
}) as <T>(props: StageRowsProps<T>) => ReactNode;
