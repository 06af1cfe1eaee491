import { useState } from "react";
import type { BoardStage, Held } from "./stage";

interface HeldOptions<T> {
  stages: readonly BoardStage<T>[];
  itemId: (item: T) => string;
  itemName: (item: T) => string;
  onMove: ((item: T, to: string, from: string) => void) | undefined;
}

/** What is being moved, where it hangs, and what is told about it. */
export function useHeld<T>({ stages, itemName, onMove }: HeldOptions<T>) {
  const [held, setHeld] = useState<Held<T>>();
  const [said, setSaid] = useState("");
  const title = (stage: string) => stages.find((one) => one.id === stage)?.title ?? stage;

  const pick = (item: T, from: string, by: "pointer" | "keys") => {
    setHeld({ item, from, over: from, by });
    setSaid(`${itemName(item)} picked up from ${title(from)}.`);
  };
  const carry = (over: string | undefined) => {
    if (!held) return;
    setHeld({ ...held, over: over ?? held.from });
    if (over) setSaid(`Over ${title(over)}.`);
  };
  const drop = (to: string) => {
    setHeld(undefined);
    if (!held) return;
    if (to === held.from) return setSaid(`${itemName(held.item)} stays at ${title(to)}.`);
    setSaid(`${itemName(held.item)} moved to ${title(to)}.`);
    onMove?.(held.item, to, held.from);
  };
  const putBack = () => {
    if (held) setSaid(`${itemName(held.item)} is back at ${title(held.from)}.`);
    setHeld(undefined);
  };
  return { held, said, pick, carry, drop, putBack };
}
