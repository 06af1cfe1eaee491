import {
  type Actor,
  applicationMoves,
  type ApplicationState,
  obstacleTo,
} from "@toran/contract/hiring/moves";
import { lacksRound, roundsAhead } from "@toran/contract/hiring/rounds";
import type { Candidate, Stage } from "@toran/contract/schemas/application";
import type { PipelineArea } from "./calls";

export type Place = Pick<Stage, "id" | "kind">;
/** A stage as it is called. */
export type NamedPlace = Place & Pick<Stage, "title">;
type Standing = Pick<Candidate, "state" | "roundId"> & Partial<Pick<Candidate, "offer">>;

/** The command that brings somebody to a stage, as far as a move of the board can be one. */
export function commandTo(
  stage: Place,
): { command: keyof typeof applicationMoves; roundId?: string } | undefined {
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

const actors: Record<PipelineArea, Actor> = { hr: "COMPANY", po: "COLLEGE" };

/** Whether somebody can be brought to a stage of the board from where they stand, by the rules of the server. */
export function mayMoveTo(
  stage: Place,
  candidate: Standing,
  stages: readonly Place[],
  area: PipelineArea,
) {
  const wanted = commandTo(stage);
  if (!wanted) return false;
  const move = applicationMoves[wanted.command];
  if (obstacleTo<ApplicationState>(move, actors[area], candidate.state)) return false;
  if (wanted.command === "REJECT") return !hasOffer(candidate);
  const rounds = roundsOf(stages);
  if (wanted.command === "SELECT") return !lacksRound(rounds, candidate);
  return wanted.command !== "ADVANCE" || roundsAhead(rounds, candidate).includes(stage);
}

const roundsOf = (stages: readonly Place[]) => stages.filter(({ kind }) => kind === "ROUND");
/** The offer of a candidate is one that has not ended. */
const hasOffer = ({ offer }: Standing) => offer != null;

/** Why somebody cannot be brought to a stage that does not take them, in a sentence. */
export function whyNot(
  stage: Place,
  candidate: Standing & Pick<Candidate, "studentName">,
  area: PipelineArea,
): string {
  const { studentName: who, state } = candidate;
  const { kind } = stage;
  if (hasOffer(candidate)) return `${who} has an offer that has not ended.`;
  if (kind === "APPLIED") return "Nobody is moved back to those who applied.";
  if (kind === "ACCEPTED") return "Who accepts an offer comes here without being moved.";
  if (state === "SUBMITTED" || state === "UNDER_REVIEW") return `Shortlist ${who} first.`;
  const { command = "SELECT" } = commandTo(stage) ?? {};
  const closed = obstacleTo<ApplicationState>(applicationMoves[command], actors[area], state);
  if (kind === "WAITLISTED" && closed) return "Who is in a round can be put on the waiting list.";
  if (kind === "ROUND" && !closed) return `${who} has been in this round already.`;
  if (kind === "OFFER" && !closed) return `${who} has been in no round yet.`;
  return `${who} has come further than that, or is no candidate any more.`;
}

/** Whether an application can be put among those that nobody has read. */
export const mayMarkUnread = ({ state }: Standing, area: PipelineArea) =>
  !obstacleTo<ApplicationState>(applicationMoves.MARK_UNREAD, actors[area], state);

/** A candidate as they stand once they are brought to a stage. */
export function broughtTo(stage: Place, candidate: Candidate): Candidate {
  const wanted = commandTo(stage);
  if (!wanted) return candidate;
  const { to } = applicationMoves[wanted.command];
  return { ...candidate, stage: stage.id, state: to, roundId: wanted.roundId ?? candidate.roundId };
}
