import type { ResumeOptions, ResumeVersion } from "@toran/contract/schemas/resume";
import { makeAutoObservable, observableRef as ref, toJS } from "mobx";

/** What one version of a résumé decides: the text is the portfolio's. */
export interface Looks {
  template: string;
  options: ResumeOptions;
  hidden: string[];
}

export const looksOf = ({ template, options, hidden }: ResumeVersion | Looks): Looks => ({
  template,
  options: toJS(options),
  hidden: toJS(hidden),
});

export const sameLooks = (one: Looks, other: Looks) =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = ({ template, options, hidden }: Looks) => [
  template,
  Object.entries(options).sort(([a], [b]) => a.localeCompare(b)),
  hidden.toSorted(),
];

const most = 100;

/** The looks by now, and the way back and forth through the choices that led to them. */
export class LooksHistory {
  now: Looks;
  past: Looks[] = [];
  future: Looks[] = [];
  #stretch: string | undefined;

  constructor(now: Looks) {
    this.now = now;
    makeAutoObservable(this, { now: ref, past: ref, future: ref });
  }

  get canUndo() {
    return this.past.length > 0;
  }

  get canRedo() {
    return this.future.length > 0;
  }

  /** Steps of one stretch, such as the pull of a slider, are taken back together. */
  change(change: Partial<Looks>, stretch?: string) {
    const next = { ...this.now, ...change };
    if (sameLooks(next, this.now)) return;
    if (!stretch || stretch !== this.#stretch) this.past = [...this.past, this.now].slice(-most);
    this.#stretch = stretch;
    this.future = [];
    this.now = next;
  }

  /** The hand was taken off: what follows is a choice of its own. */
  endStretch() {
    this.#stretch = undefined;
  }

  undo() {
    const { now } = this;
    if (!this.canUndo) return;
    this.past = this.#step(this.past);
    this.future = [...this.future, now];
  }

  redo() {
    const { now } = this;
    if (!this.canRedo) return;
    this.future = this.#step(this.future);
    this.past = [...this.past, now];
  }

  /** Other looks came from elsewhere; they can be taken back like a choice. */
  replace(looks: Looks) {
    this.endStretch();
    this.change(looks);
  }

  #step(from: Looks[]) {
    this.endStretch();
    const looks = from.at(-1);
    if (looks) this.now = looks;
    return from.slice(0, -1);
  }
}
