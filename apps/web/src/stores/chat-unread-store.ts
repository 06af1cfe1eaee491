import { Loadable } from "@/lib/loadable";
import type { Calls } from "./calls";

/** How many chat messages wait to be read. */
export class ChatUnreadStore {
  readonly unread: Loadable<{ unread: number }>;

  constructor(calls: Calls) {
    this.unread = new Loadable(async () => (await calls.chat()).unread());
  }

  get count() {
    return this.unread.value?.unread;
  }

  load() {
    return this.unread.load();
  }

  clear() {
    this.unread.clear();
  }
}
