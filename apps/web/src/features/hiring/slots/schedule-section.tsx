import { isFailure } from "@toran/api-client/failure";
import { slottedPurposes } from "@toran/contract/schemas/booking";
import type { Schedule } from "@toran/contract/schemas/slot";
import { Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import type { BookingArea } from "../bookings/booking-calls";
import type { OpenBooking } from "../bookings/booking-page";
import { useBookingChanges } from "../bookings/use-booking-changes";
import { DrawnSlots, type SideTools } from "./drawn-slots";
import { scheduleCalls } from "./schedule-calls";
import { ScheduleForm } from "./schedule-form";

interface ScheduleSectionProps extends OpenBooking, SideTools {
  area: BookingArea;
}

/** The slots of a booking: drawn, published, taken by students, and held. */
export const ScheduleSection = observer(function ScheduleSection(props: ScheduleSectionProps) {
  const { booking } = props;
  const slotted = slottedPurposes.includes(booking.purpose) && booking.startsAt !== null;
  return slotted ? <Slots key={booking.startsAt} {...props} /> : null;
});

const Slots = observer(function Slots(props: ScheduleSectionProps) {
  const { area, booking, reload } = props;
  const { calls } = useStores();
  const mayChange = useMayChange(area);
  const [drawing, setDrawing] = useState(false);
  const params = { id: booking.id };
  const [schedule] = useState(
    () =>
      new Loadable<Schedule>(async () =>
        (await scheduleCalls(calls, area)).read(
          { params: { id: booking.id } },
          { showToast: false },
        ),
      ),
  );
  const drawn = booking.schedule !== null;
  useEffect(() => {
    if (drawn) void schedule.load();
  }, [schedule, drawn]);
  useBookingChanges(() => {
    if (drawn) void schedule.load();
  });
  const set = (next: Schedule) => {
    schedule.set(next);
    // Whether students know of them decides what can be done with the booking.
    if (next.state !== booking.schedule?.state) reload();
  };
  const none = !drawn && !schedule.value;
  const mayDraw = mayChange && booking.state === "CONFIRMED";
  return (
    <section aria-labelledby="slots" className="grid gap-4">
      <h2 id="slots" className="title-lg">
        Slots
      </h2>
      {none ? (
        <>
          <p className="text-ink-2">
            The time of the booking is not cut into slots yet. Candidates see nothing until you
            publish them.
          </p>
          {mayDraw && (
            <Button className="justify-self-start" onClick={() => setDrawing(true)}>
              Draw the slots
            </Button>
          )}
        </>
      ) : (
        <Load of={schedule}>
          {(found) => (
            <DrawnSlots
              area={area}
              tools={props.tools}
              slotTools={props.slotTools}
              schedule={found}
              set={set}
              reload={() => void schedule.load()}
              mayChange={mayDraw}
              onDraw={() => setDrawing(true)}
            />
          )}
        </Load>
      )}
      {drawing && (
        <ScheduleForm
          area={area}
          booking={booking}
          schedule={schedule.value}
          onClose={() => setDrawing(false)}
          save={async (body) => {
            const reply = await (await scheduleCalls(calls, area)).save({ params, body });
            if (!isFailure(reply)) set(reply.data);
            return reply;
          }}
        />
      )}
    </section>
  );
});
