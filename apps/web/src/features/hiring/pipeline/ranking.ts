import type { Candidate } from "@toran/contract/schemas/application";

type Rank = (candidate: Candidate, by: -1 | 1) => void;

/** How somebody who waits is given the place before theirs, or the one after, from the menu. */
export function rankEntries(candidate: Candidate, rank: Rank) {
  const { place, of } = candidate.waiting ?? { place: 1, of: 1 };
  const up = { label: "Up the waiting list", shortcut: "U", onSelect: () => rank(candidate, -1) };
  const down = {
    label: "Down the waiting list",
    shortcut: "D",
    onSelect: () => rank(candidate, 1),
  };
  return [...(place > 1 ? [up] : []), ...(place < of ? [down] : [])];
}

/** The same by keys; of somebody who does not wait they do nothing. */
export const rankLetters = (rank: Rank) => ({
  u: { says: "U moves up the waiting list", act: (candidate: Candidate) => rank(candidate, -1) },
  d: { says: "D moves down the waiting list", act: (candidate: Candidate) => rank(candidate, 1) },
});
