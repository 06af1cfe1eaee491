import type { Envelope } from "@toran/contract";
import type { ChatMessage, Messages } from "@toran/contract/schemas/chat";
import type { Notification } from "@toran/contract/schemas/notification";
import { reaction } from "mobx";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import type { Typing } from "@/stores/realtime-store";
import { useStores } from "@/stores/use-stores";
import type { ConversationStore } from "./conversation-store";

type Read = Messages["read"][number];

const lookEvery = 5_000;
/** How often what stands beside the messages is asked for while nothing is told: that it is closed is there as well. */
const lookAroundEvery = 15_000;
const typingLasts = 5_000;
/** Everybody in the conversation is told how far somebody has read: once for messages that come together. */
const readEvery = 400;

/** Whether something was done that stands between messages. */
function toldBetween({ type, payload }: Envelope) {
  if (type === "booking.changed") return true;
  const { entity } = payload as Partial<Notification>;
  return type === "notification.new" && entity?.type === "posting";
}

/** Keeps an open conversation fresh: as it is told, and by asking while nothing is told. */
export function useConversation(store: ConversationStore, at: number | undefined) {
  const { realtime } = useStores();
  // A link that is followed once more goes there once more.
  const { key: visit } = useLocation();
  useEffect(() => {
    void (at === undefined ? store.show() : store.goTo(at));
  }, [store, at, visit]);
  useEffect(() => {
    const stop = realtime.listen((heard) => {
      if (heard === "refetch") {
        void store.reread();
        void store.info.load();
      } else if (heard.type === "chat.message") store.receive(heard.payload as ChatMessage);
      else if (heard.type === "chat.read" || heard.type === "chat.delivered") {
        const read = heard.payload as Partial<Read> & { conversationId?: string };
        if (read.conversationId === store.id) store.receiveRead(read);
      } else if (heard.type === "connection.changed") void store.info.load();
      else if (toldBetween(heard)) {
        void store.catchUp();
        void store.info.load();
      }
    });
    // What met no server is tried again when there is one.
    const back = () => {
      void store.refresh();
      void store.outbox.retryAll();
    };
    const noLonger = reaction(
      () => realtime.connected,
      (connected) => connected && back(),
    );
    const untold = () => !realtime.connected && document.visibilityState === "visible";
    const timer = setInterval(() => untold() && back(), lookEvery);
    const around = setInterval(() => untold() && void store.info.load(), lookAroundEvery);
    window.addEventListener("online", back);
    return () => {
      stop();
      noLonger();
      clearInterval(timer);
      clearInterval(around);
      window.removeEventListener("online", back);
    };
  }, [store, realtime]);
  useEffect(() => {
    const read = () => {
      if (store.state === "ready" && document.visibilityState === "visible") void store.markRead();
    };
    const stop = reaction(() => [store.state, store.messages], read, {
      fireImmediately: true,
      delay: readEvery,
    });
    document.addEventListener("visibilitychange", read);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", read);
    };
  }, [store]);
}

/** Who writes in a conversation at this moment. */
export function useTyping(id: string) {
  const { realtime } = useStores();
  const [typist, setTypist] = useState<Typing>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopTyping = realtime.listenToTyping((told) => {
      if (told.conversationId !== id) return;
      setTypist(told);
      clearTimeout(timer);
      timer = setTimeout(() => setTypist(undefined), typingLasts);
    });
    // Who has sent their message writes it no longer; others do.
    const stop = realtime.listen((heard) => {
      if (heard === "refetch" || heard.type !== "chat.message") return;
      const { conversationId, sender } = heard.payload as ChatMessage;
      if (conversationId === id) setTypist((now) => (now?.userId === sender.id ? undefined : now));
    });
    return () => {
      stopTyping();
      stop();
      clearTimeout(timer);
    };
  }, [realtime, id]);
  return typist?.name;
}
