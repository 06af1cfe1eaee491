import { isFailure } from "@toran/api-client/failure";
import type { accessLog, OpenedThing } from "@toran/contract/schemas/profile";
import { makeAutoObservable, runInAction } from "mobx";
import type { z } from "zod/mini";
import { Loadable } from "@/lib/loadable";
import type { Calls } from "@/stores/calls";

type Page = z.output<typeof accessLog>;
export type Opening = Page["items"][number];

/** Who opened something of a student, the newest first, a window at a time. */
export class AccessStore {
  readonly page: Loadable<Page>;
  loadingMore = false;
  problem: string | undefined = undefined;
  readonly #fetch: (next?: string) => ReturnType<AccessCall>;

  constructor(calls: Calls, what: OpenedThing | undefined) {
    this.#fetch = async (next) =>
      (await calls.student()).trust.accessLog({ query: { what, next } });
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
      if (isFailure(reply)) return;
      this.page.set({ ...reply.data, items: [...before.items, ...reply.data.items] });
    });
  }
}

type AccessCall = Awaited<ReturnType<Calls["student"]>>["trust"]["accessLog"];
