import type { Invitation } from "@toran/contract/schemas/slot";
import { StatusPill } from "@toran/ui";
import { momentWords } from "../bookings/times";
import { invitationWords } from "./words";

/** Whom the company has chosen, in their order, and what they answered. */
export const Picks = ({ picks }: { picks: readonly Invitation[] }) => (
  <section aria-labelledby="invited" className="grid gap-2">
    <h3 id="invited" className="font-semibold">
      Invited
    </h3>
    <ol className="divide-rule border-rule divide-y border-y">
      {picks
        .toSorted((a, b) => Number(a.alternate) - Number(b.alternate) || a.rank - b.rank)
        .map(({ id, name, alternate, rank, state, answerBy }) => {
          const { word, ...look } = invitationWords[state];
          return (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-3 py-1.5">
              <span className="min-w-40 flex-1 font-medium">{name}</span>
              <span className="text-ink-3">{alternate ? `Alternate ${rank}` : "First choice"}</span>
              <StatusPill {...look} plain>
                {word}
              </StatusPill>
              {state === "INVITED" && answerBy && (
                <span className="text-ink-3">until {momentWords(answerBy)}</span>
              )}
            </li>
          );
        })}
    </ol>
  </section>
);
