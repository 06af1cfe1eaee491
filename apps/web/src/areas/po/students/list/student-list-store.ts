import { type ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import type { ListedStudent, studentQuery } from "@toran/contract/schemas/officer-student";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { z } from "zod/mini";

export type StudentQuery = z.input<typeof studentQuery>;
interface Window<Row> {
  items: Row[];
  next: string | null;
  total?: number;
}
export type StudentsCall<Row = ListedStudent> = (
  query: StudentQuery,
  options: { signal: AbortSignal },
) => Promise<{ data: Window<Row> } | ApiFailure>;

/** The students of one view, a window after the other. */
export class StudentListStore<Row = ListedStudent> {
  rows: readonly Row[] = [];
  state: "ready" | "loading" | "failed" = "loading";
  moreState: "ready" | "loading" | "failed" = "ready";
  /** How many match, once it is known; it is counted after the rows are there, which need not wait for it. */
  total: number | undefined = undefined;
  /** Whether the number is on its way. */
  counting = false;
  /** Why the view did not come. */
  failure: ApiFailure | undefined = undefined;
  query: StudentQuery = {};
  #next: string | null = null;
  #leave = new AbortController();
  readonly call: StudentsCall<Row>;

  constructor(call: StudentsCall<Row>) {
    this.call = call;
    makeAutoObservable(this, {
      rows: observableRef,
      query: observableRef,
      failure: observableRef,
    });
  }

  get problem() {
    return this.failure?.reason;
  }

  get more() {
    if (!this.rows.length || (!this.#next && this.moreState === "ready")) return undefined;
    return { state: this.moreState, load: () => void this.loadMore() };
  }

  /** Shows another view; the rows of the one before stay until it is there. */
  async show(query: StudentQuery, atLeast = 0) {
    if (matching(query) !== matching(this.query)) this.total = undefined;
    this.query = query;
    this.#leave.abort();
    const leave = (this.#leave = new AbortController());
    this.state = "loading";
    this.moreState = "ready";
    const reply = await settle(this.call(query, leave));
    const page = isFailure(reply) ? reply : await this.#longer(reply.data, atLeast, leave);
    runInAction(() => {
      if (leave.signal.aborted) return;
      this.state = isFailure(page) ? "failed" : "ready";
      this.failure = isFailure(page) ? page : undefined;
      this.counting = false;
      this.#take(isFailure(page) ? undefined : page, []);
      if (this.#next) void this.#count(leave);
    });
  }

  /** Adds windows to the first, so that the reader's place in a long list is still there. */
  async #longer(first: Window<Row>, atLeast: number, leave: AbortController) {
    let page = first;
    while (page.next && page.items.length < atLeast && !leave.signal.aborted) {
      const reply = await settle(
        this.call({ ...this.query, next: page.next, limit: limits.list.maxPageSize }, leave),
      );
      if (isFailure(reply)) return reply;
      page = { ...reply.data, items: [...page.items, ...reply.data.items] };
    }
    return page;
  }

  async loadMore() {
    // What follows is known once the view is there.
    if (!this.#next || this.state !== "ready" || this.moreState === "loading") return;
    const leave = this.#leave;
    this.moreState = "loading";
    const reply = await settle(this.call({ ...this.query, next: this.#next }, leave));
    runInAction(() => {
      if (leave.signal.aborted) return;
      this.moreState = isFailure(reply) ? "failed" : "ready";
      if (!isFailure(reply)) this.#take(reply.data, this.rows);
    });
  }

  /** Asks again for what is shown, after something was changed. */
  refresh() {
    return this.show(this.query, this.rows.length);
  }

  close() {
    this.#leave.abort();
  }

  #take(page: Window<Row> | undefined, before: readonly Row[]) {
    this.rows = [...before, ...(page?.items ?? [])];
    this.#next = page?.next ?? null;
    if (page && !this.#next) this.total = this.rows.length;
  }

  async #count(leave: AbortController) {
    this.counting = true;
    const reply = await settle(this.call({ ...this.query, count: true }, leave));
    runInAction(() => {
      if (leave.signal.aborted) return;
      this.counting = false;
      this.total = isFailure(reply) ? undefined : reply.data.total;
    });
  }
}

/** Who matches a query, in whichever order. */
export const matching = (query: StudentQuery) => JSON.stringify({ ...query, sort: undefined });
