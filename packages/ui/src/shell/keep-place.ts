import { focusBack, type FocusPath, isGone, pathOf } from "../dialog/focus-back";

/** Whoever takes something out may have a better place in mind, and goes there once it is drawn; in milliseconds. */
const patience = 100;

/**
 * What somebody presses is often gone once it is done, as a button that approves, or switched off, as one that saves;
 * without this the focus would be nowhere, and the keys of the page dead. It stays in its place instead. For the `ref`
 * of the page.
 */
export function keepPlace(page: HTMLElement) {
  let path: FocusPath = [];
  const come = ({ target }: FocusEvent) => {
    path = pathOf(target as Element);
  };
  const go = ({ target }: FocusEvent) => {
    const left = path;
    // What is taken out of the page, or switched off, has not been left by anybody.
    queueMicrotask(() => {
      const stays = target === document.activeElement || isGone(target as Element);
      if (!stays && path === left) path = [];
    });
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const lost = document.activeElement === document.body && path[0] && isGone(path[0]);
    if (lost) focusBack(path);
  };
  const observer = new MutationObserver(() => {
    clearTimeout(waiting);
    waiting = setTimeout(look, patience);
  });
  page.addEventListener("focusin", come);
  page.addEventListener("focusout", go);
  observer.observe(page, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    clearTimeout(waiting);
    observer.disconnect();
    page.removeEventListener("focusin", come);
    page.removeEventListener("focusout", go);
  };
}
