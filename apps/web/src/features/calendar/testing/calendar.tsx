import { collegeZone, wallAt } from "@toran/contract/calendar/zones";
import type { Block, CalendarEvent } from "@toran/contract/schemas/calendar";
import { Route, Routes, useLocation } from "react-router-dom";
import { useStores } from "@/stores/use-stores";
import { type FakeCalls, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Calendar } from "../calendar";

export const { day: today } = wallAt(new Date(), collegeZone);
export const event = (more: Partial<CalendarEvent>): CalendarEvent => ({
  id: "posting-closes.1",
  source: "POSTING",
  sourceId: "1",
  title: "Closes: Engineer, Kestrel",
  start: `${today}T23:59:00+05:30`,
  end: null,
  allDay: false,
  zone: collegeZone,
  place: null,
  status: "CONFIRMED",
  sequence: 0,
  link: "/po/jobs/1",
  repetition: null,
  reminders: [],
  ...more,
});
export const own = event({
  id: `block.2.${today}`,
  source: "PERSONAL",
  sourceId: "2",
  title: "Dentist",
  start: `${today}T09:30:00+05:30`,
  end: `${today}T10:15:00+05:30`,
  link: null,
});
export const block: Block = {
  id: "2",
  title: "Dentist",
  place: null,
  allDay: false,
  startDay: today,
  startTime: "09:30",
  endDay: today,
  endTime: "10:15",
  zone: collegeZone,
  repeat: "NEVER",
  repeatUntil: null,
  exceptions: {},
  reminders: [60],
};

/** The address, as it stands. */
export const Here = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};
function Officer() {
  const { calls } = useStores();
  return <Calendar area="po" calls={async () => (await calls.po()).calendar} />;
}
type Calls = NonNullable<NonNullable<FakeCalls["po"]>["calendar"]>;

/** The calendar of an officer, with a fake server behind it. */
export const openCalendar = (calls: Calls, address = "?tab=agenda", events = [event({}), own]) =>
  renderScreen(
    <>
      <Here />
      <Routes>
        <Route path="/po/calendar" element={<Officer />} />
        <Route path="*" element={<h1>Another page</h1>} />
      </Routes>
    </>,
    {
      area: "po",
      mode: "DASHBOARD",
      path: `/po/calendar${address}`,
      calls: {
        po: { calendar: { list: async () => ok({ zone: collegeZone, events }), ...calls } },
      },
    },
  );
