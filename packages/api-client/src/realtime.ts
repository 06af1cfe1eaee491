import type { ClientEvents, Envelope, RoomReply, ServerEvents } from "@toran/contract/events";
import { limits } from "@toran/contract/limits";
import { io, type Socket } from "socket.io-client";

export interface RealtimeLog {
  info(message: string, detail?: unknown): void;
  warn(message: string, detail?: unknown): void;
}

export interface RealtimeOptions {
  /** The address of the server. */
  url: string;
  /** The present token; asked for at every connection. */
  token: () => string | null;
  /** Gets a newer token when the present one is refused, as `Http.renew` does. */
  renew?: () => Promise<string | null>;
  userId: string;
  log: RealtimeLog;
  onEvent: (envelope: Envelope) => void;
  /** Too much was missed: what is shown is to be loaded anew. */
  onRefetch?: () => void;
  /** Somebody writes in a conversation at this moment. */
  onTyping?: ServerEvents["typing"];
  /** Whether what happens is told at once, or has to be asked for. */
  onConnected?: (connected: boolean) => void;
  /** The last event already seen; the server sends what came after it. */
  lastSeq?: number;
  /** When the oldest of what is shown was loaded, by this machine's clock: spares loading it anew where nothing happened since. */
  loadedAt?: number;
}

export interface Realtime {
  /** Says that the user writes in a conversation at this moment; lost where there is no line. */
  typing(conversationId: string): void;
  /** Says that the page has the messages of a conversation up to a place; gathered, and said when there is a line. */
  received(conversationId: string, place: number): void;
  /** Leaves for good. */
  close(): void;
}

/** Keeps one connection to the real-time channel, and hands on each event once and in order. */
export function connectRealtime(options: RealtimeOptions): Realtime {
  const { url, token, renew, userId, log, onEvent } = options;
  let seen = options.lastSeq ?? 0;
  let presented: string | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let received: Record<string, number> = {};
  let saying: ReturnType<typeof setTimeout> | undefined;

  const { loadedAt } = options;
  const age = () => (loadedAt === undefined ? undefined : Date.now() - loadedAt);
  const present = () => (presented = token());
  const socket: Socket<ServerEvents, ClientEvents> = io(url, {
    ...limits.realtime,
    reconnectionAttempts: Infinity,
    // Two areas in one page are two people's business: connections are not shared.
    forceNew: true,
    // Polling is five requests more, and is for networks that let nothing else through.
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    auth: (give) => give({ token: present(), lastSeq: seen, age: age() }),
  });

  let asked = -1;
  let askedAt = 0;
  const askAgain = () => {
    // Once for each gap, however much comes behind it; and anew where no answer has come for as long as a line is waited for.
    const now = performance.now();
    if (asked === seen && now - askedAt < limits.realtime.reconnectionDelayMax) return;
    asked = seen;
    askedAt = now;
    socket.emit("catch-up", seen);
  };
  const newerToken = async () => {
    const now = token();
    return now === presented && renew ? renew() : now;
  };
  const sayReceived = () => {
    saying = undefined;
    // Without a line it waits for the next one.
    if (!socket.connected || !Object.keys(received).length) return;
    socket.emit("received", received);
    received = {};
  };
  const logReply = (message: string) => (reply: RoomReply) => log.info(message, reply);

  socket.on("connect", () => {
    asked = -1;
    socket.emit("create-room", userId, (reply) => {
      log.info("The room was answered.", reply);
      options.onConnected?.(reply.success);
    });
    sayReceived();
  });
  socket.on("event", (envelope) => {
    const { seq } = envelope;
    // One that bears no number is only ever sent once.
    if (seq > 0) {
      if (seq <= seen) return;
      // One before it is missing: both come again, in their order.
      if (seq > seen + 1) return askAgain();
      seen = seq;
    }
    onEvent(envelope);
  });
  socket.on("refetch", (seq) => {
    seen = seq;
    options.onRefetch?.();
  });
  socket.on("caught-up", (seq) => {
    seen = Math.max(seen, seq);
  });
  socket.on("typing", (told) => options.onTyping?.(told));
  socket.on("token-expired", async () => {
    const fresh = await newerToken();
    if (closed || fresh === null) return;
    presented = fresh;
    socket.emit("authenticate", fresh, logReply("The new token was answered."));
  });
  socket.on("disconnect", (reason) => {
    log.warn("The real-time channel was cut.", reason);
    options.onConnected?.(false);
    // Only a cut by the server is not mended by the library itself.
    if (!closed && !socket.active) retry();
  });
  socket.on("connect_error", (error) => {
    log.warn("The real-time channel could not be reached.", error.message);
    if (!closed && !socket.active) retry();
  });

  function retry() {
    clearTimeout(again);
    again = setTimeout(async () => {
      const fresh = await newerToken();
      if (closed) return;
      if (fresh === null) retry();
      else socket.connect();
    }, limits.realtime.reconnectionDelayMax);
  }

  return {
    typing(conversationId) {
      if (socket.connected) socket.volatile.emit("typing", conversationId);
    },
    received(conversationId, place) {
      received[conversationId] = Math.max(place, received[conversationId] ?? 0);
      saying ??= setTimeout(sayReceived, limits.chat.receivedEvery);
    },
    close() {
      closed = true;
      clearTimeout(saying);
      clearTimeout(again);
      socket.disconnect();
    },
  };
}
