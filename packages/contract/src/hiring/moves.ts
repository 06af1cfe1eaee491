/** Who gives a command. The system gives those that follow from others. */
export type Actor = "COMPANY" | "COLLEGE" | "STUDENT" | "SYSTEM";

export const jobStates = ["DRAFT", "ACTIVE", "CLOSED", "COMPLETED", "CANCELLED"] as const;
export const postingStates = [
  "DRAFT",
  "PENDING",
  "IN_REVIEW",
  "APPROVED",
  "OPEN",
  "PAUSED",
  "CLOSED",
  "COMPLETED",
  "REJECTED",
  "WITHDRAWN",
  "CANCELLED",
] as const;
export const applicationStates = [
  "SUBMITTED",
  "UNDER_REVIEW",
  "SHORTLISTED",
  "IN_ROUND",
  "WAITLISTED",
  "SELECTED",
  "OFFERED",
  "REJECTED",
  "WITHDRAWN",
  "AUTO_WITHDRAWN",
] as const;
export const offerStates = [
  "DRAFT",
  "EXTENDED",
  "ACCEPTED",
  "DECLINED",
  "EXPIRED",
  "REVOKED",
  "JOINED",
  "DEFERRED",
  "RENEGED",
] as const;
export type JobState = (typeof jobStates)[number];
export type PostingState = (typeof postingStates)[number];
/** Postings for which nobody comes to a college any more. */
export const endedPostings: readonly PostingState[] = [
  "REJECTED",
  "WITHDRAWN",
  "CANCELLED",
  "COMPLETED",
];
/** Postings of which students read that they can apply, will be able to, or could until somebody paused it. */
export const runningPostings: readonly PostingState[] = ["APPROVED", "OPEN", "PAUSED"];
/** Whether a job would run, but nobody can apply to it, as its company may post none. */
export const isHeldUp = ({ state, mayPost }: { state: PostingState; mayPost: boolean }) =>
  !mayPost && runningPostings.includes(state);
/** What an officer cannot do for a company that may post no jobs: nobody could apply. */
export const lettingIn: readonly string[] = ["APPROVE", "RESUME"];
export type ApplicationState = (typeof applicationStates)[number];
export type OfferState = (typeof offerStates)[number];

/** A named command: from where, to where, and who may give it. What is not named here cannot be done. */
export interface Move<State> {
  from: readonly State[];
  to: State;
  by: readonly Actor[];
}
type Moves<State> = Record<string, Move<State>>;

export const jobMoves = {
  SEND: { from: ["DRAFT", "ACTIVE"], to: "ACTIVE", by: ["COMPANY"] },
  CLOSE: { from: ["ACTIVE"], to: "CLOSED", by: ["COMPANY", "SYSTEM"] },
  /** Follows from a posting of it that is opened again. */
  REOPEN: { from: ["CLOSED"], to: "ACTIVE", by: ["COMPANY"] },
  COMPLETE: { from: ["ACTIVE", "CLOSED"], to: "COMPLETED", by: ["COMPANY"] },
  CANCEL: { from: ["DRAFT", "ACTIVE", "CLOSED"], to: "CANCELLED", by: ["COMPANY"] },
} as const satisfies Moves<JobState>;

export const postingMoves = {
  SUBMIT: { from: ["DRAFT", "WITHDRAWN"], to: "PENDING", by: ["COMPANY"] },
  /** Once more after a rejection that allows it. */
  RESUBMIT: { from: ["REJECTED"], to: "PENDING", by: ["COMPANY"] },
  QUESTION: { from: ["PENDING"], to: "IN_REVIEW", by: ["COLLEGE"] },
  ANSWER: { from: ["IN_REVIEW"], to: "PENDING", by: ["COMPANY"] },
  APPROVE: { from: ["PENDING", "IN_REVIEW"], to: "APPROVED", by: ["COLLEGE", "SYSTEM"] },
  REJECT: { from: ["PENDING", "IN_REVIEW"], to: "REJECTED", by: ["COLLEGE"] },
  OPEN: { from: ["APPROVED"], to: "OPEN", by: ["SYSTEM"] },
  PAUSE: { from: ["OPEN"], to: "PAUSED", by: ["COMPANY", "COLLEGE"] },
  RESUME: { from: ["PAUSED"], to: "OPEN", by: ["COMPANY", "COLLEGE"] },
  CLOSE: { from: ["APPROVED", "OPEN", "PAUSED"], to: "CLOSED", by: ["COMPANY", "SYSTEM"] },
  REOPEN: { from: ["CLOSED"], to: "OPEN", by: ["COMPANY"] },
  COMPLETE: { from: ["CLOSED"], to: "COMPLETED", by: ["COMPANY", "SYSTEM"] },
  WITHDRAW: { from: ["DRAFT", "PENDING", "IN_REVIEW"], to: "WITHDRAWN", by: ["COMPANY"] },
  CANCEL: {
    from: ["DRAFT", "PENDING", "IN_REVIEW", "APPROVED", "OPEN", "PAUSED", "CLOSED"],
    to: "CANCELLED",
    by: ["COMPANY", "COLLEGE", "SYSTEM"],
  },
} as const satisfies Moves<PostingState>;

