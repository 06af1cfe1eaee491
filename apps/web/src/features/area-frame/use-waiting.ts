import type { EventType } from "@toran/contract/events";
import { useEffect } from "react";
import type { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";

/** Keeps the number of what waits beside an entry fresh; `event` says that it may be another. */
export function useWaiting(waiting: Loadable<{ waiting: number }>, event: EventType) {
  const { realtime } = useStores();
  useEffect(() => {
    void waiting.load();
    return realtime.listen((heard) => {
      if (heard === "refetch" || heard.type === event) void waiting.load();
    });
  }, [waiting, realtime, event]);
}
