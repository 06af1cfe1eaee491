import { makeAutoObservable } from "mobx";

/** Which build of the web app this page is, and which one the server serves by now. */
export class BuildStore {
  served: string | undefined;
  // A page that was never built, as in development, has no name, and is never old.
  readonly #own = document.documentElement.dataset.build;

  constructor() {
    makeAutoObservable(this);
  }

  answeredBy(build: string) {
    this.served = build;
  }

  /** A tab that stayed open while the product was replaced. */
  get isOld() {
    return this.served !== undefined && this.#own !== undefined && this.served !== this.#own;
  }
}
