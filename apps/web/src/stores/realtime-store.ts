import type { ImportProgress } from "@toran/contract/schemas/student-import";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { SessionStore } from "./session-store";

/** The real-time channel of an officer or an HR user: open while their area is, and no longer. */
export class RealtimeStore {
  lastSeq = 0;
  /** How far the import is that was last told of. */
  classImport: ImportProgress | undefined = undefined;
  /** How often a connection was asked for, answered or ended, as far as this page was told. */
  connectionChanges = 0;
  readonly #session: SessionStore;
  #close: (() => void) | undefined;
  #opened: string | undefined;

  constructor(session: SessionStore) {
    this.#session = session;
    makeAutoObservable(this, { classImport: observableRef });
  }

  /** Opens the channel for a user; asked twice for the same one, it opens once. */
  async open(userId: string) {
    if (this.#opened === userId) return;
    this.close();
    this.#opened = userId;
    const { connectRealtime } = await import("@toran/api-client/realtime");
    if (this.#opened !== userId) return;
    const channel = connectRealtime({
      url: import.meta.env.VITE_API_BASE_URL ?? window.location.origin,
      token: () => this.#session.token,
      userId,
      log: console,
      onEvent: (event) => {
        runInAction(() => {
          this.lastSeq = Math.max(this.lastSeq, event.seq);
          if (event.type === "import.progress") this.classImport = event.payload as ImportProgress;
          if (event.type === "connection.changed") this.connectionChanges++;
        });
        if (event.type === "session.revoked") this.#session.expire();
      },
    });
    this.#close = () => channel.close();
  }

  close() {
    this.#opened = undefined;
    this.#close?.();
    this.#close = undefined;
  }
}
