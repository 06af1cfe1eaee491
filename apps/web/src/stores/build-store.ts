import { makeAutoObservable } from "mobx";
import { ownBuild } from "@/lib/own-build";

/** Which build of the web app this page is, and which one the server serves by now. */
export class BuildStore {
  served: string | undefined;
  readonly #own = ownBuild();

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
