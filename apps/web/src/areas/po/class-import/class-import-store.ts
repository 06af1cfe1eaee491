import { type ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import type { ImportColumnName } from "@toran/contract/student-import/columns";
import {
  type ImportedRow,
  type ImportResult,
  type RowOutcome,
  rowOutcomes,
} from "@toran/contract/schemas/student-import";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { Loadable } from "@/lib/loadable";
import type { Calls, OfficerCalls } from "@/stores/calls";

type ImportChange = Parameters<OfficerCalls["imports"]["change"]>[0]["body"];
type Reply = { data: ImportResult } | ApiFailure;
const workStates = ["READING", "COMMITTING", "UNDOING"];
const pause = 1000;
// How far it is is told in the page itself.
const quiet = { showLoader: false };

let justRead: { read: ImportResult; at: number } | undefined;
/** How long what was read is as good as asked for, in milliseconds. */
const fresh = 5000;

/** Leaves what a sheet was read as to the screen that shows it next. */
export function handOver(read: ImportResult) {
  justRead = { read, at: performance.now() };
}

/** What was handed over of this import, unless it has become old. */
const handedOver = (id: string) =>
  justRead?.read.id === id && performance.now() - justRead.at < fresh ? justRead.read : undefined;

/** One class list: what it would do, the taking in, and the way back. */
export class ClassImportStore {
  readonly id: string;
  readonly found: Loadable<ImportResult>;
  /** Which rows are shown; none chosen shows those that need a look, if there are any. */
  chosen: RowOutcome | undefined = undefined;
  /** New students are mailed. It is chosen for the sheet, and stays so where taking it in was refused. */
  invite = false;
  rows: readonly ImportedRow[] = [];
  rowsState: "ready" | "loading" | "failed" = "loading";
  problem: string | undefined = undefined;
  busy: "mapping" | "commit" | "undo" | undefined = undefined;
  readonly #calls: Calls;
  #next: string | null = null;
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;

  constructor(calls: Calls, id: string) {
    this.#calls = calls;
    this.id = id;
    this.found = new Loadable(async () => (await calls.po()).imports.read({ params: { id } }));
    const read = handedOver(id);
    if (read) this.found.set(read);
    makeAutoObservable(this, { rows: observableRef });
  }

  get outcome(): RowOutcome | undefined {
    const counts = this.found.value?.counts;
    const look = rowOutcomes.toReversed().find((name) => counts?.[name]);
    return this.chosen ?? look;
  }

  get more() {
    if (!this.#next && this.rowsState === "ready") return undefined;
    if (!this.rows.length) return undefined;
    return { state: this.rowsState, load: () => void this.#loadRows(this.#next) };
  }

  async open() {
    this.#isOpen = true;
    // It has come with the answer to the sheet, and is asked for from then on.
    const isFresh = handedOver(this.id) !== undefined;
    justRead = undefined;
    if (!isFresh) return this.#look();
    this.#watch();
    await this.#loadRows(null);
  }

  get #isAtWork() {
    return workStates.includes(this.found.value?.state ?? "");
  }

  async #look() {
    const before = this.#isAtWork;
    await this.found.load();
    // What kept somebody from it was that it was going on.
    if (before && !this.#isAtWork) runInAction(() => (this.problem = undefined));
    this.#watch();
    await this.#loadRows(null);
  }

  close() {
    this.#isOpen = false;
    this.#turn++;
    clearTimeout(this.#timer);
  }

  show(outcome: RowOutcome) {
    this.chosen = outcome;
    this.rows = [];
    void this.#loadRows(null);
  }

  retryRows() {
    void this.#loadRows(null);
  }

  hold(place: number, holds: ImportColumnName | null) {
    const columns = this.found.value?.columns ?? [];
    // What one column holds, no other does.
    const mapping = columns.map((column, index) =>
      index === place ? holds : holds && column.holds === holds ? null : column.holds,
    );
    // All of them are sent, so what another tab has made of the others since is not to be put back.
    return this.#change({ mapping, seen: columns.map((column) => column.holds) });
  }

  allowKeys(changeKeys: boolean) {
    return this.#change({ changeKeys });
  }

  mail(invite: boolean) {
    this.invite = invite;
  }

  commit() {
    const { columns = [], changeKeys } = this.found.value ?? {};
    // Only what is shown is taken in: another tab may have decided otherwise since.
    const seen = { mapping: columns.map(({ holds }) => holds), changeKeys };
    return this.#work("commit", async () =>
      (await this.#calls.po()).imports.commit(
        { params: { id: this.id }, body: { rows: "VALID", invite: this.invite, ...seen } },
        quiet,
      ),
    );
  }

  undo() {
    return this.#work("undo", async () =>
      (await this.#calls.po()).imports.undo({ params: { id: this.id } }, quiet),
    );
  }

  #change(body: ImportChange) {
    return this.#work("mapping", async () =>
      (await this.#calls.po()).imports.change({ params: { id: this.id }, body }, quiet),
    );
  }

  async #work(busy: NonNullable<ClassImportStore["busy"]>, call: () => Promise<Reply>) {
    if (this.busy) return;
    this.busy = busy;
    this.problem = undefined;
    const reply = await settle(call());
    runInAction(() => {
      this.busy = undefined;
      if (isFailure(reply)) this.problem = reply.errors?.mapping ?? reply.message;
      else {
        this.found.set(reply.data);
        this.chosen = undefined;
        this.rows = [];
      }
    });
    // A line that broke says nothing about what the server did.
    if (isFailure(reply)) await this.found.load();
    this.#watch();
    await this.#loadRows(null);
  }

  /** Looks again while the server is at work: another tab, or this one before a reload, has begun it. */
  #watch() {
    clearTimeout(this.#timer);
    if (!this.#isOpen || !this.#isAtWork) return;
    this.#timer = setTimeout(() => void this.#look(), pause);
  }

  async #loadRows(next: string | null) {
    const { outcome } = this;
    const turn = ++this.#turn;
    runInAction(() => {
      this.rowsState = "loading";
    });
    const reply = await settle(
      this.#calls.po().then((po) =>
        po.imports.rows({
          params: { id: this.id },
          query: { ...(outcome && { outcome }), ...(next && { next }) },
        }),
      ),
    );
    runInAction(() => {
      if (turn !== this.#turn) return;
      this.rowsState = isFailure(reply) ? "failed" : "ready";
      if (isFailure(reply)) return;
      this.rows = next ? [...this.rows, ...reply.data.items] : reply.data.items;
      this.#next = reply.data.next;
    });
  }
}
