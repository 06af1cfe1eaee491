import { useCallback, useInsertionEffect, useRef } from "react";

/** The newest of a handler under one identity, so that rows are not drawn again for a new closure. */
export function useStable<Args extends unknown[], Result>(handler: (...args: Args) => Result) {
  const newest = useRef(handler);
  useInsertionEffect(() => {
    newest.current = handler;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
