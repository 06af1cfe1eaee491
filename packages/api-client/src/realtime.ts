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
  /** The last event already seen; the server sends what came after it. */
  lastSeq?: number;
}

export interface Realtime {
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

  const present = () => (presented = token());
  const socket: Socket<ServerEvents, ClientEvents> = io(url, {
    ...limits.realtime,
    reconnectionAttempts: Infinity,
    // Two areas in one page are two people's business: connections are not shared.
    forceNew: true,
    auth: (give) => give({ token: present(), lastSeq: seen }),
  });

  const newerToken = async () => {
    const now = token();
    return now === presented && renew ? renew() : now;
  };
  const logReply = (message: string) => (reply: RoomReply) => log.info(message, reply);

  socket.on("connect", () =>
    socket.emit("create-room", userId, logReply("The room was answered.")),
  );
  socket.on("event", (envelope) => {
    // One that bears no number is only ever sent once.
    if (envelope.seq > 0 && envelope.seq <= seen) return;
    seen = Math.max(seen, envelope.seq);
    onEvent(envelope);
  });
  socket.on("token-expired", async () => {
    const fresh = await newerToken();
    if (closed || fresh === null) return;
    presented = fresh;
    socket.emit("authenticate", fresh, logReply("The new token was answered."));
  });
  socket.on("disconnect", (reason) => {
    log.warn("The real-time channel was cut.", reason);
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
    close() {
      closed = true;
      clearTimeout(again);
      socket.disconnect();
    },
  };
}
