import { useState } from "react";
import type { BoardStage, Held } from "./stage";

interface HeldOptions<T> {
  stages: readonly BoardStage<T>[];
  itemId: (item: T) => string;
  itemName: (item: T) => string;
  onMove: ((item: T, to: string, from: string) => void) | undefined;
  /** Told of an item that was put down by the pointer where nobody takes it. */
  onRefused: ((item: T, to: string, from: string) => void) | undefined;
  /** Whether a stage takes an item from another. */
  takes: (item: T, to: string, from: string) => boolean;
}

/** What is being moved, where it hangs, and what is told about it. */
export function useHeld<T>(options: HeldOptions<T>) {
  const { stages, itemId, itemName, onMove, onRefused, takes } = options;
  const [held, setHeld] = useState<Held<T>>();
  const [said, setSaid] = useState("");
  const title = (stage: string) => stages.find((one) => one.id === stage)?.title ?? stage;

  const stands =
    !held ||
    stages.some(
      ({ id, items }) =>
        id === held.from && items.some((item) => itemId(item) === itemId(held.item)),
    );
  if (held && !stands) {
    setHeld(undefined);
    setSaid(`${itemName(held.item)} was moved meanwhile.`);
  }

  const refusal = (to: string) =>
    held ? `${itemName(held.item)} cannot be moved to ${title(to)}.` : "";

  const pick = (item: T, from: string, by: "pointer" | "keys") => {
    if (!stages.some(({ id }) => takes(item, id, from)))
      return setSaid(`${itemName(item)} cannot be moved from ${title(from)}.`);
    setHeld({ item, from, over: from, by });
    setSaid(`${itemName(item)} picked up from ${title(from)}.`);
  };
  const carry = (over: string | undefined) => {
    if (!held) return;
    const { item, from } = held;
    const lands = over !== undefined && (over === from || takes(item, over, from));
    setHeld({ ...held, over: lands ? over : from });
    if (over) setSaid(lands ? `Over ${title(over)}.` : refusal(over));
  };
  const drop = (to: string) => {
    setHeld(undefined);
    if (!held) return;
    if (to === held.from) return setSaid(`${itemName(held.item)} stays at ${title(to)}.`);
    if (!takes(held.item, to, held.from)) {
      setSaid(refusal(to));
      onRefused?.(held.item, to, held.from);
      return;
    }
    setSaid(`${itemName(held.item)} moved to ${title(to)}.`);
    onMove?.(held.item, to, held.from);
  };
  const putBack = () => {
    if (held) setSaid(`${itemName(held.item)} is back at ${title(held.from)}.`);
    setHeld(undefined);
  };
  return { held, said, pick, carry, drop, putBack };
}
