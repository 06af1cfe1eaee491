import type { Actor } from "@toran/contract/hiring/moves";
import type { HiringEvent } from "./tables";

/** Why the system closes an application or brings it back, where it is not for an offer to another company. */
export const causes = {
  leftCollege: "The student has left the college.",
  postingCancelled: "The posting was cancelled.",
  accountFrozen: "The account was frozen.",
  accountActive: "The account is active again.",
  cameAfterAll: "The candidate came after all.",
} as const;
/** Why a posting opens again that its deadline had closed: the college reads of the deadline with the rest of that edit. */
export const deadlineMoved = "The deadline has moved.";
/** All that a company hears of a policy: its words tell a student what another company pays. */
export const byPolicy = "By the placement policy of the college.";

const plain = new Set<string>(Object.values(causes));
const ofPolicy = new Set(["DROP", "REINSTATE", "OFFER_DECLINE"]);

/** The reason of something that happened, as one side may read it. */
export function reasonFor(
  { command, side, reason }: Pick<HiringEvent, "command" | "side" | "reason">,
  reader: Actor,
) {
  if (!reason) return null;
  const hidden = reader === "COMPANY" && side === "SYSTEM" && ofPolicy.has(command);
  return hidden && !plain.has(reason) ? byPolicy : reason;
}
