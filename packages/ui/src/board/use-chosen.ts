import { useRef } from "react";
import { between } from "../data-table/selection";
import type { BoardStage } from "./stage";

interface ChosenOptions<T> {
  stages: readonly BoardStage<T>[];
  itemId: (item: T) => string;
  chosen?: ReadonlySet<string>;
  onChosenChange?: (chosen: ReadonlySet<string>) => void;
}

/** Takes items in and out of what is chosen; a range stays within one stage. */
export function useChosen<T>({ stages, itemId, chosen, onChosenChange }: ChosenOptions<T>) {
  const last = useRef<string>(undefined);
  const choose = (id: string, onwards: boolean) => {
    if (!chosen || !onChosenChange) return;
    const list = stages.map(({ items }) => items.map(itemId)).find((ids) => ids.includes(id)) ?? [];
    const from = last.current === undefined ? -1 : list.indexOf(last.current);
    const range = onwards && from >= 0 ? between(list, from, list.indexOf(id)) : [id];
    const taken = onwards || !chosen.has(id);
    const next = new Set(chosen);
    for (const each of range)
      if (taken) next.add(each);
      else next.delete(each);
    last.current = id;
    onChosenChange(next);
  };
  const clear = () => {
    last.current = undefined;
    if (chosen?.size) onChosenChange?.(new Set());
    return Boolean(chosen?.size);
  };
  return { choose, clear };
}
