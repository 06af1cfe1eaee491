import type { EventType } from "@toran/contract/events";
import { useEffect } from "react";
import { useStores } from "./use-stores";
import { gathered, minute } from "./use-told";

interface Fresh {
  /** What may have changed it. */
  on: readonly EventType[];
  /** How often to look while nothing can be told, in milliseconds. */
  every?: number;
}

/** Loads something, and loads it anew when it may have changed: as that is told, and by asking while nothing is told. */
export function useFresh(source: { load: () => unknown }, { on, every = minute }: Fresh) {
  const { realtime } = useStores();
  const types = on.join(" ");
  useEffect(() => {
    const load = () => void source.load();
    load();
    let soon: ReturnType<typeof setTimeout> | undefined;
    const stop = realtime.listen((heard) => {
      if (heard !== "refetch" && !types.split(" ").includes(heard.type)) return;
      soon ??= setTimeout(() => {
        soon = undefined;
        load();
      }, gathered);
    });
    const look = () => {
      if (!realtime.connected && document.visibilityState === "visible") load();
    };
    const timer = setInterval(look, every);
    document.addEventListener("visibilitychange", look);
    return () => {
      stop();
      clearTimeout(soon);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [source, realtime, types, every]);
}
