import { useSyncExternalStore } from "react";
import { tooNarrow } from "./too-narrow";

function follow(changed: () => void) {
  window.addEventListener("resize", changed);
  return () => window.removeEventListener("resize", changed);
}

/** Whether the window is too narrow for the product, live. */
export const useTooNarrow = () => useSyncExternalStore(follow, tooNarrow, () => false);
