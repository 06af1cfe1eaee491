import { useEffect, useEffectEvent, useState } from "react";
import type { PaletteGroup, PaletteHit, PaletteSearch } from "./hit";

const typingPause = 120;

type Status = "loading" | "ready" | "failed";

/** The hits for what is typed; while a newer question waits, the older hits stay in sight. */
export function useHits<H extends PaletteHit>(search: PaletteSearch<H>, typed: string) {
  const wanted = typed.trim();
  const [found, setFound] = useState<{
    search: string;
    groups: readonly PaletteGroup<H>[];
    status: Status;
  }>({ search: "", groups: [], status: "ready" });
  const [attempt, setAttempt] = useState(0);

  // `search` may be written in place; a new function for the same words is no new question.
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const groups = await search({ search: wanted, signal });
      if (!signal.aborted) setFound({ search: wanted, groups, status: "ready" });
    } catch {
      if (!signal.aborted) setFound({ search: wanted, groups: [], status: "failed" });
    }
  });

  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    const wait = setTimeout(() => void ask(controller.signal), typingPause);
    return () => {
      clearTimeout(wait);
      controller.abort();
    };
  }, [wanted, attempt]);

  const settled = found.search === wanted;
  return {
    groups: wanted ? found.groups.filter((group) => group.hits.length > 0) : [],
    // Where nothing is typed nothing was looked for, however the last search went.
    status: wanted ? (settled ? found.status : "loading") : ("ready" as Status),
    retry: () => {
      setFound({ search: "", groups: [], status: "loading" });
      setAttempt(attempt + 1);
    },
  };
}
