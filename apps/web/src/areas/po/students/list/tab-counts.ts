import { isFailure, settle } from "@toran/api-client/failure";
import { makeAutoObservable, observable, runInAction } from "mobx";
import type { Calls } from "@/stores/calls";
import { documentsTab, queryOf, readView, type StudentTab, tabs } from "./student-view";

const bare = readView(new URLSearchParams());

/** How many students or documents each tab holds, whatever is filtered. */
export class TabCounts {
  readonly #counts = observable.map<StudentTab | typeof documentsTab, number>();
  readonly #calls: Calls;

  constructor(calls: Calls) {
    this.#calls = calls;
    makeAutoObservable(this);
  }

  /** Unknown until it has been counted. */
  of(tab: StudentTab | typeof documentsTab) {
    return this.#counts.get(tab);
  }

  async load() {
    const { students } = await this.#calls.po();
    await Promise.all([
      this.loadDocuments(),
      ...tabs.map(async (tab) => {
        const query = { ...queryOf({ ...bare, tab }), count: true };
        const reply = await settle(students.list({ query }));
        if (isFailure(reply)) return;
        const { total } = reply.data;
        runInAction(() => total !== undefined && this.#counts.set(tab, total));
      }),
    ]);
  }

  /** How many documents wait, counted by itself after each answer. */
  async loadDocuments() {
    const { evidence } = await this.#calls.po();
    const reply = await settle(evidence.waiting({ query: { count: true } }));
    if (isFailure(reply)) return;
    const { total } = reply.data;
    runInAction(() => total !== undefined && this.#counts.set(documentsTab, total));
  }
}
