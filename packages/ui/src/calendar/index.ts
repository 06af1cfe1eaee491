export { Agenda, type AgendaProps } from "./agenda";
export { Calendar, type CalendarProps } from "./calendar";
export type { CalendarEvent, Moment } from "./event";
export { type CalendarView, seen } from "./view";
