import { isFailure, settle } from "@toran/api-client/failure";
import type { ChatFile, ChatMessage } from "@toran/contract/schemas/chat";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { type Draft, draftOf } from "@/lib/draft";
import type { Calls } from "@/stores/calls";

/** A message that has left the page and has not arrived. */
export interface Outgoing {
  clientId: string;
  body: string;
  files: ChatFile[];
  replyTo: ChatMessage | undefined;
  /** The ids of the people it mentions. */
  mentions: string[];
  at: string;
  state: "sending" | "failed";
  /** Why it was refused; one that only met no server is tried again by itself. */
  refusal?: string;
}
/** One that met no server. */
const unmet = { state: "failed", refusal: undefined } as const;
export type Written = Pick<Outgoing, "body" | "files" | "replyTo" | "mentions">;

/**
 * What somebody has written and the server does not have yet; each arrives once, however often it is sent. It is
 * kept in this tab until then, so that it is still there for whoever leaves the conversation and comes back.
 */
export class Outbox {
  waiting: readonly Outgoing[] = [];
  /** How many were sent since the conversation was opened. */
  sent = 0;
  readonly #calls: Calls;
  readonly #id: string;
  readonly #kept: Draft;
  readonly #arrived: (message: ChatMessage) => void;
  /** They are sent one after the other, so that they arrive in the order they were written. */
  #line: Promise<void> = Promise.resolve();

  constructor(calls: Calls, id: string, me: string, arrived: (message: ChatMessage) => void) {
    this.#calls = calls;
    this.#id = id;
    this.#arrived = arrived;
    this.#kept = draftOf(`chat-outbox:${id}:${me}`);
    this.waiting = Object.values(this.#kept.read() ?? {}) as Outgoing[];
    makeAutoObservable(this, { waiting: observableRef });
  }

  send(written: Written) {
    const clientId = crypto.randomUUID();
    const at = new Date().toISOString();
    const outgoing: Outgoing = { ...written, clientId, at, state: "sending" };
    this.waiting = [...this.waiting, outgoing];
    this.sent++;
    this.#keep(clientId, outgoing);
    return this.#send(clientId);
  }

  retry(clientId: string) {
    this.#set(clientId, { state: "sending", refusal: undefined });
    return this.#send(clientId);
  }

  /** Tries again what met no server. */
  async retryAll() {
    const failed = this.waiting.filter(({ state, refusal }) => state === "failed" && !refusal);
    await Promise.all(failed.map(({ clientId }) => this.retry(clientId)));
  }

  discard(clientId: string) {
    this.waiting = this.waiting.filter((each) => each.clientId !== clientId);
    this.#keep(clientId, undefined);
  }

  /** The server has it, as it says itself or as it was told to the page. */
  arrived(clientId: string) {
    if (this.waiting.some((each) => each.clientId === clientId)) this.discard(clientId);
  }

  #send(clientId: string) {
    this.#line = this.#line.then(() => this.#deliver(clientId));
    return this.#line;
  }

  async #deliver(clientId: string) {
    const isFirst = await this.#deliverBefore(clientId);
    if (!isFirst) return runInAction(() => this.#set(clientId, unmet));
    // Looked for by now: it may have been discarded while others went before it.
    const outgoing = this.waiting.find((each) => each.clientId === clientId);
    if (!outgoing) return;
    const { body, files, replyTo, mentions } = outgoing;
    const reply = await settle(
      this.#calls.chat().then((calls) =>
        calls.send(
          {
            params: { id: this.#id },
            body: {
              clientId,
              ...(body && { body }),
              ...(files.length && { attachments: files.map(({ id }) => id) }),
              ...(replyTo && { replyTo: replyTo.id }),
              ...(mentions.length && { mentions }),
            },
          },
          { showToast: false, showLoader: false },
        ),
      ),
    );
    if (!isFailure(reply)) return this.#arrived(reply.data);
    const refused = reply.status >= 400 && reply.status < 500 && reply.status !== 401;
    const why = reply.reason;
    runInAction(() => this.#set(clientId, { state: "failed", refusal: refused ? why : undefined }));
  }

  /** What was written before and met no server goes first; says whether nothing of it is left. */
  async #deliverBefore(clientId: string): Promise<boolean> {
    const place = this.waiting.findIndex((each) => each.clientId === clientId);
    const first = this.waiting.find(({ refusal }, at) => at < place && !refusal);
    if (!first) return true;
    runInAction(() => this.#set(first.clientId, { state: "sending", refusal: undefined }));
    await this.#deliver(first.clientId);
    const left = this.waiting.find((each) => each.clientId === first.clientId);
    return left && !left.refusal ? false : this.#deliverBefore(clientId);
  }

  #set(clientId: string, values: { state: Outgoing["state"]; refusal: string | undefined }) {
    this.waiting = this.waiting.map((each) => {
      if (each.clientId !== clientId) return each;
      const { refusal: _before, ...rest } = each;
      const { state, refusal } = values;
      const next: Outgoing = { ...rest, state, ...(refusal && { refusal }) };
      this.#keep(clientId, next);
      return next;
    });
  }

  /** Beside what another opening of the conversation has kept. One found again is not on its way: it is to be sent anew. */
  #keep(clientId: string, outgoing: Outgoing | undefined) {
    const { [clientId]: _before, ...others } = this.#kept.read() ?? {};
    const all = outgoing ? { ...others, [clientId]: { ...outgoing, state: "failed" } } : others;
    if (Object.keys(all).length) this.#kept.write(all);
    else this.#kept.clear();
  }
}
