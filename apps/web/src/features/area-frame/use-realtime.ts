import { useEffect } from "react";
import { useStores } from "@/stores/use-stores";

/** A page that is opened shows itself first; what happened meanwhile is told when the channel is there. */
const afterPage = 1000;

/** Who is signed in, as their area knows them. */
interface Own {
  id: string | undefined;
  load: () => unknown;
}

/** Keeps the real-time channel open for a user while their area is; it closes when the area is left. */
export function useRealtime(own: Own) {
  const { realtime } = useStores();
  const userId = own.id;
  useEffect(() => {
    if (!userId) return;
    const opening = setTimeout(() => void realtime.open(userId), afterPage);
    return () => {
      clearTimeout(opening);
      realtime.close();
    };
  }, [realtime, userId]);
  useEffect(
    () =>
      // What they may do is a lead's to say, and what stands there follows.
      realtime.listen((heard) => {
        if (heard === "refetch" || heard.type === "rank.changed") void own.load();
      }),
    [realtime, own],
  );
}
