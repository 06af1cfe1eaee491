import type { ApplicationState } from "@toran/contract/hiring/moves";

/** How a thing stands, after "is", where the name of its state does not say it to those who never see the name. */
const standing: Record<string, string> = {
  DRAFT: "not sent yet",
  PENDING: "waiting for the college",
  IN_REVIEW: "waiting for an answer",
  SUBMITTED: "not read yet",
  UNDER_REVIEW: "being read",
  IN_ROUND: "in a round",
  WAITLISTED: "on the waiting list",
  OFFERED: "answered with an offer",
  REJECTED: "turned down",
  WITHDRAWN: "taken back",
  AUTO_WITHDRAWN: "closed by the rules",
  EXTENDED: "waiting for an answer",
  REVOKED: "taken back",
  RENEGED: "broken off",
  REQUESTED: "waiting for an answer",
  COUNTER_PROPOSED: "waiting for an answer",
  RESCHEDULED: "being moved to another time",
  NO_SHOW_COMPANY: "missed",
  NO_SHOW: "missed",
  CHECKED_IN: "under way",
  IN_PROGRESS: "under way",
  LAPSED: "over",
};
export const standingOf = (state: unknown) =>
  standing[String(state)] ?? String(state).toLowerCase().replaceAll("_", " ");

/** How a candidate stands, after the name. */
export const candidateWords: Record<ApplicationState, string> = {
  SUBMITTED: "is not shortlisted yet",
  UNDER_REVIEW: "is not shortlisted yet",
  SHORTLISTED: "is shortlisted",
  IN_ROUND: "is in a round",
  WAITLISTED: "is on the waiting list",
  SELECTED: "is selected",
  OFFERED: "has an offer",
  REJECTED: "was turned down",
  WITHDRAWN: "has withdrawn",
  AUTO_WITHDRAWN: "is no longer a candidate",
};
