import { z } from "zod/mini";
import { bookingStates, scheduleStates } from "../hiring/booking-moves";
import { limits } from "../limits";
import { bookingRules, busyTime } from "./booking-settings";
import { infrastructureKinds } from "./college";
import {
  choice,
  flag,
  id,
  instant,
  longText,
  maybe,
  moment,
  number,
  personName,
  whyText,
  text,
  url,
  words,
  saysOther,
  lookedAt,
} from "./fields";
import { hiringEvent, hiringSide, roundKinds } from "./job";
import { sheetFields } from "./list-sheet";
import { page, windowKeys, windowQuery } from "./page";
import { scheduleModels } from "./slot";

export const bookingPurposes = [
  "PRE_PLACEMENT_TALK",
  "TEST",
  "GROUP_DISCUSSION",
  "INTERVIEW",
  "CAMPUS_TOUR",
  "OTHER",
] as const;
export type BookingPurpose = (typeof bookingPurposes)[number];
/** How each purpose is called. */
export const purposeNames: Record<BookingPurpose, string> = {
  PRE_PLACEMENT_TALK: "Pre-placement talk",
  TEST: "Test",
  GROUP_DISCUSSION: "Group discussion",
  INTERVIEW: "Interviews",
  CAMPUS_TOUR: "Campus tour",
  OTHER: "Visit",
};
/** Purposes that belong to a posting, and whose time can be cut into slots. */
export const slottedPurposes: readonly BookingPurpose[] = ["TEST", "GROUP_DISCUSSION", "INTERVIEW"];
export const bookingModes = ["CAMPUS", "VIRTUAL", "HYBRID"] as const;
export const bookingReasons = [
  "DATE_TAKEN",
  "EXAMS",
  "NO_PLACE",
  "NOT_RELEVANT",
  "FEW_STUDENTS",
  "TRAVEL",
  "OTHER",
] as const;

const { booking: most } = limits;
const times = {
  startsAt: instant("Give the day and the time it begins."),
  endsAt: instant("Give the time it ends."),
};
const endsLater = z.refine<{ startsAt: string; endsAt: string }>(
  ({ startsAt, endsAt }) => Date.parse(endsAt) > Date.parse(startsAt),
  { error: "Let it end after it begins.", path: ["endsAt"] },
);
const date = z.object(times).check(endsLater);
const apart = z.refine<{ startsAt: string; endsAt: string }[]>(
  (list) =>
    list.every((one, at) =>
      list
        .slice(at + 1)
        .every(
          (other) =>
            Date.parse(one.endsAt) <= Date.parse(other.startsAt) ||
            Date.parse(other.endsAt) <= Date.parse(one.startsAt),
        ),
    ),
  "Two of these times overlap.",
);
const dates = z
  .array(date, { error: "Give the times you would like." })
  .check(z.maxLength(most.dates, `Give at most ${most.dates} times.`), apart);
const roomIds = z
  .array(id, { error: "Choose from the list." })
  .check(z.maxLength(most.rooms, `Choose at most ${most.rooms} places.`));

/** A booking as its company writes it. Little is needed to keep it; `missingInBooking` says what asking needs. */
export const bookingInput = z.object({
  collegeId: id,
  purpose: choice(bookingPurposes, "Choose what you come for."),
  mode: z._default(choice(bookingModes), "CAMPUS"),
  postingId: maybe(id),
  /** In the order in which they are preferred. */
  dates: z._default(dates, []),
  expectedStudents: maybe(number("Give 1 to 10,000.", 1, most.students)),
  roomIds: z._default(roomIds, []),
  panels: maybe(number(`Give 1 to ${most.panels}.`, 1, most.panels)),
  equipment: z._default(words("Name what you need.", most.equipment), []),
  visitors: z._default(
    z
      .array(
        z.object({ name: personName("Write the name."), role: text("Write what they do.", 80) }),
      )
      .check(z.maxLength(most.visitors, `Keep it to ${most.visitors}.`)),
    [],
  ),
  link: maybe(url),
  notes: maybe(longText("Write a note.", 1000)),
  version: z.optional(z.number()),
  /** Made by the form, so that a booking that is sent twice is one. */
  formKey: maybe(id),
});
export type BookingInput = z.output<typeof bookingInput>;

/** What must be there before the college is asked; by field, in words. */
export function missingInBooking(
  wanted: Pick<BookingInput, "purpose" | "mode"> & {
    postingId: string | null;
    dates: readonly unknown[];
    expectedStudents: number | null;
    rooms: readonly unknown[];
    link: string | null;
  },
): Record<string, string> {
  return {
    ...(!wanted.dates.length && { dates: "Give at least one time." }),
    ...(wanted.expectedStudents === null && {
      expectedStudents: "Say how many students you expect.",
    }),
    ...(slottedPurposes.includes(wanted.purpose) &&
      !wanted.postingId && { postingId: "Choose the job this belongs to." }),
    ...(wanted.mode !== "VIRTUAL" &&
      !wanted.rooms.length && { roomIds: "Choose at least one place." }),
    ...(wanted.mode !== "CAMPUS" && !wanted.link && { link: "Give the link of the meeting." }),
  };
}

const why = {
  ...lookedAt.shape,
  /** Asked by the screens; a call without it is stored as unspecified. */
  reason: z.optional(choice([...bookingReasons, "UNSPECIFIED"])),
  reasonText: maybe(whyText()),
};
/** What a company does with a booking, beside writing and moving it. */
export const companyBookingCommand = z
  .object({ command: choice(["ACCEPT", "WITHDRAW", "KEEP", "CANCEL"]), ...why })
  .check(saysOther);
