import { memo, type ReactNode, type RefObject } from "react";
import type { MenuEntry } from "../menu/entry";
import { BoardRow, type RowActs } from "./board-row";
import type { BoardStage } from "./stage";

interface StageRowsProps<T> {
  stage: BoardStage<T>;
  stages: readonly BoardStage<T>[];
  /** Left out, all of them are drawn. */
  first: number | undefined;
  itemId: (item: T) => string;
  itemName: (item: T) => string;
  render: (item: T) => ReactNode;
  takes: ((item: T, to: string, from: string) => boolean) | undefined;
  actions: ((item: T) => readonly MenuEntry[]) | undefined;
  acts: RefObject<RowActs<T>>;
  /** The one of this stage that is held. */
  held: string | undefined;
  /** The one of this stage that Tab reaches. */
  reached: string | undefined;
  fixed: boolean;
  describedBy: string;
  chosen: ReadonlySet<string> | undefined;
}

/** The people of one stage: looked at again when something of this stage is another. */
export const StageRows = memo(function StageRows<T>(props: StageRowsProps<T>) {
  const { stage, stages, first, itemId, itemName, takes, actions, fixed, chosen } = props;
  const movable = (item: T) =>
    !fixed && stages.some(({ id: to }) => to !== stage.id && (takes?.(item, to, stage.id) ?? true));
  return stage.items.slice(0, first).map((item) => {
    const id = itemId(item);
    const moves = movable(item);
    return (
      <BoardRow
        key={id}
        id={id}
        name={itemName(item)}
        item={item}
        stage={stage.id}
        render={props.render}
        acts={props.acts}
        held={id === props.held}
        reached={id === props.reached}
        menu={moves || (actions?.(item).length ?? 0) > 0}
        fixed={!moves}
        describedBy={props.describedBy}
        chosen={chosen?.has(id)}
        choosing={(chosen?.size ?? 0) > 0}
      />
    );
  });
}) as <T>(props: StageRowsProps<T>) => ReactNode;
