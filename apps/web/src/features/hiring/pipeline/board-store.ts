import { type ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import type { Board, Candidate } from "@toran/contract/schemas/application";
import { limits } from "@toran/contract/limits";
import {
  compareStructural,
  computedStruct,
  makeAutoObservable,
  observableRef,
  runInAction,
} from "mobx";
import { toldHere } from "@/lib/told-here";
import type { Calls } from "@/stores/calls";
import { broughtTo, type Place } from "./moves";
import { pipelineCalls, type PipelineArea } from "./calls";

const { perStage } = limits.hiring;
export interface BoardFilter {
  collegeId?: string;
  search?: string;
}

interface Carried {
  candidate: Candidate;
  to: string;
}

/** The board of one job: its stages, and the first candidates of each; more come when they are asked for. */
export class BoardStore {
  board: Board | undefined = undefined;
  failure: ApiFailure | undefined = undefined;
  /** Those that came last: they stay to be chosen from where a board does not come. */
  colleges: Board["colleges"] = [];
  items: ReadonlyMap<string, readonly Candidate[]> = new Map();
  /** What came last, for as long as that is what is shown. */
  #came: Board | undefined;
  #next = new Map<string, string | null>();
  /** The stages that were asked for beyond the first. */
  #further = new Set<string>();
  /** Moves that are shown and not answered yet; what comes meanwhile may not know of them. */
  readonly #carried = new Set<Carried>();
  #turn = 0;
  #filter: BoardFilter = {};
  /** What the present board was asked by. */
  shown: BoardFilter = {};
  /** What `show` waits for. */
  #coming: Promise<void> | undefined;
  readonly #calls: Calls;
  readonly #area: PipelineArea;
  readonly #job: string;

  constructor(calls: Calls, area: PipelineArea, job: string) {
    this.#calls = calls;
    this.#area = area;
    this.#job = job;
    makeAutoObservable(this, {
      board: observableRef,
      colleges: observableRef,
      failure: observableRef,
      items: observableRef,
      shown: observableRef,
      places: computedStruct,
    });
  }

  /** Whether what is shown was narrowed down. */
  get narrowed() {
    return this.board !== undefined && Object.values(this.shown).some(Boolean);
  }

  /** The stages without their counts: the same list for as long as the rounds stay. */
  get places(): readonly Place[] {
    return this.board?.stages.map(({ id, kind }) => ({ id, kind })) ?? [];
  }

  /** Before it is shown: from the server, unless it is there. What did not come then is asked for again at the press. */
  ahead(filter: BoardFilter) {
    if (this.board) return;
    this.failure = undefined;
    void this.show(filter);
  }

  /** Loads what a filter leaves; what is on its way already is not asked for again. */
  show(filter: BoardFilter): Promise<void> {
    if (this.#coming && compareStructural(filter, this.#filter)) return this.#coming;
    this.#filter = filter;
    const coming = this.load().finally(() => {
      if (this.#coming === coming) this.#coming = undefined;
    });
    this.#coming = coming;
    return coming;
  }

  async load() {
    const turn = ++this.#turn;
    const filter = this.#filter;
    const calls = await pipelineCalls(this.#calls, this.#area);
    const params = { id: this.#job };
    const board = await settle(calls.board({ params, query: this.#filter }));
    if (isFailure(board)) {
      runInAction(() => {
        if (turn !== this.#turn) return;
        this.failure = board;
        // Candidates of one filter never stand under another.
        if (!compareStructural(filter, this.shown)) {
          this.board = undefined;
          this.#came = undefined;
        }
      });
      return;
    }
    // Nothing happened meanwhile: what is drawn stays.
    const same = () => compareStructural(this.#came, board.data);
    const again = compareStructural(filter, this.shown);
    if (!again) this.#further.clear();
    const first = same() ? board.data.first : await this.#asFar(board.data, turn);
    runInAction(() => {
      if (turn !== this.#turn) return;
      this.failure = undefined;
      this.shown = filter;
      if (same()) return;
      this.#came = board.data;
      this.board = board.data;
      if (!compareStructural(this.colleges, board.data.colleges))
        this.colleges = board.data.colleges;
      this.items = this.#keeping(new Map(first.map(({ stage, items }) => [stage, items])));
      for (const each of this.#carried) this.#show(each);
      this.#next = new Map(first.map(({ stage, next }) => [stage, next]));
    });
  }

  /** The candidates of each stage as far down as they are shown: whoever was asked for beyond the first is not taken away. */
  #asFar({ first }: Board, turn: number) {
    return Promise.all(
      first.map(async ({ stage, items, next }) => {
        const list = [...items];
        const shown = () => (this.#further.has(stage) && this.items.get(stage)?.length) || 0;
        while (next && list.length < shown() && turn === this.#turn) {
          const reply = await this.#after(stage, next, this.#filter, shown() - list.length);
          if (isFailure(reply)) break;
          list.push(...reply.data.items);
          ({ next } = reply.data);
        }
        return { stage, items: list, next };
      }),
    );
  }

  /** Candidates of a stage after those who are known. */
  async #after(stage: string, next: string, filter: BoardFilter, many: number) {
    const calls = await pipelineCalls(this.#calls, this.#area);
    const limit = Math.min(many, limits.list.maxPageSize);
    const query = { ...filter, stage, next, limit };
    return settle(calls.list({ params: { id: this.#job }, query }));
  }

  /** What came, with candidates and whole stages that are as they were in place of their copies: they need not be drawn again. */
  #keeping(come: ReadonlyMap<string, readonly Candidate[]>) {
    const before = new Map([...this.items.values()].flat().map((each) => [each.id, each]));
    const same = (each: Candidate) => {
      const old = before.get(each.id);
      return old && compareStructural(old, each) ? old : each;
    };
    return new Map(
      [...come].map(([id, list]) => {
        const now = list.map(same);
        const old = this.items.get(id);
        const stays = old?.length === now.length && old.every((each, at) => each === now[at]);
        return [id, stays ? old : now];
      }),
    );
  }

  /** The next candidates of a stage. */
  async more(stage: string) {
    const next = this.#next.get(stage);
    if (!next) return;
    const reply = await this.#after(stage, next, this.#filter, perStage);
    runInAction(() => {
      // Pressed twice, or all of it came anew: this is no longer what comes next.
      if (isFailure(reply) || this.#next.get(stage) !== next) return;
      this.#further.add(stage);
      // Whom others have moved here meanwhile stands elsewhere until the board is looked at.
      const come = new Set(reply.data.items.map(({ id }) => id));
      const items = new Map(this.items);
      for (const [id, list] of items)
        if (list.some((each) => come.has(each.id)))
          items.set(
            id,
            list.filter((each) => !come.has(each.id)),
          );
      this.items = items.set(stage, [...(items.get(stage) ?? []), ...reply.data.items]);
      this.#next.set(stage, reply.data.next);
    });
  }

  /** The ids of everybody at a stage, as many as one move may take; or why they do not come. */
  async everyone(stage: string): Promise<string[] | ApiFailure> {
    const filter = this.#filter;
    const calls = await pipelineCalls(this.#calls, this.#area);
    const ids: string[] = [];
    let next: string | null | undefined;
    do {
      const query = {
        ...filter,
        stage,
        limit: limits.list.maxPageSize,
        ...(next && { next }),
      };
      const reply = await settle(calls.list({ params: { id: this.#job }, query }, toldHere));
      if (isFailure(reply)) return reply;
      ids.push(...reply.data.items.map(({ id }) => id));
      ({ next } = reply.data);
    } while (next && ids.length < limits.hiring.bulk);
    return ids.slice(0, limits.hiring.bulk);
  }

  /** Shows a candidate at another stage at once, whatever comes until the move is answered: then call what it gives. */
  carry(candidate: Candidate, to: string): () => void {
    const carried = { candidate, to };
    this.#carried.add(carried);
    this.#show(carried);
    return () => void this.#carried.delete(carried);
  }

  #show({ candidate, to }: Carried) {
    this.#came = undefined;
    const items = new Map(this.items);
    let from: string | undefined;
    for (const [id, list] of items) {
      if (!list.some((each) => each.id === candidate.id)) continue;
      from = id;
      items.set(
        id,
        list.filter((each) => each.id !== candidate.id),
      );
    }
    const stage = this.board?.stages.find(({ id }) => id === to);
    const brought = stage ? broughtTo(stage, candidate) : candidate;
    this.items = items.set(to, [brought, ...(items.get(to) ?? [])]);
    if (!this.board || !from || from === to) return;
    // Counted where they are shown: who left a stage is not one more of it that could be asked for.
    const more = (id: string) => Number(id === to) - Number(id === from);
    const stages = this.board.stages.map((each) => ({
      ...each,
      count: each.count + more(each.id),
    }));
    this.board = { ...this.board, stages };
  }
}
