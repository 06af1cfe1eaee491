import { useDraggable } from "@dnd-kit/core";
import { type KeyboardEvent, memo, type ReactNode, type RefObject, useState } from "react";
import { cn } from "../cn";
import { RowCheck } from "../data-table/row-check";
import type { MenuEntry } from "../menu/entry";
import { RowMenu } from "./row-menu";

/** What a row does, the same object for all of them, so that a row is drawn again only when it looks different. */
export interface RowActs<T> {
  /** Takes it in or out; with `onwards` everything from the last one that was taken. */
  choose: (item: T, onwards: boolean) => void;
  open: ((item: T) => void) | undefined;
  press: (event: KeyboardEvent, item: T, stage: string) => void;
  reach: (item: T) => void;
  entries: (item: T, stage: string) => readonly MenuEntry[];
}

interface BoardRowProps<T> {
  id: string;
  name: string;
  item: T;
  stage: string;
  render: (item: T) => ReactNode;
  acts: RefObject<RowActs<T>>;
  /** Held by pointer or keys: its place is hatched. */
  held: boolean;
  /** The one row that Tab reaches. */
  reached: boolean;
  /** Cannot be picked up. */
  fixed: boolean;
  describedBy: string;
  /** Whether it is chosen; left out where nothing is. */
  chosen: boolean | undefined;
  /** Something is chosen somewhere: every box is shown. */
  choosing: boolean;
}

/** One person at a stage: picked up by pointer, by Space, or moved from its menu. */
export const BoardRow = memo(function BoardRow<T>(props: BoardRowProps<T>) {
  const { id, name, item, stage, render, acts, held, reached, fixed, describedBy } = props;
  const { chosen, choosing } = props;
  // A board has many rows: only those that a pointer or the focus has come to have a box and a menu.
  const [near, setNear] = useState(false);
  const armed = near || reached;
  const { setNodeRef, listeners } = useDraggable({ id, disabled: fixed });
  const tabIndex = reached ? 0 : -1;
  return (
    <li
      ref={setNodeRef}
      className={cn(
        "group/row border-rule relative min-h-21 border-b contain-content select-none",
        held ? "hatch" : chosen ? "bg-accent-wash" : "hover:bg-hover",
      )}
      onPointerEnter={() => setNear(true)}
      onPointerDown={(event) => listeners?.["onPointerDown"]?.(event)}
    >
      <div className={cn("px-6 py-2.5", held && "invisible")}>
        <Body item={item} render={render} />
      </div>
      <button
        type="button"
        data-row={id}
        tabIndex={tabIndex}
        aria-label={name}
        aria-pressed={held || undefined}
        aria-describedby={describedBy}
        onClick={(event) =>
          chosen !== undefined && (event.shiftKey || event.ctrlKey || event.metaKey)
            ? acts.current.choose(item, event.shiftKey)
            : acts.current.open?.(item)
        }
        onFocus={() => acts.current.reach(item)}
        onKeyDown={(event) => acts.current.press(event, item, stage)}
        onKeyUp={(event) => event.key === " " && event.preventDefault()}
        className={cn("absolute inset-0 -outline-offset-2", !fixed && "cursor-grab")}
      />
      {chosen !== undefined && (armed || choosing) && (
        <span
          className={cn(
            "absolute start-1 top-3 flex",
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
        <div className="group-hover/row:bg-lift absolute end-2 top-2 rounded-md opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 has-[[data-state=open]]:opacity-100">
          <RowMenu
            label={`More for ${name}`}
            tabIndex={tabIndex}
            entries={() => acts.current.entries(item, stage)}
          />
        </div>
      )}
    </li>
  );
}) as <T>(props: BoardRowProps<T>) => ReactNode;

// While something is dragged each row hears of it; what it shows stays as it was drawn.
const Body = memo(function Body<T>({ item, render }: { item: T; render: (item: T) => ReactNode }) {
  return render(item);
}) as <T>(props: { item: T; render: (item: T) => ReactNode }) => ReactNode;
