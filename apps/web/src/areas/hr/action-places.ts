import type { HrAction } from "@toran/contract/actions";
import { paths } from "@/navigation/paths";

const { hr } = paths;

/** Where each action leads. */
export const actionPlaces: Record<HrAction, string> = {
  "colleges.find": hr.colleges,
  "colleges.requests": `${hr.colleges}?tab=requests`,
  "colleges.connected": `${hr.colleges}?tab=connected`,
  "students.find": hr.students,
  "jobs.list": hr.jobs,
  "jobs.new": hr.newJob,
  "offers.list": hr.offers,
  "bookings.list": hr.bookings,
  "bookings.new": hr.newBooking,
  "students.bookmarks": `${hr.students}?tab=bookmarked`,
  "company.profile": hr.editProfile,
  "calendar.open": hr.calendar,
  "settings.security": hr.settings.replace("*", "security"),
  "settings.password": hr.settings.replace("*", "password"),
};
