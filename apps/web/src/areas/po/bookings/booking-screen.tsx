import { isFailure } from "@toran/api-client/failure";
import type { Slot } from "@toran/contract/schemas/slot";
import { Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { BookingPage, type OpenBooking } from "@/features/hiring/bookings/booking-page";
import type { OpenSchedule } from "@/features/hiring/slots/drawn-slots";
import { ScheduleSection } from "@/features/hiring/slots/schedule-section";
import { TodoAbout } from "@/features/todos/todo-about";
import { useStores } from "@/stores/use-stores";
import { AllotDialog } from "./allot-dialog";
import { BookingActions } from "./booking-actions";

const actions = (open: OpenBooking) => (
  <>
    <TodoAbout area="po" type="BOOKING" id={open.booking.id} name={open.booking.title} />
    <BookingActions {...open} />
  </>
);
const schedule = (open: OpenBooking) => <Slots {...open} />;
const tools = (open: OpenSchedule) => <Fill {...open} />;

/** One booking that a company asks for. */
export const BookingScreen = observer(function BookingScreen() {
  const { id = "" } = useParams();
  return <BookingPage key={id} area="po" id={id} actions={actions} schedule={schedule} />;
});

function Slots(open: OpenBooking) {
  const [allotting, allot] = useState<OpenSchedule & { slot: Slot }>();
  return (
    <>
      <ScheduleSection
        area="po"
        {...open}
        tools={tools}
        slotTools={(slot, found) =>
          found.schedule.model === "ALLOTTED" && (slot.state === "OPEN" || slot.state === "BOOKED")
            ? [{ label: "Give to a candidate", onSelect: () => allot({ ...found, slot }) }]
            : []
        }
      />
      {allotting && <AllotDialog {...allotting} onClose={() => allot(undefined)} />}
    </>
  );
}

/** Gives the empty slots to candidates in the order in which they have applied. */
function Fill({ schedule: { id, model, slots }, set }: OpenSchedule) {
  const { calls } = useStores();
  const [busy, setBusy] = useState(false);
  if (model !== "ALLOTTED" || slots.every(({ student }) => student)) return null;
  const fill = async () => {
    setBusy(true);
    const { schedules } = await calls.po();
    const reply = await schedules.allot({ params: { id }, body: { automatic: true } });
    setBusy(false);
    if (!isFailure(reply)) set(reply.data);
  };
  return (
    <Button intent="secondary" busy={busy} busyLabel="Filling" onClick={() => void fill()}>
      Fill in order of application
    </Button>
  );
}
