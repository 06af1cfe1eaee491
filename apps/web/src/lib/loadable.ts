import { type ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import { makeAutoObservable, observableRef, runInAction } from "mobx";

/** A value a call brings: what it is by now, why it is missing, and whether it is on its way. */
export class Loadable<Value> {
  value: Value | undefined = undefined;
  failure: ApiFailure | undefined = undefined;
  loading = false;
  readonly #fetch: () => Promise<{ data: Value } | ApiFailure>;
  #turn = 0;

  constructor(fetch: () => Promise<{ data: Value } | ApiFailure>) {
    this.#fetch = fetch;
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
    const reply = await settle(this.#fetch());
    await after;
    runInAction(() => {
      if (turn !== this.#turn) return;
      this.loading = false;
      if (isFailure(reply)) this.failure = reply;
      else this.set(reply.data);
    });
  }

  set(value: Value) {
    this.#turn++;
    this.loading = false;
    this.failure = undefined;
    this.value = value;
  }

  clear() {
    this.#turn++;
    this.loading = false;
    this.failure = undefined;
    this.value = undefined;
  }
}
