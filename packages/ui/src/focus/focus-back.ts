/** A part that has or had the focus, and after it what stands around it, from the inside out. */
export type FocusPath = readonly HTMLElement[];

export function pathOf(element: Element | null): FocusPath {
  const path: HTMLElement[] = [];
  for (let each = element; each && each !== document.body; each = each.parentElement)
    if (each instanceof HTMLElement) path.push(each);
  return path;
}

/** What opens something over the page: the focused part, or the button of the menu that it stands in. */
export function openerNow(): FocusPath {
  const focused = document.activeElement;
  const button = focused?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return pathOf(button ? document.getElementById(button) : focused);
}

/** Whether the focus can no longer be there: it was taken out, or cannot be pressed any more. */
const isGone = (part: Element) => !part.isConnected || part.matches(":disabled");

/**
 * Gives the focus back to what had it; where that is gone by now, to the nearest part that still stands around it, so
 * that Tab goes on from there.
 */
export function focusBack(path: FocusPath) {
  const page = document.querySelector<HTMLElement>("main");
  const near = path.find((part) => !isGone(part));
  if (near === undefined || near.contains(page)) return page?.focus();
  if (near !== path[0] && near.tabIndex < 0) near.tabIndex = -1;
  near.focus({ preventScroll: near !== path[0] });
}

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
