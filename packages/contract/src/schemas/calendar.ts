import { z } from "zod/mini";
import { addMonths, daysBetween, isZone } from "../calendar/zones";
import { limits } from "../limits";
import type { Role } from "../roles";
import {
  choice,
  day as anyDay,
  flag,
  id,
  maybe,
  moment,
  seen,
  several,
  text,
  timeOfDay,
} from "./fields";

const everybody = ["STUDENT", "PLACEMENT_OFFICER", "HUMAN_RESOURCE"] as const;

/** Where the events of a calendar come from, how a person calls it, and who has any. */
export const calendarSources = {
  POSTING: { says: "Jobs", to: everybody },
  BOOKING: { says: "Bookings", to: everybody },
  SLOT: { says: "My slots", to: ["STUDENT"] },
  OFFER: { says: "Offers", to: everybody },
  TASK: { says: "To-do", to: ["PLACEMENT_OFFICER", "HUMAN_RESOURCE"] },
  BLOCKED: { says: "Blocked days", to: ["STUDENT", "PLACEMENT_OFFICER"] },
  SUBSCRIPTION: { says: "Plan", to: ["PLACEMENT_OFFICER"] },
  PERSONAL: { says: "My own", to: everybody },
} as const satisfies Record<string, { says: string; to: readonly Role[] }>;

export type CalendarSource = keyof typeof calendarSources;
const sourceNames = Object.keys(calendarSources) as [CalendarSource, ...CalendarSource[]];

/** The sources that somebody of a role may have events from. */
export const calendarSourcesOf = (role: Role) =>
  sourceNames.filter((name) => (calendarSources[name].to as readonly Role[]).includes(role));

export const eventStates = ["TENTATIVE", "CONFIRMED", "CANCELLED"] as const;

/** Something at a time, as the one who asks may see it. */
export const calendarEvent = z.object({
  /** Stays the same whatever becomes of its source. */
  id: z.string(),
  source: z.enum(sourceNames),
  sourceId: id,
  title: z.string().check(z.maxLength(limits.calendar.title)),
  start: moment,
  /** Without one it is a point in time, such as a deadline. A whole day ends as the next one begins. */
  end: z.nullable(moment),
  allDay: z.boolean(),
  /** The zone it is told in. */
  zone: z.string(),
  /** A room, an address or a link. */
  place: z.nullable(z.string()),
  status: z.enum(eventStates),
  /** Rises with each change. */
  sequence: z.number(),
  /** The page it belongs to; what is one's own is changed in the calendar itself. */
  link: z.nullable(z.string()),
  /** Of what repeats, the day its series has this one on: by it one is told from the others, wherever it was moved to. */
  repetition: z.nullable(z.string()),
  /** Minutes before it begins. */
  reminders: z.array(z.number()),
});
export type CalendarEvent = z.output<typeof calendarEvent>;

/** What a source tells of an event; the calendar counts the changes. */
export type CalendarEntry = Omit<CalendarEvent, "sequence">;

const { calendar } = limits;

/** Whether a day is one that a calendar reaches to. */
export const inReach = (given: string) => given >= "2000-01-01" && given <= "2100-12-31";
const day = (ask: string) => anyDay(ask).check(z.refine(inReach, "Choose a day before 2101."));

