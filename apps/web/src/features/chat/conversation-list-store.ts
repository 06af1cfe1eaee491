import { isFailure, settle } from "@toran/api-client/failure";
import type { Conversation } from "@toran/contract/schemas/chat";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Calls } from "@/stores/calls";

/** The conversations of the reader's side, the liveliest first. */
export class ConversationListStore {
  items: readonly Conversation[] = [];
  state: "loading" | "ready" | "failed" = "loading";
  problem: string | undefined = undefined;
  archived = false;
  search = "";
  next: string | null = null;
  readonly #calls: Calls;
  #turn = 0;

  constructor(calls: Calls) {
    this.#calls = calls;
    makeAutoObservable(this, { items: observableRef });
  }

  async load() {
    const turn = ++this.#turn;
    const reply = await this.#ask();
    runInAction(() => {
      if (turn !== this.#turn) return;
      this.state = isFailure(reply) ? "failed" : "ready";
      this.problem = isFailure(reply) ? reply.message : undefined;
      if (isFailure(reply)) return;
      this.items = reply.data.items;
      this.next = reply.data.next;
    });
  }

  async more() {
    if (!this.next) return;
    const reply = await this.#ask(this.next);
    if (isFailure(reply)) return;
    runInAction(() => {
      const known = new Set(this.items.map(({ id }) => id));
      this.items = [...this.items, ...reply.data.items.filter(({ id }) => !known.has(id))];
      this.next = reply.data.next;
    });
  }

  look(search: string) {
    this.search = search;
    return this.load();
  }

  showArchived(archived: boolean) {
    this.archived = archived;
    this.state = "loading";
    return this.load();
  }

  /** Mutes a conversation or puts it away, for the reader alone. */
  async keep(id: string, body: { muted?: boolean; archived?: boolean }) {
    const reply = await (await this.#calls.chat()).keep({ params: { id }, body });
    if (!isFailure(reply)) await this.load();
    return reply;
  }

  #ask(next?: string) {
    const { archived, search } = this;
    const query = { archived, ...(search && { search }), ...(next && { next }) };
    return settle(this.#calls.chat().then((calls) => calls.list({ query })));
  }
}
