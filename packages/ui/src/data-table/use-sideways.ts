import { type RefObject, useEffect, useState } from "react";

/** Whether the columns are wider than their place. Only then do cells need to be pinned, which costs every frame. */
export function useSideways(scroller: RefObject<HTMLElement | null>, width: number) {
  const [sideways, setSideways] = useState(false);
  useEffect(() => {
    if (!scroller.current) return;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setSideways(width > entry.contentRect.width);
    });
    sizes.observe(scroller.current);
    return () => sizes.disconnect();
  }, [scroller, width]);
  return sideways;
}
