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
export const isGone = (part: Element) => !part.isConnected || part.matches(":disabled");

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
