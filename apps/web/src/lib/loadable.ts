import { type ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import { compareStructural, makeAutoObservable, observableRef, runInAction } from "mobx";

/** A value a call brings: what it is by now, why it is missing, and whether it is on its way. */
export class Loadable<Value> {
  value: Value | undefined = undefined;
  failure: ApiFailure | undefined = undefined;
  loading = false;
  readonly #fetch: () => Promise<{ data: Value } | ApiFailure>;
  readonly #about: () => unknown;
  /** What the value is about, and what is asked about by now. */
  #shown: unknown;
  #asked: unknown;
  #turn = 0;

  /** Where `about` changes, what stood there does not stand in for what failed to come. */
  constructor(
    fetch: () => Promise<{ data: Value } | ApiFailure>,
    about: () => unknown = () => undefined,
  ) {
    this.#fetch = fetch;
    this.#about = about;
    // A value is replaced, never changed in place: to watch each field of each row would cost a frame.
    makeAutoObservable(this, { value: observableRef, failure: observableRef });
  }

  /**
   * When loads overlap, the one started last decides. What comes is shown once `after` has settled,
   * so that it does not hold up what people came for.
   */
  async load(after?: Promise<unknown>) {
    const turn = ++this.#turn;
    this.loading = true;
    this.#asked = this.#about();
    const reply = await settle(this.#fetch());
    await after;
    runInAction(() => {
      if (turn !== this.#turn) return;
      this.loading = false;
      // Asked for again and come the same, it is no other value: nothing that shows it is drawn anew.
      if (!isFailure(reply))
        return this.set(compareStructural(this.value, reply.data) ? this.value! : reply.data);
      this.failure = reply;
      if (this.#asked !== this.#shown) this.value = undefined;
    });
  }

  set(value: Value) {
    this.#turn++;
    this.loading = false;
    this.failure = undefined;
    this.#shown = this.#asked;
    this.value = value;
  }

  clear() {
    this.#turn++;
    this.loading = false;
    this.failure = undefined;
    this.value = undefined;
  }
}
