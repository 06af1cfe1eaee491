interface Tried<Result> {
  step: number;
  result: Result;
}

/**
 * Looks for the first of some steps that fits, where each step fits if one before it does. It begins
 * wherever it is told, for what fitted a moment ago will nearly fit again.
 */
export class FitSearch<Result> {
  readonly #count: number;
  /** Steps before it do not fit; steps from `#high` on do. */
  #low = 0;
  #high: number;
  #best: Tried<Result> | undefined;
  #last: Tried<Result> | undefined;
  #tries = 0;

  constructor(count: number) {
    this.#count = count;
    this.#high = count;
  }

  /** Notes how a step went; gives back the step to try next, or the answer: the last one, if none fits. */
  note(step: number, fits: boolean, result: Result): number | Tried<Result> {
    this.#tries++;
    const tried = { step, result };
    if (step === this.#count - 1) this.#last = tried;
    if (fits && step < this.#high) {
      this.#high = step;
      this.#best = tried;
    }
    if (!fits) this.#low = Math.max(this.#low, step + 1);
    if (this.#low >= this.#high) return this.#best ?? this.#last ?? tried;
    // The neighbour first: most changes move the answer by one step or none.
    if (this.#tries === 1) return fits ? step - 1 : step + 1;
    return Math.floor((this.#low + this.#high) / 2);
  }
}
