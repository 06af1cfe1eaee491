import { useEffect, useLayoutEffect, useRef } from "react";
import { productName } from "@/lib/product";
import { areaOfPath } from "@/navigation/areas";
import { rowOf } from "./routes";

export const titleOf = (path: string) => `${rowOf(path).title} · ${productName}`;
export const accentOf = (path: string) => rowOf(path).area ?? areaOfPath(path) ?? "student";

/** Title, accent and focus follow the path; a screen reader hears the new heading. */
export function usePageHead(path: string) {
  const first = useRef(true);
  const title = titleOf(path);
  // Before the effects of the screen, which may know a better title (`usePageTitle`).
  useLayoutEffect(() => {
    document.title = title;
    document.documentElement.dataset.role = accentOf(path);
  }, [path, title]);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    return focusHeading();
  }, [path]);
}

/** The new screen may still be on its way: the heading is given focus when it arrives. */
function focusHeading() {
  if (focusNow()) return;
  const watcher = new MutationObserver(() => {
    if (focusNow()) watcher.disconnect();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => watcher.disconnect();
}

function focusNow() {
  // A screen that put the focus into its own field knows better.
  if (document.activeElement && document.activeElement !== document.body) return true;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
