import type { EventType } from "@toran/contract/events";
import { useEffect } from "react";
import { useStores } from "./use-stores";

/** Does something when others changed what is shown: when that is told, and when too much was missed to be told one by one. */
export function useTold(on: readonly EventType[], act: () => void) {
  const { realtime } = useStores();
  const types = on.join(" ");
  useEffect(
    () =>
      realtime.listen((heard) => {
        if (heard === "refetch" || types.split(" ").includes(heard.type)) act();
      }),
    [realtime, types, act],
  );
}
