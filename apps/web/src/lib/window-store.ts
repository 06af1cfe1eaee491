import { type ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import { makeAutoObservable, observableRef, runInAction } from "mobx";

interface Window<Row> {
  items: Row[];
  next: string | null;
  total?: number | undefined;
}
/** Asks for one window of what is looked for. */
export type Fetch<Row, Asked> = (
  asked: Asked,
  next: string | undefined,
  options: { signal: AbortSignal },
) => Promise<{ data: Window<Row> } | ApiFailure>;

const none: Window<never> = { items: [], next: null };

/** Another search narrows the same list; another tab is another list. */
const tabOf = (asked: unknown) =>
  typeof asked === "object" && asked !== null && "tab" in asked ? asked.tab : undefined;

/** What is looked for, window by window; another search leaves the one before, whose rows stand until then. */
export class WindowStore<Row, Asked> {
  rows: readonly Row[] = [];
  state: "ready" | "loading" | "failed" = "loading";
  moreState: "ready" | "loading" | "failed" = "ready";
  problem: string | undefined = undefined;
  /** How many there are in all, where the first window said so. */
  total: number | undefined = undefined;
  #asked: Asked | undefined;
  #next: string | null = null;
  #leave = new AbortController();
  /** The window that is on its way, or the last that was. */
  #more: Promise<void> | undefined;
  #following = false;
  #behind = false;
  readonly #fetch: Fetch<Row, Asked>;

  constructor(fetch: Fetch<Row, Asked>) {
    this.#fetch = fetch;
    makeAutoObservable(this, { rows: observableRef });
  }

  get more() {
    if (!this.rows.length || (!this.#next && this.moreState === "ready")) return undefined;
    return { state: this.moreState, load: () => void this.loadMore() };
  }

  /** Shows what is asked for, as many rows of it as there have to be for the reader's place to be there. */
  async show(asked: Asked, atLeast = 0) {
    if (tabOf(asked) !== tabOf(this.#asked)) {
      // Rows of one list never stand under the name of another.
      this.rows = [];
      this.total = undefined;
    }
    this.#asked = asked;
    this.#leave.abort();
    const leave = (this.#leave = new AbortController());
    this.state = "loading";
    this.moreState = "ready";
    const page = await this.#read(asked, atLeast, leave);
    runInAction(() => {
      if (leave.signal.aborted) return;
      this.state = isFailure(page) ? "failed" : "ready";
      this.problem = isFailure(page) ? page.message : undefined;
      this.#take(isFailure(page) ? none : page);
    });
  }

  /** The first window, and those after it until there are enough rows. */
  async #read(asked: Asked, atLeast: number, leave: AbortController) {
    let page: Window<Row> = none;
    do {
      const reply = await settle(this.#fetch(asked, page.next ?? undefined, leave));
      if (isFailure(reply)) return reply;
      const { items, next, total = page.total } = reply.data;
      page = { items: [...page.items, ...items], next, total };
    } while (page.next && page.items.length < atLeast && !leave.signal.aborted);
    return page;
  }

  #take({ items, next, total }: Window<Row>) {
    this.rows = items;
    this.#next = next;
    this.total = total;
    this.moreState = "ready";
  }

  async loadMore() {
    // What follows is known once what is asked for is there.
    if (!this.#next || this.#asked === undefined || this.state !== "ready") return;
    if (this.moreState === "loading") return;
    this.#more = this.#readMore(this.#asked, this.#next);
    await this.#more;
  }

  async #readMore(asked: Asked, next: string) {
    const leave = this.#leave;
    this.moreState = "loading";
    const reply = await settle(this.#fetch(asked, next, leave));
    runInAction(() => {
      if (leave.signal.aborted) return;
      this.moreState = isFailure(reply) ? "failed" : "ready";
      if (isFailure(reply)) return;
      this.rows = [...this.rows, ...reply.data.items];
      this.#next = reply.data.next;
    });
  }

  /** Shows some rows as they have become since they were asked for. */
  revise(which: (row: Row) => boolean, change: (row: Row) => Row) {
    this.rows = this.rows.map((row) => (which(row) ? change(row) : row));
  }

  /** Takes rows out that do not belong here any longer; the reader's place in the list stays. */
  drop(which: (row: Row) => boolean) {
    const before = this.rows.length;
    this.rows = this.rows.filter((row) => !which(row));
    if (this.total !== undefined) this.total -= before - this.rows.length;
  }

  /** Asks again for what is shown, as far as it is loaded, after something was changed or failed. */
  async refresh() {
    if (this.#asked !== undefined) await this.show(this.#asked, this.rows.length);
  }

  /**
   * Shows what others have changed: what is loaded is read once more. It stands until that has come, and where it does not
   * come: nobody asked for it, so nothing is told.
   */
  async follow() {
    if (this.state !== "ready") return this.refresh();
    this.#behind = true;
    if (this.#following) return;
    this.#following = true;
    while (this.#behind) {
      this.#behind = false;
      await this.#more;
      await this.#readAgain();
    }
    this.#following = false;
  }

  async #readAgain() {
    if (this.#asked === undefined) return;
    const [leave, before] = [this.#leave, this.rows];
    const page = await this.#read(this.#asked, before.length, leave);
    if (leave.signal.aborted || isFailure(page)) return;
    // What was loaded or taken out meanwhile is not in it.
    if (this.rows !== before || this.moreState === "loading") this.#behind = true;
    else runInAction(() => this.#take(page));
  }

  close() {
    this.#leave.abort();
  }
}
