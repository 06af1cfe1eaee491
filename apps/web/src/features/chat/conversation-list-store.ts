import { isFailure, settle } from "@toran/api-client/failure";
import type { Conversation } from "@toran/contract/schemas/chat";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { asManyAs } from "@/lib/as-many-as";
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
  /** What was looked for when the present ones came. */
  #shown: string | undefined;

  constructor(calls: Calls) {
    this.#calls = calls;
    makeAutoObservable(this, { items: observableRef });
  }

  async load() {
    const turn = ++this.#turn;
    const looked = this.#looked;
    const reply = await this.#ask(asManyAs(this.items.length));
    runInAction(() => {
      if (turn !== this.#turn) return;
      // What is shown stays, and is asked for again before long.
      if (isFailure(reply) && looked === this.#shown) return;
      this.state = isFailure(reply) ? "failed" : "ready";
      this.problem = isFailure(reply) ? reply.message : undefined;
      this.#shown = isFailure(reply) ? undefined : looked;
      if (isFailure(reply)) return;
      this.items = reply.data.items;
      this.next = reply.data.next;
    });
  }

  async more() {
    if (!this.next) return;
    const looked = this.#looked;
    const reply = await this.#ask({ next: this.next });
    runInAction(() => {
      // Others are looked for by now.
      if (looked !== this.#looked) return;
      this.problem = isFailure(reply) ? reply.message : undefined;
      if (isFailure(reply)) return;
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

  get #looked() {
    return `${this.archived} ${this.search}`;
  }

  #ask(part: { next?: string; limit?: number }) {
    const { archived, search } = this;
    const query = { archived, ...(search && { search }), ...part };
    return settle(this.#calls.chat().then((calls) => calls.list({ query })));
  }
}
