import type { MySlots } from "@toran/contract/schemas/slot";
import { Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { momentWords, spanWords } from "@/features/hiring/bookings/times";
import { toldHere } from "@/lib/told-here";
import { Part } from "./row";
import type { SlotStore } from "./slot-store";

/** Swaps the student has asked for, or is asked for. */
export const Swaps = observer(function Swaps({ store, mine }: { store: SlotStore; mine: MySlots }) {
  const open = mine.swaps.filter(({ state }) => state === "REQUESTED");
  if (!open.length) return null;
  const answer = (id: string, command: "AGREE" | "DECLINE" | "WITHDRAW") => () =>
    void store.act(`${command} ${id}`, (calls) =>
      calls.answerSwap({ params: { id }, body: { command } }, toldHere),
    );
  return (
    <Part title="Swaps">
      {open.map(({ id, mine: asked, title, has, gets, closesAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-4 py-3.5">
          <div className="min-w-60 flex-1">
            <h3 className="text-base font-semibold">{title}</h3>
            <p>
              {asked ? "You asked for" : "Somebody offers you"} {spanWords(gets)}, for your{" "}
              {spanWords(has)}.
            </p>
            <p className="text-ink-3">Until {momentWords(closesAt)}</p>
          </div>
          {asked ? (
            <Button
              intent="secondary"
              aria-label={`Take the question back: ${title}`}
              onClick={answer(id, "WITHDRAW")}
            >
              Take it back
            </Button>
          ) : (
            <div className="flex flex-wrap gap-2">
              <Button
                intent="secondary"
                aria-label={`Decline the swap: ${title}`}
                onClick={answer(id, "DECLINE")}
              >
                Decline
              </Button>
              <Button aria-label={`Swap: ${title}`} onClick={answer(id, "AGREE")}>
                Swap
              </Button>
            </div>
          )}
        </li>
      ))}
    </Part>
  );
});