export const calendarQuery = z
  .object({
    from: day("Name the first day."),
    to: day("Name the last day."),
    sources: z.optional(several(choice(sourceNames))),
  })
  .check(
    z.refine(
      ({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) < calendar.days,
      {
        error: `Ask for 1 to ${calendar.days} days.`,
        path: ["to"],
      },
    ),
  );
export const calendarWindow = z.object({
  /** The zone of the college, in which the days were counted. */
  zone: z.string(),
  events: z.array(calendarEvent),
});

/** The day an event begins on, by which it is found again. */
export const eventDayQuery = z.object({ day: day("Name the day it begins on.") });

export const repeats = ["NEVER", "DAILY", "WEEKLY"] as const;
export type Repeat = (typeof repeats)[number];
/** What one may be reminded by, in minutes, and in words. */
export const reminderChoices = [
  { minutes: 10, says: "10 minutes before" },
  { minutes: 60, says: "1 hour before" },
  { minutes: 24 * 60, says: "1 day before" },
  { minutes: 7 * 24 * 60, says: "1 week before" },
] as const;

const writeTime = "Write a time like 09:30.";
/** When an entry begins or ends, by the clock. */
export const entryTime = timeOfDay(writeTime);

/** Something of one's own, by what the clocks of its zone show. A whole day names no times. */
export const blockInput = z
  .object({
    title: text("Write what it is.", calendar.title),
    place: maybe(text("Name the place or the link.", 300)),
    allDay: z.optional(flag),
    startDay: day("Choose the day it begins."),
    startTime: maybe(entryTime, writeTime),
    endDay: day("Choose the day it ends."),
    endTime: maybe(entryTime, writeTime),
    zone: z.optional(z.string().check(z.maxLength(60), z.refine(isZone, "Choose a time zone."))),
    repeat: z.optional(choice(repeats)),
    repeatUntil: maybe(day("Choose the last day."), "Choose the last day."),
    reminders: z.optional(
      z
        .array(z.number())
        .check(
          z.refine(
            (given) =>
              given.every((one) => reminderChoices.some(({ minutes }) => minutes === one)) &&
              new Set(given).size === given.length,
            "Choose from the list.",
          ),
        ),
    ),
    /** What was read before it was changed. */
    seen,
  })
  .check(({ value, issues }) => {
    const [path, message] = (!issues.length && wrongIn(value)) || [];
    if (path && message) issues.push({ code: "custom", input: value, path: [path], message });
  });

interface Times {
  allDay?: boolean | undefined;
  startDay: string;
  startTime?: string | undefined;
  endDay: string;
  endTime?: string | undefined;
  repeat?: Repeat | undefined;
  repeatUntil?: string | undefined;
}

/** What is wrong with the times, and at which field. */
function wrongIn(block: Times): [field: keyof Times, message: string] | undefined {
  const { allDay, startDay, startTime, endDay, endTime, repeat = "NEVER", repeatUntil } = block;
  if (!allDay && !startTime) return ["startTime", writeTime];
  if (!allDay && !endTime) return ["endTime", writeTime];
  if (endDay < startDay) return ["endDay", "Let it end after it begins."];
  if (!allDay && endDay === startDay && (endTime ?? "") <= (startTime ?? ""))
    return ["endTime", "Let it end after it begins."];
  if (lasts(block) > calendar.blockDays)
    return ["endDay", `Keep it to ${calendar.blockDays} days.`];
  if (repeat === "NEVER") return undefined;
  if (!repeatUntil) return ["repeatUntil", "Choose the last day."];
  if (repeatUntil < startDay) return ["repeatUntil", "Choose a day after it begins."];
  if (repeatUntil > addMonths(startDay, calendar.repeatMonths))
    return ["repeatUntil", `Let it repeat for up to ${calendar.repeatMonths} months.`];
  if (lasts(block) > (repeat === "DAILY" ? 1 : 7))
    return ["endDay", "It ends before it begins anew."];
  return undefined;
}

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** How many days something lasts by the clock, in parts of a day too. */
function lasts({ allDay, startDay, startTime = "00:00", endDay, endTime = "00:00" }: Times) {
  const days = daysBetween(startDay, endDay);
  if (allDay) return days + 1;
  return days + (minutes(endTime) - minutes(startTime)) / (24 * 60);
}

const blockTimes = z.object({
  startDay: z.string(),
  startTime: z.nullable(z.string()),
  endDay: z.string(),
  endTime: z.nullable(z.string()),
});
export type BlockTimes = z.output<typeof blockTimes>;

export const block = z.object({
  id,
  title: z.string(),
  place: z.nullable(z.string()),
  allDay: z.boolean(),
  ...blockTimes.shape,
  zone: z.string(),
  repeat: z.enum(repeats),
  repeatUntil: z.nullable(z.string()),
  /** By the day its series has a repetition on: the times it was moved to, or nothing where it was taken out. */
  exceptions: z.record(z.string(), z.nullable(blockTimes)),
  reminders: z.array(z.number()),
});
export type Block = z.output<typeof block>;

export const repetitionScopes = ["THIS", "FOLLOWING", "ALL"] as const;
export type RepetitionScope = (typeof repetitionScopes)[number];
/** Which repetitions something is done with: all, unless one is named. */
export const repetitionChoice = z.object({
  scope: z.optional(choice(repetitionScopes)),
  repetition: maybe(day("Name the repetition.")),
});

/** From one day to another, and to another time where one is named; without `fromTime` from the one it has. */
export const blockMove = z.object({
  ...repetitionChoice.shape,
  fromDay: day("Name the day it is on."),
  fromTime: maybe(entryTime, writeTime),
  toDay: day("Choose the day it moves to."),
  startTime: maybe(entryTime, writeTime),
});

/** Whether there is an address for other calendars, and when it was last asked for. */
export const calendarFeed = z.object({
  since: z.nullable(moment),
  readAt: z.nullable(moment),
});
/** Since when the address is that was looked at, or that there was none; who says nothing means whichever is there. */
export const noFeed = "none";
export const calendarFeedSeen = z.object({ of: maybe(z.union([moment, z.literal(noFeed)])) });
/** The address itself, told once: only its fingerprint is kept. */
export const newCalendarFeed = z.object({ url: z.string(), since: moment });
