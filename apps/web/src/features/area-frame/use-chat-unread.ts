import { useEffect } from "react";
import { useStores } from "@/stores/use-stores";

const lookEvery = 60_000;

/** Keeps the number of unread messages beside the chat's entry fresh. */
export function useChatUnread() {
  const { chatUnread, realtime } = useStores();
  useEffect(() => {
    void chatUnread.load();
    const stop = realtime.listen((heard) => {
      if (heard === "refetch" || heard.type === "chat.message" || heard.type === "chat.read")
        void chatUnread.load();
    });
    const timer = setInterval(() => {
      if (!realtime.connected && document.visibilityState === "visible") void chatUnread.load();
    }, lookEvery);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [chatUnread, realtime]);
}
