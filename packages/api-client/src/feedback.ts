import { silentModes } from "@toran/contract/errors";
import type { Endpoint } from "@toran/contract/endpoint";
import type { ApiFailure } from "./failure";
import { messages } from "./messages";
import type { FeedbackPort } from "./ports";
import { methodOf } from "./wire";

/** What a caller may choose for one call, over what its row says. */
export interface Shown {
  showToast?: boolean;
  showLoader?: boolean;
  /** The caller itself tells why it failed; a success is told as ever. */
  tellsFailure?: boolean;
}

/** How a call is told to the person who waits for it. */
export interface Manner {
  writes: boolean;
  toast: boolean;
  loader: boolean;
  /** Why it failed is told by the caller. */
  failureTold: boolean;
}

export function mannerOf(row: Endpoint, { showToast, showLoader, tellsFailure }: Shown): Manner {
  return {
    writes: methodOf(row) !== "GET",
    toast: showToast ?? row.quiet !== "toast",
    loader: showLoader ?? row.quiet !== "loader",
    failureTold: tellsFailure ?? false,
  };
}

/** The headers that announce which feedback the caller does without. */
export const mannerHeaders = ({ toast, loader }: Manner): Record<string, string> => ({
  ...(!toast && { "show-toast": "false" }),
  ...(!loader && { "show-loader": "false" }),
});

/** Counts a writing call while it lasts; gives back what ends the counting. */
export function countIn(feedback: FeedbackPort, { writes, loader }: Manner) {
  if (!writes || !loader) return () => {};
  feedback.loading(1);
  return () => feedback.loading(-1);
}

export function tellSuccess(feedback: FeedbackPort, manner: Manner, body: unknown) {
  const { message, isLogout } = (body ?? {}) as { message?: unknown; isLogout?: unknown };
  if (!manner.toast) return;
  if (isLogout === true) tellExpired(feedback, manner);
  else if (typeof message === "string" && message) feedback.toast("success", message);
}

export function tellFailure(feedback: FeedbackPort, manner: Manner, failure: ApiFailure) {
  const { body, kind, message } = failure;
  // Who left knows, and an ended session has its dialog.
  if (!manner.toast || kind === "aborted" || kind === "ended") return;
  if (body.isLogout) tellExpired(feedback, manner);
  else if (manner.failureTold) return;
  else if (kind === "network") feedback.toast("error", messages.network);
  else if (kind === "other") feedback.toast("error", messages.other(message));
  else if (body.errors || isSilent(body.mode)) return;
  else if (manner.writes) feedback.toast("error", message);
}

const tellExpired = (feedback: FeedbackPort, { writes }: Manner) => {
  if (writes) feedback.toast("error", messages.sessionExpired);
};

const isSilent = (mode: string | undefined) => silentModes.some((silent) => silent === mode);
