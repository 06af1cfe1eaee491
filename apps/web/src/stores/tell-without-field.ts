import { isFailure } from "@toran/api-client/failure";
import type { FeedbackStore } from "./feedback-store";

/** Tells what is wrong at a field where there is none, as with what one press sends: no toast says it by itself. */
export function tellWithoutField(feedback: FeedbackStore, title: string, reply: unknown) {
  const [detail] = isFailure(reply) ? Object.values(reply.errors ?? {}) : [];
  if (detail) feedback.toast("error", title, { detail });
}
