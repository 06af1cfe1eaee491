import type { MySlots, OwnSlot } from "@toran/contract/schemas/slot";
import { Button, ConfirmDialog, StatusPill } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { spanWords } from "@/features/hiring/bookings/times";
import { toldHere } from "@/lib/told-here";
import { slotWords } from "@/features/hiring/slots/words";
import { Part, Row } from "./row";
import type { SlotStore } from "./slot-store";

interface OwnSlotsProps {
  store: SlotStore;
  mine: MySlots;
  onOpen: (schedule: string) => void;
}

/** The slots the student has: when, where and with whom, and ways out of them. */
export const OwnSlots = observer(function OwnSlots({ store, mine, onOpen }: OwnSlotsProps) {
  const [leaving, leave] = useState<OwnSlot>();
  const taken = mine.slots.filter(({ state }) => state !== "HELD");
  if (!taken.length) return null;
  return (
    <Part title="Your slots">
      {taken.map((slot) => {
        const { word, ...look } = slotWords[slot.state];
        return (
          <Row key={slot.id} occasion={slot} facts={[spanWords(slot), slot.panel, slot.room]}>
            <StatusPill {...look}>{word}</StatusPill>
            {slot.mayRelease && (
              <Button
                intent="quiet"
                aria-label={`Give back: ${slot.title}`}
                onClick={() => leave(slot)}
              >
                Give back
              </Button>
            )}
            {(slot.maySwap || slot.mayRelease) && (
              <Button
                intent="secondary"
                aria-label={`Another time: ${slot.title}`}
                onClick={() => onOpen(slot.scheduleId)}
              >
                Another time
              </Button>
            )}
          </Row>
        );
      })}
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={() => leave(undefined)}
        title={leaving ? `Give back ${spanWords(leaving)}?` : ""}
        description="Somebody else may take it at once, and the company is told. If none is free later, you have no slot."
        confirmLabel="Give it back"
        cancelLabel="Keep it"
        destructive
        busy={leaving && store.isBusy(`release ${leaving.id}`)}
        onConfirm={() => {
          if (!leaving) return;
          const params = { id: leaving.id };
          void store
            .act(`release ${leaving.id}`, (calls) => calls.release({ params }, toldHere))
            .then(() => leave(undefined));
        }}
      />
    </Part>
  );
});
