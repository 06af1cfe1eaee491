import { collegeZone } from "@toran/contract/calendar/zones";

/** A day of a plan, as its page writes it: by the clock of India, as invoices do. */
export const day = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: collegeZone,
});
