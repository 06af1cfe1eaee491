import { GripVertical } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { cn } from "../cn";
import { useOrder, usePointerOver } from "./use-order";

export interface SortableListProps<T> {
  /** What is put in order, such as "Projects". */
  label: string;
  items: readonly T[];
  itemId: (item: T) => string;
  itemName: (item: T) => string;
  onReorder: (items: T[]) => void;
  /** Draws an item; the grip moves it and stands wherever it is put. */
  renderItem: (item: T, grip: ReactNode, place: number) => ReactNode;
  /** After the last item, such as a button that adds one; it is not moved. */
  foot?: ReactNode;
  itemClassName?: string;
  className?: string;
}

/** A list whose order its reader decides: dragged by the grip, or by Space and the arrow keys. */
export function SortableList<T>(props: SortableListProps<T>) {
  const { label, itemId, itemName, renderItem, foot } = props;
  const help = useId();
  const rows = useRef(new Map<string, HTMLLIElement>());
  const { held, shown, said, pick, carry, drop, putBack, placeOf } = useOrder(props);
  const heldId = held && itemId(held.item);

  const over = (x: number, y: number) => {
    const place = shown.findIndex((item) => {
      const box = rows.current.get(itemId(item))?.getBoundingClientRect();
      return box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    });
    if (place >= 0) carry(place);
  };
  usePointerOver(held?.by === "pointer", { over, drop, putBack });
  const places = JSON.stringify(shown.map(itemId));
  // An element that is moved in the document loses the focus.
  useEffect(() => {
    if (heldId && held?.by === "keys")
      rows.current.get(heldId)?.querySelector<HTMLElement>("[data-grip]")?.focus();
  }, [heldId, held?.by, places]);

  const press = (event: KeyboardEvent, item: T) => {
    const { key } = event;
    const mine = heldId === itemId(item);
    if (key === " " || key === "Enter") {
      event.preventDefault();
      if (mine) drop();
      else pick(item, "keys");
      return;
    }
    if (!mine) return;
    if (key === "Tab") drop();
    const to = target(event, placeOf(item), shown.length);
    if (key !== "Escape" && to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (to === undefined) putBack();
    else carry(to);
  };

  return (
    <>
      <ol aria-label={label} className={props.className}>
        {shown.map((item, place) => {
          const id = itemId(item);
          return (
            <li
              key={id}
              ref={(row) => {
                if (row) rows.current.set(id, row);
                else rows.current.delete(id);
              }}
              className={cn(
                props.itemClassName,
                id === heldId && "bg-lift outline-accent-line relative z-10 outline-2",
              )}
            >
              {renderItem(
                item,
                <button
                  type="button"
                  data-grip
                  aria-label={`Move ${itemName(item)}`}
                  aria-describedby={help}
                  aria-pressed={id === heldId}
                  title="Drag, or press Space and the arrow keys"
                  onKeyDown={(event) => press(event, item)}
                  onPointerDown={(event) => {
                    if (event.button === 0) pick(item, "pointer");
                  }}
                  className="text-ink-3 hover:bg-hover grid size-6 flex-none cursor-grab touch-none place-items-center rounded-xs active:cursor-grabbing"
                >
                  <GripVertical aria-hidden="true" size={14} strokeWidth={2} />
                </button>,
                place,
              )}
            </li>
          );
        })}
        {foot}
      </ol>
      <p id={help} hidden>
        Space picks it up and puts it down, the arrow keys move it, Escape takes it back.
      </p>
      <output aria-live="assertive" className="sr-only">
        {said}
      </output>
    </>
  );
}

function target({ key, currentTarget }: KeyboardEvent, place: number, many: number) {
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const back = forward === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
  if (key === "ArrowDown" || key === forward) return place + 1;
  if (key === "ArrowUp" || key === back) return place - 1;
  if (key === "Home") return 0;
  return key === "End" ? many - 1 : undefined;
}
