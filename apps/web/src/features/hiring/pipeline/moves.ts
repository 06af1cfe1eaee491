import type { ApplicationCommand } from "@toran/contract/hiring/moves";
import type { Stage } from "@toran/contract/schemas/application";

/** The command that brings somebody to a stage, as far as a move of the board can be one. */
export function commandTo(
  stage: Pick<Stage, "id" | "kind">,
): { command: ApplicationCommand; roundId?: string } | undefined {
  switch (stage.kind) {
    case "SHORTLISTED":
      return { command: "SHORTLIST" };
    case "ROUND":
      return { command: "ADVANCE", roundId: stage.id };
    case "WAITLISTED":
      return { command: "WAITLIST" };
    case "OFFER":
      return { command: "SELECT" };
    case "CLOSED":
      return { command: "REJECT" };
    case "APPLIED":
    case "ACCEPTED":
      return undefined;
  }
}

export const cannot = {
  APPLIED: "Nobody goes back to the beginning. Undo the move instead.",
  ACCEPTED: "Only the student accepts an offer.",
} as const;
