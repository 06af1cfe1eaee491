import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ComboboxOption } from "./option";

export interface OptionPage<T> {
  items: readonly T[];
  /** Where the next page begins; left out or null on the last one. */
  next?: string | null;
}

export interface OptionAsk {
  search: string;
  next?: string;
  /** Aborted when the answer is no longer wanted. */
  signal: AbortSignal;
}

export type LoadOptions<T> = (ask: OptionAsk) => Promise<OptionPage<T>>;

interface Loaded<T> {
  search: string;
  items: readonly T[];
  next?: string | null;
  status: "loading" | "ready" | "failed";
}

const typingPause = 200;

/** The options for what is typed, page by page; only the newest question may answer. */
export function useOptions<T extends ComboboxOption>(
  load: LoadOptions<T>,
  search: string,
  open: boolean,
) {
  const nothing: Loaded<T> = { search, items: [], status: "loading" };
  const [loaded, setLoaded] = useState(nothing);
  const running = useRef<AbortController>(undefined);
  const first = useRef(true);

  const ask = async (from: Loaded<T>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setLoaded({ ...from, status: "loading" });
    try {
      const page = await load({ search: from.search, next: from.next ?? undefined, signal });
      if (signal.aborted) return;
      // Whoever comes into the list meanwhile moves others on to the next page, where they come once more.
      const there = new Set(from.items.map(({ value }) => value));
      setLoaded({
        search: from.search,
        items: [...from.items, ...page.items.filter(({ value }) => !there.has(value))],
        next: page.next,
        status: "ready",
      });
    } catch {
      if (!signal.aborted) setLoaded({ ...from, status: "failed" });
    }
  };

  // `load` may be written in place; a new function for the same search is no new question.
  const begin = useEffectEvent(
    (wanted: string) => void ask({ search: wanted, items: [], status: "loading" }),
  );

  useEffect(() => {
    if (!open) {
      first.current = true;
      return;
    }
    const wait = setTimeout(begin, first.current ? 0 : typingPause, search);
    first.current = false;
    return () => {
      clearTimeout(wait);
      running.current?.abort();
    };
  }, [search, open]);

  return {
    ...loaded,
    more: () => loaded.status === "ready" && loaded.next && void ask(loaded),
    retry: () => void ask(loaded),
  };
}
