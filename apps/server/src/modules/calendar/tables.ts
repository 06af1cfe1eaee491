import type { Role } from "@toran/contract";
import type { BlockTimes, Repeat } from "@toran/contract/schemas/calendar";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";

/** What people put into their calendar themselves, by what the clocks of its zone show. */
export const calendarBlocks = pgTable(
  "calendar_blocks",
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    place: text(),
    allDay: boolean().notNull(),
    startDay: text().notNull(),
    /** Missing where it takes whole days. */
    startTime: text(),
    /** The last day, for whole days too. */
    endDay: text().notNull(),
    endTime: text(),
    zone: text().notNull(),
    repeat: text().$type<Repeat>().notNull(),
    repeatUntil: text(),
    /** By the day the series has a repetition on: the times it was moved to, or null where it was taken out. */
    exceptions: jsonb().$type<Record<string, BlockTimes | null>>().notNull().default({}),
    reminders: jsonb().$type<number[]>().notNull(),
    /** The first and the last moment of it and of all its repetitions. */
    firstAt: moment().notNull(),
    lastAt: moment().notNull(),
  },
  (table) => [index("calendar_blocks_owner").on(table.ownerId, table.lastAt)],
);
export type BlockRow = typeof calendarBlocks.$inferSelect;

/** The secret address of a calendar; only the fingerprint of the secret is kept. */
export const calendarFeeds = pgTable("calendar_feeds", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  secretHash: text().notNull().unique(),
  since: moment().notNull(),
  readAt: moment(),
});

/** How often each event has changed, as a role is told of it. The events themselves stay with their sources. */
export const calendarVersions = pgTable(
  "calendar_versions",
  {
    role: text().$type<Role>().notNull(),
    eventId: text().notNull(),
    fingerprint: text().notNull(),
    sequence: integer().notNull(),
    changedAt: moment().notNull(),
    /** When the event is over; some time after it the count is forgotten. */
    endsAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.role, table.eventId] }),
    index("calendar_versions_ends").on(table.endsAt),
  ],
);
