import { useCallback, useLayoutEffect, useRef } from "react";
import { NavigationType, useNavigationType, useSearchParams } from "react-router-dom";

/**
 * What the address asks for, and how it changes. Of two choices before the first is drawn, the second is made from
 * where the first leads, which `newest` tells, and not from what is drawn.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const came = useNavigationType();
  const ahead = useRef<URLSearchParams>(undefined);
  useLayoutEffect(() => {
    if (came === NavigationType.Pop || ahead.current?.toString() === params.toString())
      ahead.current = undefined;
  }, [params, came]);
  const newest = useCallback(() => ahead.current ?? params, [params]);
  const go = useCallback(
    (next: URLSearchParams, replace: boolean) => {
      ahead.current = next;
      setParams(next, { replace });
    },
    [setParams],
  );
  return { params, newest, go };
}
