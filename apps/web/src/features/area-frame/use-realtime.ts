import { useEffect } from "react";
import { useStores } from "@/stores/use-stores";

/** A page that is opened shows itself first; what happened meanwhile is told when the channel is there. */
const afterPage = 1000;

/** Keeps the real-time channel open for a user while their area is; it closes when the area is left. */
export function useRealtime(userId: string | undefined) {
  const { realtime } = useStores();
  useEffect(() => {
    if (!userId) return;
    const opening = setTimeout(() => void realtime.open(userId), afterPage);
    return () => {
      clearTimeout(opening);
      realtime.close();
    };
  }, [realtime, userId]);
}
