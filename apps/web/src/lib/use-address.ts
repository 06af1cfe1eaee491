import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useNavigationType, useSearchParams } from "react-router-dom";

/**
 * What the address asks for, and how it changes. Of two choices before the first is drawn, the second is made from
 * where the first leads, which `newest` tells, and not from what is drawn. Both may be called late, with an answer that
 * was long in coming: the address is then changed from where it leads by now, and not at all once the screen has gone.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const came = useNavigationType();
  const ahead = useRef<URLSearchParams>(undefined);
  const drawn = useRef({ params, setParams });
  const gone = useRef(false);
  useLayoutEffect(() => {
    drawn.current = { params, setParams };
  });
  useLayoutEffect(() => {
    if (came === NavigationType.Pop || ahead.current?.toString() === params.toString())
      ahead.current = undefined;
  }, [params, came]);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const newest = useCallback(() => ahead.current ?? drawn.current.params, []);
  const go = useCallback((next: URLSearchParams, replace: boolean) => {
    if (gone.current) return;
    ahead.current = next;
    drawn.current.setParams(next, { replace });
  }, []);
  return { params, newest, go };
}
