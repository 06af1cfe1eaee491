import { useEffect } from "react";
import { useStores } from "@/stores/use-stores";

/** Keeps the real-time channel open for a user while their area is; it closes when the area is left. */
export function useRealtime(userId: string | undefined) {
  const { realtime } = useStores();
  useEffect(() => {
    if (!userId) return;
    void realtime.open(userId);
    return () => realtime.close();
  }, [realtime, userId]);
}
