import type { EventType } from "@toran/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  customType,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../db/moment";
import { users } from "../modules/accounts/tables";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Where nodes leave each other the events that are too large for a notification of the database. */
export const socketAttachments = pgTable("socket_io_attachments", {
  id: bigserial({ mode: "number" }).primaryKey(),
  created_at: timestamp({ withTimezone: true }).defaultNow(),
  payload: bytes(),
});

/** What people are told at once, written with the change it tells of; numbered for each person when it is sent. */
export const realtimeEvents = pgTable(
  "realtime_events",
  {
    place: bigserial({ mode: "number" }).primaryKey(),
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    seq: bigint({ mode: "number" }),
    type: text().$type<EventType>().notNull(),
    payload: jsonb().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    uniqueIndex("realtime_events_of_user").on(table.userId, table.seq),
    index("realtime_events_waiting")
      .on(table.place)
      .where(sql`${table.seq} is null`),
    index("realtime_events_at").on(table.at),
  ],
);
export type RealtimeEvent = typeof realtimeEvents.$inferSelect;

/** The number of the last event that was sent to a person. */
export const realtimeCounters = pgTable("realtime_counters", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  seq: bigint({ mode: "number" }).notNull(),
});
