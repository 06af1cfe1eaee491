import type { OpenSchedule } from "@/features/hiring/slots/drawn-slots";
import { Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { BookingPage, type OpenBooking } from "@/features/hiring/bookings/booking-page";
import { ScheduleSection } from "@/features/hiring/slots/schedule-section";
import { TodoAbout } from "@/features/todos/todo-about";
import { BookingActions } from "./booking-actions";
import { PickDialog } from "./pick-dialog";

const actions = (open: OpenBooking) => (
  <>
    <TodoAbout area="hr" type="BOOKING" id={open.booking.id} name={open.booking.title} />
    <BookingActions {...open} />
  </>
);
const tools = (open: OpenSchedule) => <Invite {...open} />;
const schedule = (open: OpenBooking) => <ScheduleSection area="hr" {...open} tools={tools} />;

/** One booking of the company. */
export const BookingScreen = observer(function BookingScreen() {
  const { id = "" } = useParams();
  return <BookingPage key={id} area="hr" id={id} actions={actions} schedule={schedule} />;
});

function Invite(open: OpenSchedule) {
  const [choosing, setChoosing] = useState(false);
  if (open.schedule.model !== "PRESELECT" || open.schedule.state !== "DRAFT") return null;
  return (
    <>
      <Button intent="secondary" onClick={() => setChoosing(true)}>
        Choose whom to invite
      </Button>
      {choosing && <PickDialog {...open} onClose={() => setChoosing(false)} />}
    </>
  );
}
