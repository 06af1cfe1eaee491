/** Gives the focus back to what opened something over the page; to the page where that is gone by now. */
export function focusBack(opener: HTMLElement | null) {
  if (opener?.isConnected) opener.focus();
  else document.querySelector<HTMLElement>("main")?.focus();
}
