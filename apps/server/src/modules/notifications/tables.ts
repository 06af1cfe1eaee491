import type { Channel, NoticeType, Priority } from "@toran/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";

/** What each person was told of, written in the transaction of the change. */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text().$type<NoticeType>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    link: text(),
    actor: text(),
    entity: jsonb().$type<{ type: string; id: string }>(),
    priority: text().$type<Priority>().notNull(),
    groupKey: text(),
    /** The group while more may join it; there is one such notice for each person and group. */
    openGroup: text(),
    many: integer().notNull().default(1),
    /** When the first of a group was told. */
    since: moment().notNull(),
    createdAt: moment().notNull(),
    readAt: moment(),
    archivedAt: moment(),
    /** Whether it is shown in the product; else it is only mailed. */
    inApp: boolean().notNull(),
    /** When its mail is to leave; emptied once it has, or need not. */
    mailAt: moment(),
  },
  (table) => [
    unique("notifications_group").on(table.userId, table.openGroup),
    index("notifications_newest").on(table.userId, table.createdAt, table.id),
    index("notifications_unread")
      .on(table.userId)
      .where(sql`${table.readAt} is null and ${table.archivedAt} is null and ${table.inApp}`),
    index("notifications_mail")
      .on(table.mailAt)
      .where(sql`${table.mailAt} is not null`),
    index("notifications_since").on(table.since),
  ],
);
export type NotificationRow = typeof notifications.$inferSelect;

/** How a person wants to be told; whoever has no row is told as the table of types says. */
export const notificationPreferences = pgTable("notification_preferences", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** What is chosen otherwise than the table of types says. */
  channels: jsonb()
    .$type<Partial<Record<NoticeType, Partial<Record<Channel, boolean>>>>>()
    .notNull()
    .default({}),
  zone: text().notNull(),
  digestHour: smallint().notNull(),
  quiet: boolean().notNull(),
  quietFrom: smallint().notNull(),
  quietTo: smallint().notNull(),
});

/** What people were reminded of already, by whichever node: each reminder has a key that comes once. */
export const remindersGiven = pgTable(
  "reminders_given",
  { key: text().primaryKey(), at: moment().notNull() },
  (table) => [index("reminders_given_at").on(table.at)],
);
