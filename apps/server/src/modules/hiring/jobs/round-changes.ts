import { roundModeWords, roundWords } from "@toran/contract/hiring/rounds";
import type { Round } from "@toran/contract/schemas/job";
import { isDeepStrictEqual } from "node:util";
import type { ApplicationRow } from "../applications/tables";

/** What has changed of one round, and how far a candidate has come who no longer cares. */
interface RoundChange {
  /** The place of the round among those of the job as it is now. */
  at: number;
  says: string;
}

const facts = (round: Round) => [
  { says: `now called ${round.title}`, is: round.title },
  { says: `now ${roundWords[round.kind].toLowerCase()}`, is: round.kind },
  { says: `now ${roundModeWords[round.mode].toLowerCase()}`, is: round.mode },
  { says: round.venue ? `place: ${round.venue}` : "the place is open again", is: round.venue },
  {
    says: round.minutes ? `${round.minutes} minutes` : "how long it takes is open again",
    is: round.minutes,
  },
];

/** What a new version of a job changes of its rounds, in words. */
export function roundChanges(before: readonly Round[], after: readonly Round[]): RoundChange[] {
  const kept = after.filter(({ id }) => before.some((old) => old.id === id));
  const was = before.filter(({ id }) => after.some((round) => round.id === id));
  const moved = kept.findIndex(({ id }, at) => was[at]?.id !== id);
  return [
    ...after.flatMap((round, at) => {
      const old = before.find(({ id }) => id === round.id);
      if (!old) return [{ at, says: `New round: ${round.title}.` }];
      if (isDeepStrictEqual(old, round)) return [];
      const then = facts(old);
      const changed = facts(round).flatMap(({ says, is }, place) =>
        is === then[place]?.is ? [] : [says],
      );
      return changed.length ? [{ at, says: `${old.title}: ${changed.join(", ")}.` }] : [];
    }),
    ...before.flatMap(({ id, title }, place) => {
      if (after.some((round) => round.id === id)) return [];
      // Who was before it had it ahead of them: everybody up to the round that came before it.
      const last = before.slice(0, place).findLast((old) => after.some((one) => one.id === old.id));
      const at = last ? after.findIndex((one) => one.id === last.id) : 0;
      return [{ at, says: `Left out: ${title}.` }];
    }),
    ...(moved < 0 ? [] : [{ at: after.length - 1, says: "The rounds have another order." }]),
  ];
}

const early = new Set<ApplicationRow["state"]>(["SUBMITTED", "UNDER_REVIEW", "SHORTLISTED"]);
const among = new Set<ApplicationRow["state"]>(["IN_ROUND", "WAITLISTED"]);

/** What of it a candidate is told: of the round they are in, and of those they have ahead. */
export function changesAhead(
  changes: readonly RoundChange[],
  rounds: readonly Round[],
  { state, roundId }: Pick<ApplicationRow, "state" | "roundId">,
) {
  if (early.has(state)) return changes;
  if (!among.has(state)) return [];
  const here = rounds.findIndex(({ id }) => id === roundId);
  return changes.filter(({ at }) => at >= here);
}
