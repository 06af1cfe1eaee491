import { isFailure, settle } from "@toran/api-client/failure";
import type { ChatHits } from "@toran/contract/schemas/chat";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Calls } from "@/stores/calls";
import type { ConversationStore } from "./conversation-store";
import { wordsOf } from "./words";

type Hit = ChatHits["items"][number];

/** Looks for words in one conversation, and goes through the messages that hold them, the newest first. */
export class FindStore {
  state: "nothing asked" | "loading" | "ready" | "failed" = "nothing asked";
  hits: readonly Hit[] = [];
  /** Which of the hits the reader is at. */
  at = 0;
  next: string | null = null;
  readonly #calls: Calls;
  readonly #conversation: ConversationStore;
  #search: string | undefined;
  #turn = 0;

  constructor(calls: Calls, conversation: ConversationStore) {
    this.#calls = calls;
    this.#conversation = conversation;
    makeAutoObservable(this, { hits: observableRef });
  }

  get hit(): Hit | undefined {
    return this.hits[this.at];
  }

  /** Looks for what was typed; too little of it asks for nothing. */
  async look(typed: string) {
    this.#search = wordsOf(typed);
    this.#conversation.leaveAim();
    this.hits = [];
    this.next = null;
    this.at = 0;
    this.state = this.#search ? "loading" : "nothing asked";
    await this.#more();
  }

  /** Tries again what was looked for. */
  retry() {
    this.state = "loading";
    return this.#more(this.hits.length);
  }

  /** Goes to the next older hit, or to the next newer one; behind the last comes the first. */
  async step(towards: "older" | "newer") {
    const to = this.at + (towards === "older" ? 1 : -1);
    if (to === this.hits.length && this.next) return this.#more(to);
    if (this.hits.length) await this.#goTo((to + this.hits.length) % this.hits.length);
  }

  /** Forgets what was looked for. */
  close() {
    void this.look("");
  }

  async #more(to = 0) {
    const turn = ++this.#turn;
    const [search, next] = [this.#search, this.next];
    if (!search) return;
    const { id: conversationId } = this.#conversation;
    const query = { search, conversationId, ...(next && { next }) };
    const reply = await settle(
      this.#calls.chat().then((calls) => calls.search({ query }, { showToast: false })),
    );
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.state = isFailure(reply) ? "failed" : "ready";
      if (isFailure(reply)) return;
      this.hits = [...this.hits, ...reply.data.items];
      this.next = reply.data.next;
    });
    if (this.state === "ready") await this.#goTo(to);
  }

  async #goTo(at: number) {
    runInAction(() => {
      this.at = at;
    });
    if (this.hit) await this.#conversation.goTo(this.hit.place);
  }
}
