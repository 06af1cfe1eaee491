import { useEffectEvent, useLayoutEffect } from "react";

/** Listens for Ctrl K, or Cmd K, wherever the focus is: the keys that open a search for everything. */
export function useCtrlK(act: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey) return;
    event.preventDefault();
    act();
  });
  // Before the page is painted: whoever sees it may press the keys.
  useLayoutEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
