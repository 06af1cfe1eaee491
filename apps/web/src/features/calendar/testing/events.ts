import { collegeZone, wallAt } from "@toran/contract/calendar/zones";
import type { Block, CalendarEvent } from "@toran/contract/schemas/calendar";

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
  sourceId: "00000000-0000-4000-8000-000000000002",
  title: "Dentist",
  start: `${today}T09:30:00+05:30`,
  end: `${today}T10:15:00+05:30`,
  link: null,
});
export const block: Block = {
  id: "00000000-0000-4000-8000-000000000002",
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
