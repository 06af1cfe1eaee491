import { isFailure, settle } from "@toran/api-client/failure";
import { makeAutoObservable, observable, runInAction } from "mobx";
import type { Calls } from "@/stores/calls";
import { queryOf, readView, type StudentTab, tabs } from "./student-view";

const bare = readView(new URLSearchParams());

/** How many students each tab holds, whatever is filtered. */
export class TabCounts {
  readonly #counts = observable.map<StudentTab, number>();
  readonly #calls: Calls;

  constructor(calls: Calls) {
    this.#calls = calls;
    makeAutoObservable(this);
  }

  /** Unknown until it has been counted. */
  of(tab: StudentTab) {
    return this.#counts.get(tab);
  }

  async load() {
    const { students } = await this.#calls.po();
    await Promise.all(
      tabs.map(async (tab) => {
        const query = { ...queryOf({ ...bare, tab }), count: true };
        const reply = await settle(students.list({ query }));
        if (isFailure(reply)) return;
        const { total } = reply.data;
        runInAction(() => total !== undefined && this.#counts.set(tab, total));
      }),
    );
  }
}
