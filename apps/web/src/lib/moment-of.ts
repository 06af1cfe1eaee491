const moment = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  hourCycle: "h23",
});

/** When something happened, by the reader's own clock: "26 Nov 2026, 18:44". */
export const momentOf = (at: string | Date) => moment.format(new Date(at));
