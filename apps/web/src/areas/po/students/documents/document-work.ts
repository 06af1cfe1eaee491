import { isFailure } from "@toran/api-client/failure";
import type { WaitingDocument } from "@toran/contract/schemas/waiting-document";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { toldHere } from "@/lib/told-here";
import type { WindowStore } from "@/lib/window-store";
import type { Calls } from "@/stores/calls";
import type { FeedbackStore } from "@/stores/feedback-store";
import { titleOf } from "./facts";

/** What is looked for among the documents that wait. */
export interface DocumentsAsked {
  search?: string;
}
interface Around {
  calls: Calls;
  feedback: FeedbackStore;
  list: WindowStore<WaitingDocument, DocumentsAsked>;
  /** Counts anew what waits. */
  count: () => void;
  /** Shows another document, or none. */
  open: (id: string | undefined) => void;
  /** Which one the address names by now. */
  openNow: () => string | undefined;
}

/** What an officer answers to documents, and takes back. */
export class DocumentWork {
  /** What was answered last, and what is shown after it: the address follows when there is time. */
  gone: { id: string; next: string | undefined } | undefined = undefined;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
    makeAutoObservable(this, { gone: observableRef });
  }

  /** The place of the document that is open, where the address names this one. */
  placeOf(openId: string | undefined) {
    const place = (id: string | undefined) =>
      this.#around.list.rows.findIndex(({ item }) => item.id === id);
    const at = place(openId);
    return at < 0 && openId && openId === this.gone?.id ? place(this.gone.next) : at;
  }

  /** Vouches for an item as it was looked at, or takes that back. */
  async vouch({ section, item: { id, version } }: WaitingDocument, verified = true) {
    const { evidence } = await this.#around.calls.po();
    const body = { section, verified, version };
    return this.#overtaken(await evidence.vouch({ params: { id }, body }));
  }

  async sendBack({ section, item: { id, version } }: WaitingDocument, reason: string) {
    const { evidence } = await this.#around.calls.po();
    const body = { section, reason, version };
    return this.#overtaken(await evidence.sendBack({ params: { id }, body }, toldHere));
  }

  async takeBack({ item: { id } }: WaitingDocument) {
    const { evidence } = await this.#around.calls.po();
    return evidence.takeBack({ params: { id } });
  }

  /** The address names another one by now. */
  forgetGone() {
    this.gone = undefined;
  }

  /** An answered document leaves the list, and the next one is shown, unless another is looked at by then. */
  async answered(document: WaitingDocument, said: string, undo: () => Promise<object>) {
    const { list, open, openNow, feedback, count } = this.#around;
    const at = list.rows.findIndex(({ item }) => item.id === document.item.id);
    if (at === list.rows.length - 1) await list.loadMore();
    const next = (list.rows[at + 1] ?? list.rows[at - 1])?.item.id;
    const { id } = document.item;
    const isOpen = openNow() === id;
    runInAction(() => {
      if (isOpen) this.gone = { id, next };
      list.drop(({ item }) => item.id === id);
    });
    if (isOpen) open(next);
    count();
    // What came meanwhile may wait too.
    if (!list.rows.length) void list.refresh();
    feedback.toast("success", `${said}: ${titleOf(document)}, ${document.studentName}`, {
      action: { label: "Undo", onPress: () => void this.#undo(undo) },
    });
  }

  async #undo(undo: () => Promise<object>) {
    const { list, count, feedback } = this.#around;
    if (!isFailure(await undo())) feedback.toast("success", "It waits again.");
    count();
    await list.refresh();
  }

  /** What was changed or answered meanwhile is shown as it is now. */
  async #overtaken<Reply extends object>(reply: Reply) {
    if (isFailure(reply) && reply.status === 409) {
      this.#around.count();
      await this.#around.list.refresh();
    }
    return reply;
  }
}
