import { type RefObject, useRef } from "react";

/** As Radix has it for what is there at once: no link. */
const isControl = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.tabIndex >= 0 && !element.matches("a, :disabled");

const firstIn = (body: Element) => [...body.querySelectorAll("*")].find(isControl);

/**
 * A form that is still being read when its dialog opens gets the focus once it is there, as one that was there at once:
 * till then the dialog itself has it, and not the button at its foot, which a space would press. Whoever has gone elsewhere
 * meanwhile stays there.
 */
export function useFirstToCome(preferred?: RefObject<HTMLElement | null>) {
  const body = useRef<HTMLDivElement>(null);
  const watch = useRef<MutationObserver>(undefined);
  const end = () => watch.current?.disconnect();

  /** Takes the focus for what comes, and tells whether anything is to come. */
  const wait = (panel: HTMLElement) => {
    end();
    const within = body.current;
    if (!within?.querySelector("[aria-busy=true]") || firstIn(within)) return false;
    panel.focus();
    watch.current = new MutationObserver(() => {
      const first = preferred?.current ?? firstIn(within);
      if (!first) return;
      end();
      if (document.activeElement !== panel) return;
      first.focus();
      if (first instanceof HTMLInputElement) first.select();
    });
    watch.current.observe(within, { childList: true, subtree: true, attributes: true });
    return true;
  };
  return { body, wait, end };
}
