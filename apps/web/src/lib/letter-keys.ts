import { useSyncExternalStore } from "react";

const name = "letter-keys";
/** Counts where the storage is forbidden. */
let chosen: boolean | undefined;
const watchers = new Set<() => void>();

/** Whether single letters and signs are keys. Whoever speaks instead of typing turns them off: each word would press some. */
export function letterKeys() {
  try {
    return window.localStorage.getItem(name) !== "off";
  } catch {
    return chosen ?? true;
  }
}

export function setLetterKeys(on: boolean) {
  chosen = on;
  try {
    if (on) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, "off");
  } catch {
    // It holds until the page is left.
  }
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  window.addEventListener("storage", watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener("storage", watcher);
  };
}

export const useLetterKeys = () => useSyncExternalStore(watch, letterKeys, () => true);
