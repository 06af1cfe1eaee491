import type { roundKinds, roundModes } from "../schemas/job";
import type { ApplicationState } from "./moves";

export const roundWords: Record<(typeof roundKinds)[number], string> = {
  TEST: "Test",
  GROUP_DISCUSSION: "Group discussion",
  INTERVIEW: "Interview",
  ASSIGNMENT: "Assignment",
  OTHER: "Something else",
};
export const roundModeWords: Record<(typeof roundModes)[number], string> = {
  CAMPUS: "On campus",
  VIRTUAL: "Online",
  HYBRID: "On campus and online",
};

/** Where an application stands among the rounds of its job. */
export interface AmongRounds {
  state: ApplicationState;
  /** The round it is in, or was in last. */
  roundId: string | null;
}

/** The rounds an application may go into: never one it has behind it; from the waiting list back into the one it came from. */
export function roundsAhead<Round extends { id: string }>(
  rounds: readonly Round[],
  { state, roundId }: AmongRounds,
): readonly Round[] {
  if (state === "SHORTLISTED") return rounds;
  const at = rounds.findIndex(({ id }) => id === roundId);
  return rounds.slice(state === "WAITLISTED" ? Math.max(at, 0) : at + 1);
}

/** Nobody is selected right after the short list where the job has rounds. */
export const lacksRound = (rounds: readonly unknown[], { state }: Pick<AmongRounds, "state">) =>
  state === "SHORTLISTED" && rounds.length > 0;
