import type { MySlots, OwnSlot } from "@toran/contract/schemas/slot";
import { Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { spanWords } from "@/features/hiring/bookings/times";
import { toldHere } from "@/lib/told-here";
import type { SlotStore } from "./slot-store";

const second = 1000;

/** The slot that is kept for the student for two minutes, with the time that is left. */
export const HeldSlot = observer(function HeldSlot({
  store,
  mine,
}: {
  store: SlotStore;
  mine: MySlots;
}) {
  const held = mine.slots.find(({ state }) => state === "HELD");
  return held ? <Hold key={held.id} store={store} slot={held} /> : null;
});

interface HoldProps {
  store: SlotStore;
  slot: OwnSlot;
}

const Hold = observer(function Hold({ store, slot }: HoldProps) {
  const left = useSecondsLeft(slot);
  useEffect(() => {
    if (left === 0) void store.mine.load();
  }, [left, store]);
  const params = { id: slot.id };
  return (
    <section aria-labelledby="held" className="border-rule-strong grid gap-3 rounded-lg border p-5">
      <h2 id="held" className="title-lg">
        Book {spanWords(slot)}?
      </h2>
      <p className="text-ink-2">
        {[slot.title, slot.company.name, slot.panel, slot.room].filter(Boolean).join(", ")}
      </p>
      <p role="timer" className="tnum">
        {left > 0
          ? `It is kept for you for ${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}.`
          : "The time is over. Choose it again if it is still free."}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={left === 0}
          busy={store.isBusy(`book ${slot.id}`)}
          busyLabel="Booking"
          onClick={() =>
            void store.act(`book ${slot.id}`, (calls) => calls.book({ params }, toldHere))
          }
        >
          Book this slot
        </Button>
        <Button
          intent="secondary"
          onClick={() =>
            void store.act(`release ${slot.id}`, (calls) => calls.release({ params }, toldHere))
          }
        >
          Let it go
        </Button>
      </div>
    </section>
  );
});

/** Counted from when the slot was told. */
function useSecondsLeft(slot: OwnSlot) {
  const whole = slot.heldFor ?? 0;
  const [left, setLeft] = useState(whole);
  useEffect(() => {
    const told = Date.now();
    const count = () => setLeft(Math.max(0, whole - Math.floor((Date.now() - told) / second)));
    count();
    const timer = setInterval(count, second);
    return () => clearInterval(timer);
  }, [slot, whole]);
  return left;
}
