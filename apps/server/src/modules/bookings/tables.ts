import type {
  BookingState,
  InvitationState,
  ScheduleState,
  SlotState,
  SwapState,
} from "@toran/contract/hiring/booking-moves";
import type { bookingModes, BookingPurpose, bookingReasons } from "@toran/contract/schemas/booking";
import type { ScheduleModel } from "@toran/contract/schemas/slot";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";
import { colleges } from "../colleges/tables";
import { companies } from "../companies/tables";
import { jobs, postings } from "../hiring/tables";
import { infrastructure } from "../infrastructure/tables";

const college = () => uuid().references(() => colleges.id, { onDelete: "cascade" });
const company = () => uuid().references(() => companies.id, { onDelete: "cascade" });

/** When a college takes companies; a college without a row keeps the hours that all begin with. */
export const bookingSettings = pgTable("booking_settings", {
  collegeId: college().primaryKey(),
  noticeHours: integer().notNull(),
  hours: jsonb().$type<{ days: number[]; from: string; to: string }>().notNull(),
  version: integer().notNull(),
});

/** Days on which a college takes no company; both ends count. */
export const blockedDates = pgTable(
  "blocked_dates",
  {
    id: uuid().primaryKey().defaultRandom(),
    collegeId: college().notNull(),
    from: text().notNull(),
    to: text().notNull(),
    reason: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index("blocked_dates_college").on(table.collegeId, table.from)],
);

/** A span of time, as it is kept inside a row. */
export interface Span {
  startsAt: string;
  endsAt: string;
}

/** A company's request for a time and places of a college. */
export const bookings = pgTable(
  "bookings",
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: company().notNull(),
    collegeId: college().notNull(),
    postingId: uuid().references(() => postings.id, { onDelete: "set null" }),
    jobId: uuid().references(() => jobs.id, { onDelete: "set null" }),
    state: text().$type<BookingState>().notNull(),
    purpose: text().$type<BookingPurpose>().notNull(),
    mode: text().$type<(typeof bookingModes)[number]>().notNull(),
    /** What is asked for, in the order of preference. */
    dates: jsonb().$type<Span[]>().notNull(),
    wantedRooms: uuid().array().notNull(),
    expectedStudents: integer(),
    panels: integer(),
    equipment: jsonb().$type<string[]>().notNull(),
    visitors: jsonb().$type<{ name: string; role: string }[]>().notNull(),
    link: text(),
    notes: text(),
    /** What is confirmed; while another time is asked for, what is kept. */
    startsAt: moment(),
    endsAt: moment(),
    rooms: uuid().array().notNull().default([]),
    proposal: jsonb().$type<Span & { roomIds: string[]; note: string | null }>(),
    holdUntil: moment(),
    reason: text().$type<(typeof bookingReasons)[number] | "UNSPECIFIED">(),
    reasonText: text(),
    endedBy: text({ enum: ["COMPANY", "COLLEGE"] }),
    noticeHours: integer(),
    requestedAt: moment(),
    answeredAt: moment(),
    formKey: uuid(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    unique("bookings_form").on(table.companyId, table.formKey),
    index("bookings_company").on(table.companyId, table.updatedAt, table.id),
    index("bookings_college").on(table.collegeId, table.updatedAt, table.id),
    index("bookings_posting").on(table.postingId),
    index("bookings_college_time").on(table.collegeId, table.startsAt),
    index("bookings_company_time").on(table.companyId, table.startsAt),
  ],
);
export type BookingRow = typeof bookings.$inferSelect;

/** A place that is taken for a time. No two bookings take one at once: `room_holds_apart` in the migration. */
export const roomHolds = pgTable(
  "room_holds",
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    roomId: uuid()
      .notNull()
      .references(() => infrastructure.id, { onDelete: "cascade" }),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** Of a hold that is only asked for; what is confirmed has none. */
    until: moment(),
  },
  (table) => [
    index("room_holds_booking").on(table.bookingId),
    index("room_holds_until").on(table.until),
  ],
);

