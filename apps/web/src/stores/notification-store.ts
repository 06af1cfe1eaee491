import { isFailure } from "@toran/api-client/failure";
import type { notifications } from "@toran/contract/schemas/notification";
import { makeAutoObservable, runInAction } from "mobx";
import type { z } from "zod/mini";
import { Loadable } from "@/lib/loadable";
import type { Calls } from "./calls";

type Newest = z.output<typeof notifications>;
export type Notice = Newest["items"][number];

const most = 20;

/** The newest of what the signed-in person was told, and how much of it is unread. */
export class NotificationStore {
  readonly newest: Loadable<Newest>;
  /** Rises with every change made here, so that lists of the same notices follow. */
  changes = 0;
  /** Rises when a notice is followed to the page that is open, which begins anew with what it tells of. */
  reopened = 0;
  readonly #calls: Calls;

  constructor(calls: Calls) {
    this.#calls = calls;
    this.newest = new Loadable<Newest>(async () =>
      (await calls.notifications()).list({ query: { limit: most } }),
    );
    makeAutoObservable(this, { newest: false });
  }

  get unread() {
    return this.newest.value?.unread ?? 0;
  }

  load() {
    return this.newest.load();
  }

  /** Marks some as read, or all that are known of; it shows at once, and is loaded anew when it could not be kept. */
  async read(which: Notice[] | "all") {
    const now = new Date().toISOString();
    const ids = which === "all" ? undefined : which.map(({ id }) => id);
    this.#mark((notice) => (ids && !ids.includes(notice.id) ? notice : { ...notice, readAt: now }));
    const until = this.newest.value?.items[0]?.createdAt;
    const body = ids ? { ids } : { all: true, until };
    return this.#settle(await (await this.#calls.notifications()).read({ body }));
  }

  async archive({ id }: Notice, archived = true) {
    const body = { ids: [id], archived };
    return this.#settle(await (await this.#calls.notifications()).archive({ body }));
  }

  reopen() {
    this.reopened++;
  }

  clear() {
    this.newest.clear();
  }

  #mark(change: (notice: Notice) => Notice) {
    const before = this.newest.value;
    if (before) this.newest.set({ ...before, items: before.items.map(change) });
  }

  #settle(reply: unknown) {
    runInAction(() => this.changes++);
    void this.load();
    return !isFailure(reply);
  }
}