/** Applications that may still come to something. */
export const openApplications = [
  "SUBMITTED",
  "UNDER_REVIEW",
  "SHORTLISTED",
  "IN_ROUND",
  "WAITLISTED",
  "SELECTED",
  "OFFERED",
] as const satisfies ApplicationState[];

export const applicationMoves = {
  OPEN: { from: ["SUBMITTED"], to: "UNDER_REVIEW", by: ["COMPANY"] },
  MARK_UNREAD: { from: ["UNDER_REVIEW"], to: "SUBMITTED", by: ["COMPANY"] },
  SHORTLIST: { from: ["SUBMITTED", "UNDER_REVIEW"], to: "SHORTLISTED", by: ["COMPANY", "COLLEGE"] },
  /** Into the next round, or into one that is named, of `roundsAhead`. */
  ADVANCE: {
    from: ["SHORTLISTED", "IN_ROUND", "WAITLISTED"],
    to: "IN_ROUND",
    by: ["COMPANY", "COLLEGE"],
  },
  WAITLIST: { from: ["IN_ROUND"], to: "WAITLISTED", by: ["COMPANY", "COLLEGE"] },
  /** To another place on the waiting list. */
  RANK: { from: ["WAITLISTED"], to: "WAITLISTED", by: ["COMPANY", "COLLEGE"] },
  /** Right after the short list only where the job has no rounds: `lacksRound`. */
  SELECT: {
    from: ["SHORTLISTED", "IN_ROUND", "WAITLISTED"],
    to: "SELECTED",
    by: ["COMPANY", "COLLEGE"],
  },
  /** Also who is selected, and who had an offer that has ended; as long as one has not (`liveOffers`) it comes first. */
  REJECT: {
    from: openApplications,
    to: "REJECTED",
    by: ["COMPANY", "COLLEGE"],
  },
  OFFER: { from: ["SELECTED", "OFFERED"], to: "OFFERED", by: ["COMPANY", "COLLEGE"] },
  WITHDRAW: {
    from: ["SUBMITTED", "UNDER_REVIEW", "SHORTLISTED"],
    to: "WITHDRAWN",
    by: ["STUDENT"],
  },
  /** What a student asks for once they can no longer do it themselves; an offer that has not ended comes first here too. */
  RELEASE: {
    from: openApplications,
    to: "WITHDRAWN",
    by: ["COLLEGE"],
  },
  /** Follows from another offer, a suspension or a cancelled posting; the place is kept. */
  DROP: { from: openApplications, to: "AUTO_WITHDRAWN", by: ["SYSTEM"] },
} as const satisfies Moves<ApplicationState>;

/** From where an application can be brought back to where it was. */
export const reinstatable = [
  "REJECTED",
  "WITHDRAWN",
  "AUTO_WITHDRAWN",
] as const satisfies ApplicationState[];

/** Offers that stand: waiting for an answer, or accepted. */
export const acceptedOffers = ["ACCEPTED", "JOINED", "DEFERRED"] as const satisfies OfferState[];
export const standingOffers = ["EXTENDED", ...acceptedOffers] as const satisfies OfferState[];
/** Offers that have not ended, be it that they wait for the college's consent. */
export const liveOffers = ["DRAFT", ...standingOffers] as const satisfies OfferState[];

export const offerMoves = {
  /** The college's consent to a short time to answer. */
  CONSENT: { from: ["DRAFT"], to: "EXTENDED", by: ["COLLEGE"] },
  ACCEPT: { from: ["EXTENDED"], to: "ACCEPTED", by: ["STUDENT"] },
  DECLINE: { from: ["EXTENDED"], to: "DECLINED", by: ["STUDENT", "SYSTEM"] },
  EXPIRE: { from: ["EXTENDED"], to: "EXPIRED", by: ["SYSTEM"] },
  REVOKE: {
    from: ["DRAFT", "EXTENDED", "ACCEPTED", "DEFERRED"],
    to: "REVOKED",
    by: ["COMPANY", "SYSTEM"],
  },
  JOIN: { from: ["ACCEPTED", "DEFERRED"], to: "JOINED", by: ["COMPANY", "COLLEGE"] },
  DEFER: { from: ["ACCEPTED", "DEFERRED"], to: "DEFERRED", by: ["COMPANY"] },
  RENEGE: { from: ["ACCEPTED", "DEFERRED"], to: "RENEGED", by: ["COLLEGE"] },
} as const satisfies Moves<OfferState>;

export type JobCommand = keyof typeof jobMoves;
export type PostingCommand = keyof typeof postingMoves;
export type ApplicationCommand = keyof typeof applicationMoves;
export type OfferCommand = keyof typeof offerMoves;

/** Why a command is not possible, or nothing. */
export function obstacleTo<State>(
  { from, by }: Move<State>,
  actor: Actor,
  state: State,
): "ACTOR" | "STATE" | undefined {
  if (!by.includes(actor)) return "ACTOR";
  return from.includes(state) ? undefined : "STATE";
}

/** The commands somebody may give from a state. */
export const commandsFrom = <State, Command extends string>(
  moves: Record<Command, Move<State>>,
  actor: Actor,
  state: State,
) => (Object.keys(moves) as Command[]).filter((name) => !obstacleTo(moves[name], actor, state));
