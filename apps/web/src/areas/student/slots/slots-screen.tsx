import type { MySlots } from "@toran/contract/schemas/slot";
import { Alert, Button, EmptyState, PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { spanWords, zoneNote } from "@/features/hiring/bookings/times";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { useAddressView } from "@/lib/use-address-view";
import { paths } from "@/navigation/paths";
import { useFresh } from "@/stores/use-fresh";
import { useStores } from "@/stores/use-stores";
import { HeldSlot } from "./held-slot";
import { Invitations } from "./invitations";
import { OwnSlots } from "./own-slots";
import { Part, Row } from "./row";
import { ScheduleSheet } from "./schedule-sheet";
import { SlotStore } from "./slot-store";
import { Swaps } from "./swaps";

const tabs = ["all"] as const;
const filters = ["schedule"] as const;

/** When and where the student is to come: invitations, slots, swaps, and what can still be booked. */
export const SlotsScreen = observer(function SlotsScreen() {
  const { calls } = useStores();
  const { asked, change } = useAddressView(tabs, filters);
  const [store] = useState(() => new SlotStore(calls));
  // Others book and ask to swap too.
  useFresh(store.mine, { on: [] });
  const { changes } = store;
  useEffect(() => {
    // What was pressed has gone with what it did.
    if (changes > 0 && document.activeElement === document.body)
      document.querySelector<HTMLElement>("main")?.focus();
  }, [changes]);
  const open = (schedule: string) => {
    store.forgetProblem();
    change({ schedule });
  };
  return (
    <>
      <PageHeader title="Slots" context={zoneNote()} />
      <div className="max-w-page grid gap-8 px-6 pb-10">
        {store.problem && !asked.schedule && <Alert tone="bad" title={store.problem} />}
        <Load of={store.mine}>
          {(mine) =>
            isEmpty(mine) ? (
              <EmptyState
                title="No slots yet"
                action={
                  <Button intent="secondary" asChild>
                    <AppLink href={paths.student.applications}>See your applications</AppLink>
                  </Button>
                }
              >
                Interviews and tests of companies you have applied to stand here, once there are
                times for them.
              </EmptyState>
            ) : (
              <>
                <HeldSlot store={store} mine={mine} />
                <Invitations store={store} mine={mine} onOpen={open} />
                <OwnSlots store={store} mine={mine} onOpen={open} />
                <Swaps store={store} mine={mine} />
                <Open mine={mine} onOpen={open} />
              </>
            )
          }
        </Load>
      </div>
      {asked.schedule && (
        <ScheduleSheet
          key={asked.schedule}
          id={asked.schedule}
          store={store}
          onClose={() => open("")}
        />
      )}
    </>
  );
});

const isEmpty = ({ slots, invitations, swaps, open }: MySlots) =>
  !slots.length && !invitations.length && !swaps.length && !open.length;

/** What is open to everybody in the round. */
function Open({ mine, onOpen }: { mine: MySlots; onOpen: (schedule: string) => void }) {
  if (!mine.open.length) return null;
  return (
    <Part title="Open to you">
      {mine.open.map((each) => (
        <Row
          key={each.scheduleId}
          occasion={each}
          facts={[
            spanWords(each),
            each.venue,
            each.model !== "ROOM_ONLY" && `${each.free} ${each.free === 1 ? "slot" : "slots"} free`,
          ]}
        >
          {each.model !== "ROOM_ONLY" && (
            <Button
              aria-label={`Choose a slot: ${each.title}`}
              onClick={() => onOpen(each.scheduleId)}
            >
              Choose a slot
            </Button>
          )}
        </Row>
      ))}
    </Part>
  );
}