/** Another time for a booking that is confirmed. */
export const rescheduleInput = z.object({
  dates: dates.check(z.minLength(1, "Give at least one time.")),
  /** The places wanted then; those of the booking where it is left out. */
  roomIds: z.optional(roomIds),
  reasonText: maybe(whyText()),
  ...lookedAt.shape,
});
/** What a college does with a booking. */
export const collegeBookingCommand = z
  .object({
    command: choice([
      "CONFIRM",
      "COUNTER_PROPOSE",
      "DECLINE",
      "RETRACT",
      "KEEP",
      "CANCEL",
      "COMPLETE",
      "NO_SHOW",
    ]),
    /** Of CONFIRM: which of the wanted times, from 0. */
    choice: z._default(number("Choose one of the times.", 0, most.dates - 1), 0),
    /** Of COUNTER_PROPOSE: the other time. */
    startsAt: maybe(times.startsAt),
    endsAt: maybe(times.endsAt),
    /** Of CONFIRM and COUNTER_PROPOSE: the places given; those that were asked for where it is left out. */
    roomIds: z.optional(roomIds),
    ...why,
  })
  .check(
    saysOther,
    z.refine(({ command, startsAt }) => command !== "COUNTER_PROPOSE" || !!startsAt, {
      error: "Give the day and the time it begins.",
      path: ["startsAt"],
    }),
    z.refine(
      ({ command, startsAt, endsAt }) =>
        command !== "COUNTER_PROPOSE" ||
        (!!endsAt && Date.parse(endsAt) > Date.parse(startsAt ?? "")),
      { error: "Let it end after it begins.", path: ["endsAt"] },
    ),
  );

const told = z.nullable(z.string());
const amount = z.nullable(z.number());
const room = z.object({ id, name: z.string(), capacity: amount });
const span = z.object({ startsAt: moment, endsAt: moment });

const bookingFacts = {
  id,
  state: z.enum(bookingStates),
  purpose: z.enum(bookingPurposes),
  mode: z.enum(bookingModes),
  /** Its purpose and job, as everybody may read it. */
  title: z.string(),
  college: hiringSide,
  company: hiringSide,
  posting: z.nullable(z.object({ id, jobId: id, title: z.string() })),
  dates: z.array(span),
  expectedStudents: amount,
  /** When it is confirmed for; while another time is asked for, the one that is kept. */
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  /** The places of the confirmed time. */
  rooms: z.array(room),
  /** Until when the places that were asked for are held; absent once that has lapsed. */
  holdUntil: z.nullable(moment),
  schedule: z.nullable(
    z.object({
      model: z.enum(scheduleModels),
      state: z.enum(scheduleStates),
      slots: z.number(),
      taken: z.number(),
    }),
  ),
  requestedAt: z.nullable(moment),
  updatedAt: moment,
  version: z.number(),
};
export const listedBooking = z.object(bookingFacts);
export type ListedBooking = z.output<typeof listedBooking>;
export const bookingPage = page(listedBooking);
export const booking = z.object({
  ...bookingFacts,
  wantedRooms: z.array(room),
  panels: amount,
  equipment: z.array(z.string()),
  visitors: z.array(z.object({ name: z.string(), role: z.string() })),
  link: told,
  notes: told,
  /** What the college offers instead. */
  proposal: z.nullable(z.object({ ...span.shape, rooms: z.array(room), note: told })),
  reason: z.nullable(z.enum([...bookingReasons, "UNSPECIFIED"])),
  reasonText: told,
  /** Who ended it, and how many hours before it was to begin. */
  endedBy: z.nullable(z.enum(["COMPANY", "COLLEGE"])),
  noticeHours: amount,
  answeredAt: z.nullable(moment),
  /** What is missing before the college can be asked, by field. */
  missing: z.record(z.string(), z.string()),
  timeline: z.array(hiringEvent),
});
export type Booking = z.output<typeof booking>;

const between = { from: maybe(instant("Give a day.")), to: maybe(instant("Give a day.")) };
const asked = {
  ...windowQuery,
  state: z.optional(choice(bookingStates)),
  /** Only what waits for whoever asks. */
  waiting: z.optional(flag),
  ...between,
};
export const companyBookingQuery = z.object({ ...asked, collegeId: maybe(id) });
export const collegeBookingQuery = z.object({ ...asked, companyId: maybe(id) });
export const companyBookingSheetQuery = z.object({
  ...z.omit(companyBookingQuery, windowKeys).shape,
  ...sheetFields("bookings"),
});
export const collegeBookingSheetQuery = z.object({
  ...z.omit(collegeBookingQuery, windowKeys).shape,
  ...sheetFields("bookings"),
});

const lookAt = z.refine<{ from: string; to: string }>(
  ({ from, to }) =>
    Date.parse(to) > Date.parse(from) && Date.parse(to) - Date.parse(from) <= most.window,
  { error: "Look at up to 62 days at a time.", path: ["to"] },
);
const window = { from: instant("Give the first day."), to: instant("Give the last day.") };
export const busyQuery = z.object(window).check(lookAt);
export const bookingOptionsQuery = z.object({ collegeId: id, ...window }).check(lookAt);
const place = z.extend(room, { kind: z.enum(infrastructureKinds) });
/** What a company can ask a college for, and when it is taken. */
export const bookingOptions = z.object({
  college: hiringSide,
  ...bookingRules,
  places: z.array(place),
  busy: z.array(busyTime),
  /** The company's jobs at this college that are not over. */
  postings: z.array(
    z.object({
      id,
      title: z.string(),
      rounds: z.array(z.object({ id: z.string(), title: z.string(), kind: z.enum(roundKinds) })),
    }),
  ),
});
export type BookingOptions = z.output<typeof bookingOptions>;
export const placesBusy = z.object({ places: z.array(place), busy: z.array(busyTime) });
export type PlacesBusy = z.output<typeof placesBusy>;