/** How the time of a booking is cut into slots. */
export const schedules = pgTable("schedules", {
  id: uuid()
    .primaryKey()
    .references(() => bookings.id, { onDelete: "cascade" }),
  model: text().$type<ScheduleModel>().notNull(),
  state: text().$type<ScheduleState>().notNull(),
  roundId: text(),
  panels: jsonb().$type<{ id: string; name: string; roomId: string | null }[]>().notNull(),
  minutes: integer().notNull(),
  buffer: integer().notNull(),
  places: integer().notNull(),
  breaks: jsonb().$type<{ from: string; to: string }[]>().notNull(),
  answerHours: integer().notNull(),
  alternatesFrom: moment(),
  publishedAt: moment(),
  version: integer().notNull().default(1),
});
export type ScheduleRow = typeof schedules.$inferSelect;

const seated = sql`state in ('BOOKED', 'CHECKED_IN', 'IN_PROGRESS')`;

/**
 * One meeting of one student. No panel and no student has two at once: `slots_panel_apart` and
 * `slots_student_apart` in the migration.
 */
export const slots = pgTable(
  "slots",
  {
    id: uuid().primaryKey().defaultRandom(),
    scheduleId: uuid()
      .notNull()
      .references(() => schedules.id, { onDelete: "cascade" }),
    panelId: text().notNull(),
    /** Where several students meet one panel at once: which of them. */
    place: integer().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    state: text().$type<SlotState>().notNull(),
    studentId: uuid().references(() => users.id, { onDelete: "set null" }),
    // No keys to applications: whoever moves one holds it, and would wait here for whoever holds the schedule.
    applicationId: uuid(),
    /** The application that is to have it once the slots are published. */
    plannedId: uuid(),
    heldUntil: moment(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index("slots_schedule").on(table.scheduleId, table.startsAt),
    index("slots_student").on(table.studentId, table.startsAt),
    index("slots_application").on(table.applicationId),
    index("slots_planned").on(table.plannedId),
    index("slots_held").on(table.state, table.heldUntil),
    index("slots_missed")
      .on(table.startsAt)
      .where(sql`state = 'NO_SHOW'`),
    uniqueIndex("slots_one_each").on(table.scheduleId, table.studentId).where(seated),
    uniqueIndex("slots_one_held")
      .on(table.scheduleId, table.studentId)
      .where(sql`state = 'HELD'`),
  ],
);
export type SlotRow = typeof slots.$inferSelect;

/** Whom a company has chosen for its slots, by rank, and what came of it. */
export const slotInvitations = pgTable(
  "slot_invitations",
  {
    id: uuid().primaryKey().defaultRandom(),
    scheduleId: uuid()
      .notNull()
      .references(() => schedules.id, { onDelete: "cascade" }),
    applicationId: uuid().notNull(),
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    rank: integer().notNull(),
    alternate: boolean().notNull(),
    state: text().$type<InvitationState>().notNull(),
    answerBy: moment(),
  },
  (table) => [
    unique("slot_invitations_one").on(table.scheduleId, table.studentId),
    index("slot_invitations_application").on(table.applicationId),
    index("slot_invitations_student").on(table.studentId, table.state),
    index("slot_invitations_due").on(table.state, table.answerBy),
  ],
);
export type InvitationRow = typeof slotInvitations.$inferSelect;

/** A student's wish to have the slot of another instead of their own. */
export const slotSwaps = pgTable(
  "slot_swaps",
  {
    id: uuid().primaryKey().defaultRandom(),
    scheduleId: uuid()
      .notNull()
      .references(() => schedules.id, { onDelete: "cascade" }),
    askerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    otherId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    askerSlotId: uuid()
      .notNull()
      .references(() => slots.id, { onDelete: "cascade" }),
    otherSlotId: uuid()
      .notNull()
      .references(() => slots.id, { onDelete: "cascade" }),
    state: text().$type<SwapState>().notNull(),
    closesAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index("slot_swaps_asker").on(table.askerId, table.state),
    index("slot_swaps_other").on(table.otherId, table.state),
    index("slot_swaps_closing").on(table.state, table.closesAt),
    uniqueIndex("slot_swaps_open")
      .on(table.askerSlotId, table.otherSlotId)
      .where(sql`state = 'REQUESTED'`),
  ],
);
export type SwapRow = typeof slotSwaps.$inferSelect;
