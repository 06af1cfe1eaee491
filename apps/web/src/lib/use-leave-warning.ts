import { useEffect } from "react";

/** The browser asks before the page is left, until what is given back is called. */
export function askBeforeLeaving() {
  const stop = new AbortController();
  const { signal } = stop;
  // Each has its own: one that stops asking leaves the others theirs.
  addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
  return () => stop.abort();
}

/** The browser asks before the page is left while something is lost by it. */
export function useLeaveWarning(on: boolean) {
  useEffect(() => (on ? askBeforeLeaving() : undefined), [on]);
}
