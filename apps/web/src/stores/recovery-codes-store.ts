import { makeAutoObservable } from "mobx";
import { askBeforeLeaving } from "@/lib/use-leave-warning";

/**
 * Recovery codes that were made and not yet kept. They are told once, so whoever looks at another screen first finds them
 * again; they are in no storage, and go with the session.
 */
export class RecoveryCodesStore {
  unkept: readonly string[] | undefined = undefined;
  #stopAsking: (() => void) | undefined;

  constructor() {
    makeAutoObservable(this);
  }

  show(codes: readonly string[] | undefined) {
    this.clear();
    if (!codes) return;
    this.unkept = codes;
    this.#stopAsking = askBeforeLeaving();
  }

  /** They are kept, or whose they are has left. */
  clear() {
    this.unkept = undefined;
    this.#stopAsking?.();
    this.#stopAsking = undefined;
  }
}
