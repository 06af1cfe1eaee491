import type { EventType } from "@toran/contract/events";
import { useEffect, useEffectEvent } from "react";
import { useStores } from "./use-stores";

/** What is told within this time is one look, in milliseconds: a lively chat tells of every message and of whoever reads it. */
export const gathered = 400;
/** How often to look while nothing can be told. */
export const minute = 60_000;

/** The least time from one look at a list of jobs or candidates to the next: a rush of students applies one by one. */
export const rush = 5_000;

interface Told {
  /** Whether what was told is of what is shown. */
  about?: (payload: unknown) => boolean;
  /** The least time from one look to the next, in milliseconds. */
  apart?: number;
  /** Whether it is shown at all. */
  looking?: boolean;
}

/** Looks again when others change what is shown: as that is told, by asking while nothing is told, and once its page is seen again. */
export function useTold(on: readonly EventType[], look: () => void, told: Told = {}) {
  const { apart = 1_000, looking = true } = told;
  const { realtime } = useStores();
  const looks = useEffectEvent(look);
  const isAbout = useEffectEvent((payload: unknown) => told.about?.(payload) ?? true);
  const types = on.join(" ");
  useEffect(() => {
    if (!looking) return;
    let soon: ReturnType<typeof setTimeout> | undefined;
    let last = -apart;
    const ask = () => {
      if (document.visibilityState === "hidden") return;
      const wait = Math.max(gathered, last + apart - performance.now());
      soon ??= setTimeout(() => {
        soon = undefined;
        last = performance.now();
        looks();
      }, wait);
    };
    const stop = realtime.listen((heard) => {
      if (heard === "refetch") return ask();
      if (types.split(" ").includes(heard.type) && isAbout(heard.payload)) ask();
    });
    // Of what is never told, a look when the reader comes back is enough.
    const timer = types ? setInterval(() => realtime.connected || ask(), minute) : undefined;
    document.addEventListener("visibilitychange", ask);
    return () => {
      stop();
      clearTimeout(soon);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [realtime, types, apart, looking]);
}
