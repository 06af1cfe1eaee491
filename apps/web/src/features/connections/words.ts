import type { Connection, reasonCodes } from "@toran/contract/schemas/connection";

type Status = Connection["status"];
type Side = Connection["initiatedBy"];
type Reason = (typeof reasonCodes)[number];

/** Why a side declines a request or ends a connection, as its people say it. */
export const reasonWords: Record<Side, Partial<Record<Reason, string>>> = {
  COLLEGE: {
    INCOMPLETE_PROFILE: "The profile is not complete",
    UNVERIFIED_COMPANY: "The company could not be verified",
    NOT_RELEVANT: "Not relevant for our students",
    FEES_OR_DEPOSIT_ASKED: "Asks students for fees or a deposit",
    PAST_CONDUCT: "What happened in an earlier season",
    DUPLICATE: "There is another request already",
    OTHER: "Something else",
  },
  COMPANY: {
    INCOMPLETE_PROFILE: "The profile is not complete",
    NOT_RELEVANT: "We do not hire from there this season",
    PAST_CONDUCT: "What happened in an earlier season",
    DUPLICATE: "There is another request already",
    OTHER: "Something else",
  },
};

interface Said {
  by: Side;
  reason: string | null;
  reasonText: string | null;
}

export function reasonOf({ by, reason, reasonText }: Said) {
  const known = { ...reasonWords.COLLEGE, ...reasonWords[by] };
  const words = reason && reason in known ? known[reason as Reason] : undefined;
  return reason === "OTHER" && reasonText
    ? reasonText
    : [words, reasonText].filter(Boolean).join(". ") || null;
}

interface Standing {
  status: Status | null;
  /** Whether the other side asked. */
  theirs: boolean;
}

/** How two stand to each other, in words and as a glyph. */
export function standingWords({ status, theirs }: Standing) {
  switch (status) {
    case "APPROVED":
      return { text: "Connected", glyph: "done", tone: "ok" } as const;
    case "PENDING":
      return theirs
        ? ({ text: "Waiting for you", glyph: "quarter", tone: "warn" } as const)
        : ({ text: "You asked", glyph: "quarter", tone: "info" } as const);
    case "REJECTED":
      return theirs
        ? ({ text: "You declined", glyph: "crossed", tone: "idle" } as const)
        : ({ text: "Declined", glyph: "crossed", tone: "bad" } as const);
    case "WITHDRAWN":
      return { text: "You took it back", glyph: "paused", tone: "idle" } as const;
    case "DISCONNECTED":
      return { text: "Ended", glyph: "crossed", tone: "idle" } as const;
    case "BLOCKED":
      return { text: "Blocked", glyph: "crossed", tone: "bad" } as const;
    case null:
      return { text: "Not connected", glyph: "ring", tone: "idle" } as const;
  }
}
