import {
  addDays,
  addMonths,
  type Day,
  longDay,
  monthName,
  monthOf,
  plainDay,
  shortDay,
  weekOf,
  weeksOf,
} from "../date/days";

export type CalendarView = "month" | "week" | "day" | "agenda";

/** What the calendar shows, in words. */
export function titleOf(view: CalendarView, day: Day) {
  if (view === "day") return longDay(day);
  if (view !== "week") return monthName(monthOf(day));
  const week = weekOf(day);
  return `${shortDay(week[0] ?? day)} to ${plainDay(week[6] ?? day)}`;
}

/** The day one month, week or day further. */
export function turn(view: CalendarView, day: Day, step: -1 | 1): Day {
  if (view === "week") return addDays(day, 7 * step);
  if (view === "day") return addDays(day, step);
  return addMonths(day, step);
}

export const unitOf = (view: CalendarView) => (view === "agenda" ? "month" : view);

/** The first and the last day that a view shows. */
export function seen(view: CalendarView, day: Day): [first: Day, last: Day] {
  if (view === "day") return [day, day];
  const days = view === "week" ? weekOf(day) : weeksOf(monthOf(day)).flat();
  return [days[0] ?? day, days.at(-1) ?? day];
}
