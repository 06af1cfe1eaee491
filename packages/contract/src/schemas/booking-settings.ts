import { z } from "zod/mini";
import { minuteOf } from "../hiring/slot-times";
import { limits } from "../limits";
import { day, id, moment, number, text, timeOfDay } from "./fields";

/** When a college takes companies, until it says otherwise. Days count from Sunday (0). */
export const defaultHours = { days: [1, 2, 3, 4, 5, 6], from: "09:00", to: "17:30" };

const weekday = number("Choose the days of the week.", 0, 6);
const hoursInput = z
  .object({
    days: z
      .array(weekday, { error: "Choose the days of the week." })
      .check(z.minLength(1, "Choose at least one day."), z.maxLength(7, "Choose each day once.")),
    from: timeOfDay("Give a time like 09:00."),
    to: timeOfDay("Give a time like 17:30."),
  })
  .check(
    z.refine(({ from, to }) => minuteOf(to) > minuteOf(from), {
      error: "Let the day end after it begins.",
      path: ["to"],
    }),
  );
export const bookingSettingsInput = z.object({
  noticeHours: number("Give 0 to 720 hours.", 0, 720),
  hours: hoursInput,
  version: z.optional(z.number()),
});
/** Days on which no company is taken; both ends count. */
export const blockedDateInput = z
  .object({
    from: day("Give the first day."),
    to: day("Give the last day."),
    reason: text("Say why, like end-semester examinations.", 120),
  })
  .check(
    z.refine(({ from, to }) => to >= from, {
      error: "The last day is not before the first.",
      path: ["to"],
    }),
    // A day that is missing is told at its field alone.
    z.refine(({ from, to }) => !(Date.parse(to) - Date.parse(from) > limits.booking.ahead), {
      error: "Block at most 400 days at a time.",
      path: ["to"],
    }),
  );
export const blockedDate = z.object({ id, from: z.string(), to: z.string(), reason: z.string() });
export type BlockedDate = z.output<typeof blockedDate>;
export const bookingRules = {
  zone: z.string(),
  noticeHours: z.number(),
  hours: z.object({ days: z.array(z.number()), from: z.string(), to: z.string() }),
  blocked: z.array(blockedDate),
};
export const bookingSettings = z.object({ ...bookingRules, version: z.number() });
export type BookingSettings = z.output<typeof bookingSettings>;
/** A confirmed booking on days that were blocked after it: it stays until somebody moves or cancels it. */
export const stayingBooking = z.object({
  id,
  title: z.string(),
  company: z.string(),
  startsAt: moment,
  endsAt: moment,
});
export type StayingBooking = z.output<typeof stayingBooking>;
export const blockedDates = z.extend(bookingSettings, { stays: z.array(stayingBooking) });

/** A time at which a place is taken; whose it is, only those are told who may know. */
export const busyTime = z.object({
  roomId: id,
  startsAt: moment,
  endsAt: moment,
  /** Asked for, and not confirmed yet. */
  soft: z.boolean(),
  booking: z.nullable(z.object({ id, title: z.string(), company: z.string() })),
});
export type BusyTime = z.output<typeof busyTime>;
