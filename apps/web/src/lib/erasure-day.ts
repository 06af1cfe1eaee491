import { collegeZone } from "@toran/contract/calendar/zones";

/** When an account is erased, to the minute: until then it can be kept. In the zone of the mail that says the day. */
export const erasureDay = new Intl.DateTimeFormat("en-IN", {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: collegeZone,
});
