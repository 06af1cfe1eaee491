import { isFailure } from "@toran/api-client/failure";
import type { auditPage, auditQuery } from "@toran/contract/schemas/audit";
import { makeAutoObservable, runInAction } from "mobx";
import type { z } from "zod/mini";
import { Loadable } from "@/lib/loadable";
import type { Calls } from "@/stores/calls";

export type StaffArea = "po" | "hr";
export type ActivityFilter = Pick<z.input<typeof auditQuery>, "actor" | "action" | "from" | "to">;
type Page = z.output<typeof auditPage>;

/** Who did what in a college or a company, the newest first, a window at a time. */
export class ActivityStore {
  readonly page: Loadable<Page>;
  loadingMore = false;
  problem: string | undefined = undefined;
  readonly #calls: Calls;
  readonly #area: StaffArea;
  readonly #filter: ActivityFilter;

  constructor(calls: Calls, area: StaffArea, filter: ActivityFilter) {
    this.#calls = calls;
    this.#area = area;
    this.#filter = filter;
    this.page = new Loadable<Page>(() => this.#fetch());
    makeAutoObservable(this);
  }

  async more() {
    const before = this.page.value;
    if (!before?.next || this.loadingMore) return;
    this.loadingMore = true;
    const reply = await this.#fetch(before.next);
    runInAction(() => {
      this.loadingMore = false;
      this.problem = isFailure(reply) ? reply.message : undefined;
      if (!isFailure(reply))
        this.page.set({ ...reply.data, items: [...before.items, ...reply.data.items] });
    });
  }

  /** All that match, as a file. */
  async export(format: "csv" | "xlsx") {
    return (await this.#calls[this.#area]()).audit.export({ query: { ...this.#filter, format } });
  }

  async #fetch(next?: string) {
    return (await this.#calls[this.#area]()).audit.list({ query: { ...this.#filter, next } });
  }
}
