import { useEffect, useRef } from "react";

/**
 * A form that takes the place of the button that opened it takes the focus along; closed, it gives the focus back to
 * the first button that stands in the place by then.
 */
export function useFocusBack(open: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current && !open) place.current?.querySelector("button")?.focus();
    was.current = open;
  }, [open]);
  return place;
}
