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
  readonly #fetch: Fetch<Row, Asked>;

  constructor(fetch: Fetch<Row, Asked>) {
    this.#fetch = fetch;
    makeAutoObservable(this, { rows: observableRef });
  }

  get more() {
    if (!this.rows.length || (!this.#next && this.moreState === "ready")) return undefined;
    return { state: this.moreState, load: () => void this.loadMore() };
  }

  async show(asked: Asked) {
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
    const reply = await settle(this.#fetch(asked, undefined, leave));
    runInAction(() => {
      if (leave.signal.aborted) return;
      this.state = isFailure(reply) ? "failed" : "ready";
      this.problem = isFailure(reply) ? reply.message : undefined;
      this.rows = isFailure(reply) ? [] : reply.data.items;
      this.total = isFailure(reply) ? undefined : reply.data.total;
      this.#next = isFailure(reply) ? null : reply.data.next;
    });
  }

  async loadMore() {
    // What follows is known once what is asked for is there.
    if (!this.#next || this.#asked === undefined || this.state !== "ready") return;
    if (this.moreState === "loading") return;
    const leave = this.#leave;
    this.moreState = "loading";
    const reply = await settle(this.#fetch(this.#asked, this.#next, leave));
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

  async refresh() {
    if (this.#asked !== undefined) await this.show(this.#asked);
  }

  close() {
    this.#leave.abort();
  }
}
