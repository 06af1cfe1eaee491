import type { BoardChanged } from "@toran/contract/events";
import { useEffect, useEffectEvent } from "react";
import { useStores } from "@/stores/use-stores";

/** What is told within this time is one look, in milliseconds. */
const gathered = 400;
/** The least time from one look to the next: a rush of students applies one by one. */
const apart = 5_000;
/** How often to look while nothing can be told. */
const every = 60_000;

/** Looks again when others change the board of a job, or of any where none is named: as that is told, by asking while nothing is told, and once its page is seen again. */
export function useBoardChanges(jobId: string | undefined, looking: boolean, look: () => void) {
  const { realtime } = useStores();
  const looks = useEffectEvent(look);
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
      if (heard.type !== "board.changed") return;
      if (jobId === undefined || (heard.payload as BoardChanged).jobId === jobId) ask();
    });
    const timer = setInterval(() => realtime.connected || ask(), every);
    document.addEventListener("visibilitychange", ask);
    return () => {
      stop();
      clearTimeout(soon);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [realtime, jobId, looking]);
}
