import type {
  ApplicationState,
  JobState,
  OfferState,
  PostingState,
} from "@toran/contract/hiring/moves";
import type { ExternalOfferState } from "@toran/contract/hiring/external-offer-moves";
import type { offerSources } from "@toran/contract/schemas/external-offer";
import type { JobType, questionKinds, workplaces } from "@toran/contract/schemas/job";
import type { StatusGlyph } from "@toran/ui";

export { roundModeWords, roundWords } from "@toran/contract/hiring/rounds";
export { postingReasonWords, rejectionWords } from "@toran/contract/hiring/reasons";

interface Shown {
  word: string;
  glyph: StatusGlyph;
  tone: "ok" | "info" | "warn" | "bad" | "idle";
}

/** Where somebody stands on a waiting list. */
export const placeWords = ({ place, of }: { place: number; of: number }) =>
  `Place ${place} of ${of}`;

export const jobWords: Record<JobState, Shown> = {
  DRAFT: { word: "Draft", glyph: "ring", tone: "idle" },
  ACTIVE: { word: "Active", glyph: "done", tone: "ok" },
  CLOSED: { word: "Closed", glyph: "paused", tone: "idle" },
  COMPLETED: { word: "Completed", glyph: "done", tone: "idle" },
  CANCELLED: { word: "Cancelled", glyph: "crossed", tone: "bad" },
};
export const postingWords: Record<PostingState, Shown> = {
  DRAFT: { word: "Draft", glyph: "ring", tone: "idle" },
  PENDING: { word: "Waiting for the college", glyph: "quarter", tone: "warn" },
  IN_REVIEW: { word: "Question asked", glyph: "half", tone: "info" },
  APPROVED: { word: "Approved, opens later", glyph: "three-quarters", tone: "info" },
  OPEN: { word: "Open", glyph: "done", tone: "ok" },
  PAUSED: { word: "Paused", glyph: "paused", tone: "warn" },
  CLOSED: { word: "Closed", glyph: "paused", tone: "idle" },
  COMPLETED: { word: "Completed", glyph: "done", tone: "idle" },
  REJECTED: { word: "Declined", glyph: "crossed", tone: "bad" },
  WITHDRAWN: { word: "Taken back", glyph: "crossed", tone: "idle" },
  CANCELLED: { word: "Cancelled", glyph: "crossed", tone: "bad" },
};
export const applicationWords: Record<ApplicationState, Shown> = {
  SUBMITTED: { word: "Sent", glyph: "ring", tone: "idle" },
  UNDER_REVIEW: { word: "Being read", glyph: "quarter", tone: "info" },
  SHORTLISTED: { word: "Shortlisted", glyph: "half", tone: "info" },
  IN_ROUND: { word: "In a round", glyph: "half", tone: "info" },
  WAITLISTED: { word: "On the waiting list", glyph: "paused", tone: "warn" },
  SELECTED: { word: "Selected", glyph: "three-quarters", tone: "ok" },
  OFFERED: { word: "Offer made", glyph: "three-quarters", tone: "ok" },
  REJECTED: { word: "Not taken on", glyph: "crossed", tone: "bad" },
  WITHDRAWN: { word: "Taken back", glyph: "crossed", tone: "idle" },
  AUTO_WITHDRAWN: { word: "Closed by the rules", glyph: "paused", tone: "idle" },
};
export const offerWords: Record<OfferState, Shown> = {
  DRAFT: { word: "Waiting for the college", glyph: "ring", tone: "warn" },
  EXTENDED: { word: "Waiting for an answer", glyph: "three-quarters", tone: "info" },
  ACCEPTED: { word: "Accepted", glyph: "done", tone: "ok" },
  DECLINED: { word: "Declined", glyph: "crossed", tone: "idle" },
  EXPIRED: { word: "Time ran out", glyph: "paused", tone: "idle" },
  REVOKED: { word: "Taken back", glyph: "crossed", tone: "bad" },
  JOINED: { word: "Joined", glyph: "done", tone: "ok" },
  DEFERRED: { word: "Joining later", glyph: "done", tone: "info" },
  RENEGED: { word: "Did not join", glyph: "crossed", tone: "bad" },
};

export const externalOfferWords: Record<ExternalOfferState, Shown> = {
  WAITING: { word: "To be verified", glyph: "half", tone: "warn" },
  TURNED_DOWN: { word: "Turned down", glyph: "crossed", tone: "bad" },
  WITHDRAWN: { word: "Withdrawn", glyph: "crossed", tone: "idle" },
  EXTENDED: { word: "Offered", glyph: "three-quarters", tone: "info" },
  ACCEPTED: { word: "Accepted", glyph: "done", tone: "ok" },
  ENDED: { word: "Ended", glyph: "crossed", tone: "idle" },
};
export const sourceWords: Record<(typeof offerSources)[number], string> = {
  ON_CAMPUS: "On campus",
  PPO: "Pre-placement offer",
  OFF_CAMPUS: "Off campus",
};

export const typeWords: Record<JobType, string> = {
  FULL_TIME: "Full time",
  INTERNSHIP: "Internship",
  INTERNSHIP_PPO: "Internship with a chance to stay",
  APPRENTICESHIP: "Apprenticeship",
  PART_TIME: "Part time",
};
export const workplaceWords: Record<(typeof workplaces)[number], string> = {
  ONSITE: "On site",
  HYBRID: "Partly on site",
  REMOTE: "From anywhere",
};
export const questionWords: Record<(typeof questionKinds)[number], string> = {
  SHORT: "A short answer",
  LONG: "A long answer",
  ONE: "One of several",
  MANY: "Several of several",
  YES_NO: "Yes or no",
  NUMBER: "A number",
  DATE: "A day",
  EMAIL: "An email address",
  URL: "A web address",
};
