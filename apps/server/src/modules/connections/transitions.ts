import type {
  connectionAnswers,
  connectionStatuses,
  sides,
} from "@toran/contract/schemas/connection";

export type Side = (typeof sides)[number];
export type Status = (typeof connectionStatuses)[number];
export type Answer = (typeof connectionAnswers)[number];

/** What of a connection decides who may do what with it. */
export interface Standing {
  status: Status;
  initiatedBy: Side;
  allowReRequest: boolean;
  refusals: number;
}
type Verdict<To = Status> = { to: To } | { refusal: 403 | 404 | 409; says: string };

interface Rule {
  from: readonly Status[];
  may: (side: Side, initiatedBy: Side) => boolean;
  /** What is said to a side that may not. */
  says: string;
}
const other = (side: Side, initiatedBy: Side) => side !== initiatedBy;
const initiator = (side: Side, initiatedBy: Side) => side === initiatedBy;

/** Who may answer what from where. */
const answers: Record<Answer, Rule> = {
  APPROVED: { from: ["PENDING"], may: other, says: "The other side answers your request." },
  REJECTED: { from: ["PENDING"], may: other, says: "The other side answers your request." },
  WITHDRAWN: {
    from: ["PENDING"],
    may: initiator,
    says: "Only the side that asked can take the request back.",
  },
  DISCONNECTED: { from: ["APPROVED"], may: () => true, says: "" },
  BLOCKED: {
    from: ["PENDING", "APPROVED", "REJECTED", "WITHDRAWN", "DISCONNECTED"],
    may: (side) => side === "COLLEGE",
    says: "Only a college can block.",
  },
};

const now: Record<Status, string> = {
  PENDING: "This request still waits for its answer.",
  APPROVED: "You are connected already.",
  REJECTED: "This request was declined already.",
  WITHDRAWN: "This request was taken back.",
  DISCONNECTED: "This connection has ended.",
  BLOCKED: "This company is blocked.",
};

export function judgeAnswer(to: Answer, side: Side, { status, initiatedBy }: Standing): Verdict {
  const { from, may, says } = answers[to];
  if (!may(side, initiatedBy)) return { refusal: 403, says };
  return from.includes(status) ? { to } : { refusal: 409, says: now[status] };
}

/** How many times one side may be refused. */
export const mostRefusals = 2;

/** What becomes of a wish to connect. Two wishes that cross are a connection. */
export function judgeRequest(
  side: Side,
  before: Standing | undefined,
): Verdict<"PENDING" | "APPROVED"> {
  if (!before) return { to: "PENDING" };
  const own = before.initiatedBy === side;
  switch (before.status) {
    case "PENDING":
      return own
        ? { refusal: 409, says: "You have asked already. Your request waits for its answer." }
        : { to: "APPROVED" };
    case "APPROVED":
      return { refusal: 409, says: now.APPROVED };
    case "REJECTED":
      // Who refused may change their mind; who was refused may ask once more, if that was left open.
      return !own || (before.allowReRequest && before.refusals < mostRefusals)
        ? { to: "PENDING" }
        : { refusal: 409, says: "This request was declined, and cannot be sent again." };
    case "BLOCKED":
      // To a blocked company the college is not there.
      return side === "COLLEGE"
        ? { to: "PENDING" }
        : { refusal: 404, says: "The college was not found." };
    case "WITHDRAWN":
    case "DISCONNECTED":
      return { to: "PENDING" };
  }
}
