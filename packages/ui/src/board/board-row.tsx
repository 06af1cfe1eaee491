import { useDraggable } from "@dnd-kit/core";
import { memo, type ReactNode, useState } from "react";
import { cn } from "../cn";
import type { BoardRowProps } from "./row";
import { RowTools } from "./row-tools";

/** One person at a stage: picked up by pointer, by Space, or moved from its menu. */
export const BoardRow = memo(function BoardRow<T>(props: BoardRowProps<T>) {
  const { id, name, item, stage, render, acts, held, away, reached, fixed, describedBy } = props;
  const { chosen, choosing } = props;
  // A board has many rows: only those that a pointer or the focus has come to have a box and a menu.
  const [near, setNear] = useState(false);
  const armed = near || reached;
  const { setNodeRef, listeners } = useDraggable({ id, disabled: fixed });
  const tabIndex = reached ? 0 : -1;
  return (
    <li
      ref={setNodeRef}
      aria-hidden={props.left || undefined}
      className={cn(
        "group/row border-rule relative min-h-21 border-b contain-content select-none",
        held ? "hatch" : chosen ? "bg-accent-wash" : "hover:bg-hover",
      )}
      onPointerEnter={() => setNear(true)}
      onPointerDown={(event) => listeners?.["onPointerDown"]?.(event)}
    >
      <div className={cn("px-6 py-2.5", away && "invisible")}>
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
        onBlur={({ relatedTarget }) => acts.current.leave(relatedTarget)}
        onKeyDown={(event) => acts.current.press(event, item, stage)}
        onKeyUp={(event) => event.key === " " && event.preventDefault()}
        className={cn("absolute inset-0 -outline-offset-2", !fixed && "cursor-grab")}
      />
      {(armed || choosing) && <RowTools {...props} armed={armed} tabIndex={tabIndex} />}
    </li>
  );
}) as <T>(props: BoardRowProps<T>) => ReactNode;

// While something is dragged each row hears of it; what it shows stays as it was drawn.
const Body = memo(function Body<T>({ item, render }: { item: T; render: (item: T) => ReactNode }) {
  return render(item);
}) as <T>(props: { item: T; render: (item: T) => ReactNode }) => ReactNode;
