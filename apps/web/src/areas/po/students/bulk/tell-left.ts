import type { FeedbackStore } from "@/stores/feedback-store";
import type { BulkOutcome } from "./chosen";

/** Tells in messages who was left out of a change and why, where no dialog can; `of` says how many were. */
export function tellLeft(
  feedback: FeedbackStore,
  { refused, failure }: BulkOutcome,
  of: (many: number) => string,
) {
  const [first] = refused;
  if (first) feedback.toast("warning", of(refused.length), { detail: first.message });
  if (failure) feedback.toast("error", failure.reason);
}
