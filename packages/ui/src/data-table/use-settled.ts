import { useEffect, useState } from "react";

/**
 * False until the first rows are painted and the browser has a moment to spare: what can wait for
 * that holds nothing up.
 */
export function useSettled() {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    // What a press brings has its effects before it is painted: an idle moment could come first.
    let leave = () => cancelAnimationFrame(asked);
    const asked = requestAnimationFrame(() => (leave = whenIdle(() => setSettled(true))));
    return () => leave();
  }, []);
  return settled;
}

/** Safari has no idle time to offer; there a moment passes instead. */
function whenIdle(act: () => void) {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act, 50);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: 200 });
  return () => cancelIdleCallback(asked);
}
