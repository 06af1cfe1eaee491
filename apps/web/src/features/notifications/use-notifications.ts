import { useEffect } from "react";
import { useStores } from "@/stores/use-stores";

const lookEvery = 60_000;

/** Keeps the newest notices fresh: as they are told, and by asking where nothing is told. */
export function useNotifications() {
  const { notifications, realtime } = useStores();
  useEffect(() => {
    void notifications.load();
    const stop = realtime.listen((heard) => {
      if (heard === "refetch" || heard.type === "notification.new") void notifications.load();
    });
    const look = () => {
      if (!realtime.connected && document.visibilityState === "visible") void notifications.load();
    };
    const timer = setInterval(look, lookEvery);
    document.addEventListener("visibilitychange", look);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [notifications, realtime]);
}
