import { type FocusEvent, useCallback, useRef } from "react";

/**
 * What a sheet offers often goes once it is done; its keys would be dead with the focus nowhere, so the sheet takes it.
 * Gives the panel of the sheet, and what the panel spreads on itself.
 */
export function useKeptFocus() {
  const panel = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  const ref = useCallback((element: HTMLDivElement) => {
    panel.current = element;
    const observer = new MutationObserver(() => {
      if (inside.current && document.activeElement === document.body) element.focus();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  const kept = {
    ref,
    // Told of the sheet's menus too, which are drawn elsewhere.
    onFocus: () => {
      inside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) inside.current = false;
    },
  };
  return { panel, kept };
}
