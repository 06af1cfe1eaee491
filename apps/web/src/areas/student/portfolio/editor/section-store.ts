import { ApiFailure, isFailure } from "@toran/api-client/failure";
import { makeAutoObservable } from "mobx";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import type { Calls } from "@/stores/calls";
import type { FeedbackStore } from "@/stores/feedback-store";
import type { PortfolioItem, SectionCalls, SectionKind, Sending } from "./section-kind";

const deletedElsewhere = "This was deleted in another tab. Save it once more to bring it back.";

/** The items of one section, and what is done to them. */
export class SectionStore {
  readonly kind: SectionKind;
  readonly items: Loadable<PortfolioItem[]>;
  readonly #calls: Calls;
  readonly #feedback: FeedbackStore;
  readonly #changed: () => void;
  /** What was found to be deleted elsewhere while it was open here. */
  readonly #deleted = new Set<string>();
  /** Orders are sent one after the other, so that the last one stays. */
  #ordering: Promise<void> = Promise.resolve();

  constructor(kind: SectionKind, calls: Calls, feedback: FeedbackStore, changed: () => void) {
    this.kind = kind;
    this.#calls = calls;
    this.#feedback = feedback;
    this.#changed = changed;
    this.items = new Loadable(async () => (await this.#rows()).list());
    makeAutoObservable(this, { kind: false });
  }

  get all() {
    return this.items.value ?? [];
  }

  /** Adds an item, or changes the one with this id. One that was deleted elsewhere comes back by another saving. */
  async save(id: string | undefined, body: object, sending: Sending) {
    const rows = await this.#rows();
    if (id && this.#deleted.has(id)) {
      const { portfolio } = await this.#calls.student();
      const back = await portfolio.undo({ body: { section: this.kind.name, id } }, toldHere);
      if (isFailure(back)) return back;
      this.#deleted.delete(id);
    }
    const reply = id
      ? await rows.update({ params: { id }, body }, sending)
      : await rows.create({ body }, sending);
    if (isFailure(reply)) {
      const { current } = reply.body;
      if (isItem(current)) this.#put(current);
      if (id && reply.status === 404) {
        this.#deleted.add(id);
        return new ApiFailure(404, { message: deletedElsewhere });
      }
    } else {
      this.#put(reply.data);
      this.#changed();
    }
    return reply;
  }

  /** The item goes at once and can be brought back; it returns by itself when the server refuses. */
  async remove(item: PortfolioItem) {
    const place = this.all.findIndex(({ id }) => id === item.id);
    this.items.set(this.all.filter(({ id }) => id !== item.id));
    const reply = await (await this.#rows()).remove({ params: { id: item.id } });
    // Gone already is gone.
    if (isFailure(reply) && reply.status !== 404) {
      // Into the list as it is by now: others may have been changed meanwhile.
      this.items.set(this.all.toSpliced(place, 0, item));
      return;
    }
    this.#changed();
    const { one } = this.kind;
    this.#feedback.toast("success", `${one[0]?.toUpperCase()}${one.slice(1)} removed`, {
      detail: this.kind.titleOf(item),
      action: { label: "Undo", onPress: () => void this.bringBack(item.id) },
    });
  }

  async bringBack(id: string) {
    const { portfolio } = await this.#calls.student();
    const reply = await portfolio.undo({ body: { section: this.kind.name, id } });
    if (isFailure(reply)) this.#feedback.toast("error", reply.message);
    await this.items.load();
    this.#changed();
  }

  /** Shows the order at once; where the server refuses it, shows what is true. */
  reorder(items: PortfolioItem[]) {
    this.items.set(items);
    const ids = items.map(({ id }) => id);
    this.#ordering = this.#ordering.then(async () => {
      const { portfolio } = await this.#calls.student();
      const reply = await portfolio.order({ body: { section: this.kind.name, ids } });
      if (!isFailure(reply)) return this.#changed();
      this.#feedback.toast("error", reply.message);
      await this.items.load();
    });
    return this.#ordering;
  }

  async #rows(): Promise<SectionCalls<PortfolioItem>> {
    return this.kind.calls(await this.#calls.student());
  }

  #put(item: PortfolioItem) {
    const known = this.all.some(({ id }) => id === item.id);
    this.items.set(
      known ? this.all.map((each) => (each.id === item.id ? item : each)) : [...this.all, item],
    );
  }
}

export const isItem = (value: unknown): value is PortfolioItem =>
  typeof value === "object" && value !== null && "id" in value && "version" in value;
