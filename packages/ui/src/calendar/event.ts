import { type Day, daysBetween } from "../date/days";

/** Something at a time of a day. */
export interface CalendarEvent {
  id: string;
  title: string;
  day: Day;
  /** "09:30"; left out when it takes the whole day. */
  from?: string;
  to?: string;
  /** What is said in place of "All day" of what has no time, such as "Due". */
  untimed?: string;
  /** A few words more: the place, the company. */
  detail?: string;
  /** It does not take place any more. */
  cancelled?: boolean;
  /** It may be dragged to another day or time. */
  movable?: boolean;
}

/** A moment on the clock of the calendar: "2025-11-13T11:42". */
export type Moment = string;

export const minutes = (clock: string) =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** "09:30 to 13:00" */
export const timeInWords = ({ from, to, untimed = "All day" }: CalendarEvent) =>
  from ? (to ? `${from} to ${to}` : from) : untimed;

/** Whether an event is over, going on or still to come. */
export function tense({ day, from, to }: CalendarEvent, now: Moment): "past" | "now" | "next" {
  const gap = daysBetween(now.slice(0, 10), day);
  if (gap !== 0) return gap < 0 ? "past" : "next";
  const clock = now.slice(11, 16);
  if (!from) return "now";
  if (clock < from) return "next";
  return clock < (to ?? from) ? "now" : "past";
}

export const inOrder = (events: readonly CalendarEvent[]) =>
  events.toSorted(
    (one, other) =>
      one.day.localeCompare(other.day) || (one.from ?? "").localeCompare(other.from ?? ""),
  );

export interface Placed {
  event: CalendarEvent;
  /** Events at the same time stand side by side. */
  lane: number;
  lanes: number;
}

const shortest = 30;
const endOf = (event: CalendarEvent) =>
  Math.max(minutes(event.to ?? event.from ?? "00:00"), minutes(event.from ?? "00:00") + shortest);

/** The timed events of one day, each in the first lane that is free when it begins. */
export function inLanes(events: readonly CalendarEvent[]): Placed[] {
  const placed: Placed[] = [];
  let group: Placed[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const one of group) one.lanes = ends.length;
    group = [];
    ends = [];
  };
  for (const event of inOrder(events.filter((one) => one.from))) {
    const start = minutes(event.from ?? "00:00");
    if (ends.every((end) => end <= start)) close();
    const free = ends.findIndex((end) => end <= start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = endOf(event);
    const one = { event, lane, lanes: 1 };
    group.push(one);
    placed.push(one);
  }
  close();
  return placed;
}

/** The hours a day shows: its working day, and whatever lies outside it. */
export function hoursOf(events: readonly CalendarEvent[]) {
  const timed = events.filter((event) => event.from);
  const first = Math.min(8, ...timed.map((event) => Math.floor(minutes(event.from ?? "") / 60)));
  const last = Math.max(19, ...timed.map((event) => Math.ceil(endOf(event) / 60)));
  return { first, last: Math.min(24, last) };
}
