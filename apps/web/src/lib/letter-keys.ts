import { observable, runInAction } from "mobx";

const name = "letter-keys";
const on = observable.box(kept());

function kept() {
  try {
    return window.localStorage.getItem(name) !== "off";
  } catch {
    return true;
  }
}

/** Whether single letters and signs are keys. Whoever speaks instead of typing turns them off: each word would press some. */
export const letterKeys = () => on.get();

export function setLetterKeys(next: boolean) {
  runInAction(() => on.set(next));
  try {
    window.localStorage.setItem(name, next ? "on" : "off");
  } catch {
    // It holds until the page is left.
  }
}
