import { limits } from "@toran/contract/limits";
import { ticketKey } from "@/lib/persist";
import { arrivals } from "./arrivals";
import { tooNarrow } from "./too-narrow";

/** The screen that stands in the HTML of this page, if the visitor may keep it. */
export function screenInHtml(root: HTMLElement) {
  const path = window.location.pathname.replace(/(?<=.)\/+$/, "");
  if (root.dataset.path !== path || somebodyIsIn() || somebodyIsHalfIn() || tooNarrow())
    return undefined;
  return arrivals.find((row) => row.path === path)?.lazy;
}

/** Read with bare hands: the session's store would bring its library along. */
export function somebodyIsIn() {
  try {
    return window.localStorage.getItem(limits.persisted.key)?.includes('"isAuth":true') ?? false;
  } catch {
    return false;
  }
}

/** Who was on the way in when the page was loaded anew goes on where they were, which only the application knows. */
function somebodyIsHalfIn() {
  try {
    return window.sessionStorage.getItem(ticketKey) !== null;
  } catch {
    return false;
  }
}
