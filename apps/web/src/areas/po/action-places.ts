import type { OfficerAction } from "@toran/contract/actions";
import { paths } from "@/navigation/paths";

const { po } = paths;

/** Where each action leads; one whose page is not there yet leads nowhere, and is not offered. */
export const actionPlaces: Partial<Record<OfficerAction, string>> = {
  "students.list": po.students,
  "students.import": po.importClass,
  "students.placed": `${po.students}?tab=placed`,
  "students.invited": po.invited,
  "students.bookmarks": po.bookmarks,
  "students.archive": po.archive,
  "jobs.list": po.jobs,
  "jobs.policy": po.policy,
  "offers.list": po.offers,
  "bookings.list": po.bookings,
  "companies.find": po.companies,
  "companies.requests": `${po.companies}?tab=requests`,
  "companies.connected": `${po.companies}?tab=connected`,
  "college.profile": po.college,
  "college.departments": po.departments,
  "college.infrastructure": po.infrastructure,
  "home.customise": `${po.home}?arrange`,
  "plan.open": po.planPrice,
  "calendar.open": po.calendar,
  "support.open": po.support,
  "settings.security": po.settings.replace("*", "security"),
  "settings.password": po.settings.replace("*", "password"),
};
