import { collegeZone } from "@toran/contract/calendar/zones";
import { limits } from "@toran/contract/limits";
import type { CalendarEntry } from "@toran/contract/schemas/calendar";
import type { Executor } from "../../db/database";
import { shortened } from "../../shortened";
import type { SignedIn } from "../accounts/signed-in";

/** Whose calendar it is. A source shows them what is their own, their company's or their college's. */
export type CalendarOwner = Pick<SignedIn, "id" | "role" | "collegeId" | "companyId">;

/** From one moment until before another, as it is now. */
export interface CalendarSpan {
  from: Date;
  to: Date;
  now: Date;
}

/** What a module has for the calendar of somebody: everything that touches a span. */
export type CalendarSourceReader = (
  db: Executor,
  owner: CalendarOwner,
  span: CalendarSpan,
) => Promise<CalendarEntry[]>;

type Needed = "id" | "source" | "sourceId" | "title" | "start";

/** A day and an hour before, unless somebody chose otherwise. */
export const usualReminders = [24 * 60, 60];

/** An entry; what is not said is as it is with a deadline: a point in time that stands. */
export const entry = (
  told: Pick<CalendarEntry, Needed> & Partial<CalendarEntry>,
): CalendarEntry => ({
  end: null,
  allDay: false,
  zone: collegeZone,
  place: null,
  status: "CONFIRMED",
  link: null,
  repetition: null,
  reminders: usualReminders,
  ...told,
  title: shortened(told.title, limits.calendar.title),
});
