import { useDeferredValue } from "react";
import { cn } from "../cn";
import { RowCheck } from "../data-table/row-check";
import type { BoardRowProps } from "./row";
import { RowMenu } from "./row-menu";

interface RowToolsProps<T> extends BoardRowProps<T> {
  /** The pointer or the focus is here. */
  armed: boolean;
  tabIndex: number;
}

/** The box and the menu of a row. Whoever was just put down somewhere is painted there first. */
export function RowTools<T>(props: RowToolsProps<T>) {
  const { name, item, stage, acts, held, chosen, choosing, landed, armed, tabIndex } = props;
  const painted = useDeferredValue(true, !landed);
  if (!painted) return null;
  return (
    <>
      {chosen !== undefined && (
        <span
          className={cn(
            "absolute start-1 top-3 flex",
            held && "invisible",
            !choosing && "opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100",
          )}
        >
          <RowCheck
            label={`Select ${name}`}
            checked={chosen}
            tabIndex={tabIndex}
            onChange={({ nativeEvent }) =>
              acts.current.choose(item, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </span>
      )}
      {armed && (
        <div
          className={cn(
            "group-hover/row:bg-lift absolute end-2 top-2 rounded-md opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 has-[[data-state=open]]:opacity-100",
            held && "invisible",
          )}
        >
          <RowMenu
            label={`More for ${name}`}
            tabIndex={tabIndex}
            entries={() => acts.current.entries(item, stage)}
          />
        </div>
      )}
    </>
  );
}
