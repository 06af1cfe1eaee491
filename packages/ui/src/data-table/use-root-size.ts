import { useEffect, useState } from "react";

/** How many pixels a rem has; a reader may have asked for larger letters. */
export function useRootSize() {
  const [size, setSize] = useState(16);
  useEffect(() => {
    const root = document.documentElement;
    // Asked for when the page has been laid out: asked for while drawing, it costs a pass of its own.
    const laidOut = new ResizeObserver(() =>
      setSize(Number.parseFloat(getComputedStyle(root).fontSize) || 16),
    );
    laidOut.observe(root);
    return () => laidOut.disconnect();
  }, []);
  return size;
}
