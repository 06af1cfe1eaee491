/** What opens something over the page: the focused part, or the button of the menu that it stands in. */
export function openerNow() {
  const focused = document.activeElement as HTMLElement | null;
  const button = focused?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return button ? document.getElementById(button) : focused;
}

/** Gives the focus back to what opened something over the page; to the page where that is gone by now. */
export function focusBack(opener: HTMLElement | null) {
  if (opener?.isConnected) opener.focus();
  else document.querySelector<HTMLElement>("main")?.focus();
}
