import { useEffect, useEffectEvent, useState } from "react";

interface Held<T> {
  item: T;
  by: "pointer" | "keys";
}

interface OrderOptions<T> {
  items: readonly T[];
  itemId: (item: T) => string;
  itemName: (item: T) => string;
  onReorder: (items: T[]) => void;
}

/** An order that is being changed: who is held, where they would stand, and what is said of it. */
export function useOrder<T>({ items, itemId, itemName, onReorder }: OrderOptions<T>) {
  const [held, setHeld] = useState<Held<T>>();
  const [order, setOrder] = useState<readonly T[]>(items);
  const [said, setSaid] = useState("");
  const shown = held ? placed(items, order, itemId) : items;
  const same = (a: T) => (b: T) => itemId(a) === itemId(b);
  const placeIn = (list: readonly T[], item: T) => list.findIndex(same(item));
  const whereIn = (list: readonly T[], item: T) =>
    `position ${placeIn(list, item) + 1} of ${list.length}`;

  const pick = (item: T, by: Held<T>["by"]) => {
    setOrder(items);
    setHeld({ item, by });
    if (by === "keys")
      setSaid(
        `${itemName(item)} picked up, ${whereIn(items, item)}. Arrow keys move it, Space puts it down, Escape takes it back.`,
      );
  };
  const carry = (to: number) => {
    if (!held) return;
    const from = placeIn(shown, held.item);
    const place = Math.min(Math.max(0, to), shown.length - 1);
    const item = shown[from];
    if (item === undefined || from === place) return;
    const moved = shown.toSpliced(from, 1).toSpliced(place, 0, item);
    setOrder(moved);
    setSaid(`${itemName(held.item)}, ${whereIn(moved, held.item)}`);
  };
  const drop = () => {
    if (!held) return;
    setHeld(undefined);
    // What was taken out meanwhile has no place any more.
    if (placeIn(shown, held.item) >= 0)
      setSaid(`${itemName(held.item)} put down, ${whereIn(shown, held.item)}`);
    const changed = shown.some((item, place) => items[place] !== item);
    if (changed) onReorder([...shown]);
  };
  const putBack = () => {
    if (!held) return;
    setHeld(undefined);
    if (placeIn(items, held.item) < 0) return;
    setSaid(`${itemName(held.item)} is back, ${whereIn(items, held.item)}`);
  };
  return {
    held,
    shown,
    said,
    pick,
    carry,
    drop,
    putBack,
    placeOf: (item: T) => placeIn(shown, item),
  };
}

/** The items as they are now, in an order of before: what has come since stands behind the one that it follows. */
function placed<T>(items: readonly T[], order: readonly T[], itemId: (item: T) => string) {
  const now = new Map(items.map((item) => [itemId(item), item]));
  const ids = order.map(itemId).filter((id) => now.has(id));
  const known = new Set(ids);
  for (const [place, id] of [...now.keys()].entries()) {
    if (known.has(id)) continue;
    const before = place ? itemId(items[place - 1]!) : undefined;
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  }
  return ids.map((id) => now.get(id)!);
}

/** Follows the pointer over the whole page: the grip itself moves in the document while it is held. */
export function usePointerOver(
  active: boolean,
  {
    over,
    drop,
    putBack,
  }: { over: (x: number, y: number) => void; drop: () => void; putBack: () => void },
) {
  const move = useEffectEvent((event: PointerEvent) => over(event.clientX, event.clientY));
  const up = useEffectEvent(drop);
  const cancel = useEffectEvent(putBack);
  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener("pointermove", (event) => move(event), { signal });
    addEventListener("pointerup", () => up(), { signal });
    addEventListener("pointercancel", () => cancel(), { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && cancel(), { signal });
    return () => stop.abort();
  }, [active]);
}
