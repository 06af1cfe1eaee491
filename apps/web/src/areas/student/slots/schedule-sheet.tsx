import type { OpenSchedule } from "@toran/contract/schemas/slot";
import { Alert, Button, EmptyState, Sheet, StatusPill } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { hoursOf, spanWords } from "@/features/hiring/bookings/times";
import { toldHere } from "@/lib/told-here";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";
import type { SlotStore } from "./slot-store";

interface ScheduleSheetProps {
  id: string;
  store: SlotStore;
  onClose: () => void;
}

/** The times of one schedule: a free one is kept for two minutes, a taken one can be asked for. */
export const ScheduleSheet = observer(function ScheduleSheet(props: ScheduleSheetProps) {
  const { id, store, onClose } = props;
  const { calls } = useStores();
  const [schedule] = useState(
    () =>
      new Loadable<OpenSchedule>(async () =>
        (await calls.student()).slots.schedule({ params: { id } }),
      ),
  );
  const { changes } = store;
  useEffect(() => void schedule.load(), [schedule, changes]);
  const known = schedule.value;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={known?.title ?? "Times"}
      description={known && [known.company.name, known.round].filter(Boolean).join(" · ")}
    >
      <div className="grid gap-4">
        {store.problem && <Alert tone="bad" title={store.problem} />}
        <Load
          of={schedule}
          back={
            <Button intent="secondary" onClick={onClose}>
              Back to your slots
            </Button>
          }
        >
          {(found) => (
            <>
              {found.obstacle && <Alert tone="info" title={found.obstacle} />}
              {found.slots.length ? (
                <Times {...props} schedule={found} />
              ) : (
                <EmptyState title="No times here">Look again later.</EmptyState>
              )}
            </>
          )}
        </Load>
      </div>
    </Sheet>
  );
});

const Times = observer(function Times({
  schedule,
  store,
  onClose,
}: ScheduleSheetProps & { schedule: OpenSchedule }) {
  const { slots, mayBook } = schedule;
  const mine = slots.find((slot) => slot.mine);
  const invitation = store.mine.value?.invitations.find(
    ({ scheduleId, state }) => scheduleId === schedule.scheduleId && state === "INVITED",
  );
  const asked = new Set(
    store.mine.value?.swaps.flatMap(({ mine: own, gets }) => (own ? [gets.slotId] : [])),
  );
  const take = async (slotId: string) => {
    const done = await store.act(`take ${slotId}`, (calls) =>
      invitation
        ? calls.answer(
            { params: { id: invitation.id }, body: { command: "ACCEPT", slotId } },
            toldHere,
          )
        : calls.hold({ params: { id: slotId } }, toldHere),
    );
    if (done) onClose();
  };
  const swap = async (wantedId: string) => {
    if (!mine) return;
    const done = await store.act(`swap ${wantedId}`, (calls) =>
      calls.askSwap({ params: { id: mine.id }, body: { wantedId } }, toldHere),
    );
    if (done) onClose();
  };
  return (
    <ul aria-label="Times" className="divide-rule border-rule divide-y border-y">
      {slots.map((slot) => (
        <li key={slot.id} className="flex min-h-13 items-center gap-3 py-1.5">
          <span className="min-w-0 flex-1">
            <span className="tnum block font-medium">{spanWords(slot)}</span>
            <span className="text-ink-3 text-xs">
              {[slot.panel, slot.room].filter(Boolean).join(", ")}
            </span>
          </span>
          {slot.mine ? (
            <StatusPill glyph="done" tone="ok">
              Yours
            </StatusPill>
          ) : slot.free ? (
            mayBook || invitation ? (
              <Button
                size="sm"
                intent="soft"
                aria-label={`Take ${hoursOf(slot)}, ${slot.panel}`}
                busy={store.isBusy(`take ${slot.id}`)}
                onClick={() => void take(slot.id)}
              >
                Take
              </Button>
            ) : (
              <span className="text-ink-3">Free</span>
            )
          ) : asked.has(slot.id) ? (
            <span className="text-ink-3">Asked to swap</span>
          ) : slot.maySwap && mine ? (
            <Button
              size="sm"
              intent="secondary"
              aria-label={`Ask to swap for ${hoursOf(slot)}, ${slot.panel}`}
              busy={store.isBusy(`swap ${slot.id}`)}
              onClick={() => void swap(slot.id)}
            >
              Ask to swap
            </Button>
          ) : (
            <span className="text-ink-3">Taken</span>
          )}
        </li>
      ))}
    </ul>
  );
});
