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
  const shown = held ? order : items;
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
    const from = placeIn(order, held.item);
    const place = Math.min(Math.max(0, to), order.length - 1);
    if (from < 0 || from === place) return;
    const moved = order.toSpliced(from, 1).toSpliced(place, 0, held.item);
    setOrder(moved);
    setSaid(`${itemName(held.item)}, ${whereIn(moved, held.item)}`);
  };
  const drop = () => {
    if (!held) return;
    setHeld(undefined);
    setSaid(`${itemName(held.item)} put down, ${whereIn(order, held.item)}`);
    const changed = order.some(
      (item, place) => items[place] === undefined || itemId(items[place]) !== itemId(item),
    );
    if (changed) onReorder([...order]);
  };
  const putBack = () => {
    if (!held) return;
    setHeld(undefined);
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
