import type { Selection } from "@toran/ui/data-table";
import { useEffect, useEffectEvent } from "react";
import { isLetterKey } from "./is-letter-key";

type Act = (chosen: Selection) => unknown;

interface RowLetters {
  /** What each letter does. */
  keys: Record<string, Act | undefined>;
  /** The chosen students, where there are any. */
  chosen: Selection | undefined;
  /** The student of a place in the table. */
  idAt: (place: number) => string | undefined;
}

/** Letters that act on the chosen students, or on the one whose row has the focus. */
export function useRowLetters({ keys, chosen, idAt }: RowLetters) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    const { target } = event;
    if (!act || !(target instanceof Element) || !isLetterKey(event)) return;
    const place = target.closest("[data-place]")?.getAttribute("data-place");
    const id = place ? idAt(Number(place)) : undefined;
    const meant = chosen ?? (id ? { all: false, ids: new Set([id]) } : undefined);
    if (!meant) return;
    event.preventDefault();
    act(meant);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
