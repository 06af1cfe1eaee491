import { makeAutoObservable } from "mobx";

/** The build that this page was loaded with: the name of its entry. */
const loaded = () =>
  document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src.split("/").pop();

/** Which build of the web app this page is, and which one the server serves by now. */
export class BuildStore {
  served: string | undefined;
  readonly #own = loaded();

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
