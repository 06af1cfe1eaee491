import { limits } from "@toran/contract/limits";
import type { ImportProgress } from "@toran/contract/schemas/student-import";
import type { Envelope } from "@toran/contract/events";
import type { ChatMessage } from "@toran/contract/schemas/chat";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { SessionStore } from "./session-store";

export interface Typing {
  conversationId: string;
  userId: string;
  name: string;
}

/** What is told over the channel, or `refetch` when too much was missed to be told one by one. */
export type Heard = Envelope | "refetch";

/** The real-time channel of an officer or an HR user: open while their area is, and no longer. */
export class RealtimeStore {
  lastSeq = 0;
  /** How far the import is that was last told of. */
  classImport: ImportProgress | undefined = undefined;
  /** How often a connection was asked for, answered or ended, as far as this page was told. */
  connectionChanges = 0;
  /** Whether what happens is told at once; else it has to be asked for. */
  connected = false;
  readonly #typists = new Set<(told: Typing) => void>();
  readonly #listeners = new Set<(heard: Heard) => void>();
  readonly #session: SessionStore;
  readonly #renew: () => Promise<string | null>;
  #close: (() => void) | undefined;
  #typing: ((conversationId: string) => void) | undefined;
  #received: ((conversationId: string, place: number) => void) | undefined;
  #opened: { userId: string } | undefined;

  constructor(session: SessionStore, renew: () => Promise<string | null>) {
    this.#session = session;
    this.#renew = renew;
    makeAutoObservable(this, { classImport: observableRef });
  }

  /** Hands on whatever is told, until the returned function is called. */
  listen(listener: (heard: Heard) => void) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Hands on who writes where, until the returned function is called. */
  listenToTyping(listener: (told: Typing) => void) {
    this.#typists.add(listener);
    return () => void this.#typists.delete(listener);
  }

  /** Says that the user writes in a conversation at this moment. */
  writes(conversationId: string) {
    this.#typing?.(conversationId);
  }

  /** The writers of the other side are shown that their message has reached a page. */
  #note({ conversationId, place, sender }: ChatMessage) {
    const own = this.#session.role === "PLACEMENT_OFFICER" ? "COLLEGE" : "COMPANY";
    if (sender.side !== own) this.#received?.(conversationId, place);
  }

  #tellTyping(told: Typing) {
    for (const listener of this.#typists) listener(told);
  }

  #tell(heard: Heard) {
    for (const listener of this.#listeners) listener(heard);
  }

  /** Opens the channel for a user; asked twice for the same one, it opens once. */
  async open(userId: string) {
    if (this.#opened?.userId === userId) return;
    this.close();
    const opened = (this.#opened = { userId });
    const connectRealtime = await this.#code(() => this.#opened === opened);
    if (!connectRealtime) return;
    const channel = connectRealtime({
      url: import.meta.env.VITE_API_BASE_URL ?? window.location.origin,
      token: () => this.#session.token,
      renew: () => this.#renew().catch(() => null),
      userId,
      loadedAt: performance.timeOrigin,
      log: console,
      onEvent: (event) => {
        runInAction(() => {
          this.lastSeq = Math.max(this.lastSeq, event.seq);
          if (event.type === "import.progress") this.classImport = event.payload as ImportProgress;
          if (event.type === "connection.changed") this.connectionChanges++;
        });
        if (event.type === "chat.message") this.#note(event.payload as ChatMessage);
        this.#tell(event);
        if (event.type === "session.revoked") this.#session.expire();
      },
      onTyping: (told) => this.#tellTyping(told),
      onRefetch: () => {
        // What was missed may have been one of them.
        runInAction(() => this.connectionChanges++);
        this.#tell("refetch");
      },
      onConnected: (connected) => runInAction(() => (this.connected = connected)),
    });
    this.#close = () => channel.close();
    this.#typing = (conversationId) => channel.typing(conversationId);
    this.#received = (conversationId, place) => channel.received(conversationId, place);
  }

  /** What opens it, asked for until it comes or nobody waits for it. */
  async #code(isWanted: () => boolean) {
    while (isWanted()) {
      const code = await import("@toran/api-client/realtime").catch(() => undefined);
      if (!isWanted()) return undefined;
      if (code) return code.connectRealtime;
      await new Promise((settle) => setTimeout(settle, limits.realtime.reconnectionDelayMax));
    }
    return undefined;
  }

  close() {
    this.#opened = undefined;
    this.connected = false;
    this.#close?.();
    this.#close = undefined;
    this.#typing = undefined;
    this.#received = undefined;
  }
}
