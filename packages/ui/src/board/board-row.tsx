import { useDraggable } from "@dnd-kit/core";
import { Ellipsis } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { IconButton } from "../button/icon-button";
import { cn } from "../cn";
import type { MenuEntry } from "../menu/entry";
import { Menu } from "../menu/menu";

interface BoardRowProps {
  id: string;
  name: string;
  /** Held by pointer or keys: its place is hatched. */
  held: boolean;
  /** The one row that Tab reaches. */
  reached: boolean;
  menu: readonly MenuEntry[];
  children: ReactNode;
  describedBy: string;
  onOpen?: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
}

/** One person at a stage: picked up by pointer, by Space, or moved from its menu. */
export function BoardRow(props: BoardRowProps) {
  const { id, name, held, reached, menu, children, describedBy, onOpen, onKeyDown, onFocus } =
    props;
  const { setNodeRef, listeners } = useDraggable({ id });
  return (
    <li
      ref={setNodeRef}
      className={cn(
        "group/row border-rule relative min-h-21 border-b select-none",
        held ? "hatch" : "hover:bg-hover",
      )}
      onPointerDown={(event) => listeners?.["onPointerDown"]?.(event)}
    >
      <div className={cn("px-6 py-2.5", held && "opacity-0")}>{children}</div>
      <button
        type="button"
        data-row={id}
        tabIndex={reached ? 0 : -1}
        aria-label={name}
        aria-pressed={held || undefined}
        aria-describedby={describedBy}
        onClick={onOpen}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => event.key === " " && event.preventDefault()}
        className="absolute inset-0 cursor-grab -outline-offset-2"
      />
      <div className="absolute end-2 top-2 opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 has-[[data-state=open]]:opacity-100">
        <Menu
          align="end"
          trigger={
            <IconButton size="sm" edge label={`More for ${name}`} tabIndex={reached ? 0 : -1}>
              <Ellipsis aria-hidden="true" size={16} strokeWidth={1.75} />
            </IconButton>
          }
          entries={menu}
        />
      </div>
    </li>
  );
}
