import {
  type connectionStatuses,
  type reasonCodes,
  sides,
} from "@toran/contract/schemas/connection";
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { colleges } from "../colleges/tables";
import { companies } from "../companies/tables";

export interface ConnectionPermissions {
  postJobs: boolean;
  requestBookings: boolean;
  viewStudents: boolean;
  chat: boolean;
}

/** How a college and a company stand to each other; one row for each pair. */
export const connections = pgTable(
  "connections",
  {
    id: uuid().primaryKey().defaultRandom(),
    collegeId: uuid()
      .notNull()
      .references(() => colleges.id, { onDelete: "cascade" }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    status: text().$type<(typeof connectionStatuses)[number]>().notNull(),
    initiatedBy: text({ enum: sides }).notNull(),
    message: text(),
    reason: text().$type<(typeof reasonCodes)[number] | "UNSPECIFIED">(),
    reasonText: text(),
    allowReRequest: boolean().notNull().default(true),
    /** How often the present initiator was refused; a second time is the last. */
    refusals: integer().notNull().default(0),
    permissions: jsonb().$type<ConnectionPermissions>(),
    requestedAt: moment().notNull(),
    respondedAt: moment(),
    respondedBy: uuid(),
    dueAt: moment(),
  },
  (table) => [
    unique("connections_pair").on(table.collegeId, table.companyId),
    index("connections_company").on(table.companyId, table.status),
    index("connections_college").on(table.collegeId, table.status),
    index("connections_company_newest").on(table.companyId, table.requestedAt, table.id),
    index("connections_college_newest").on(table.collegeId, table.requestedAt, table.id),
  ],
);
export type ConnectionRow = typeof connections.$inferSelect;

/** Every change of a connection; nothing is ever taken away. */
export const connectionEvents = pgTable(
  "connection_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    connectionId: uuid()
      .notNull()
      .references(() => connections.id, { onDelete: "cascade" }),
    /** Where it came from; a first request comes from nowhere. */
    before: text().$type<ConnectionRow["status"]>(),
    status: text().$type<ConnectionRow["status"]>().notNull(),
    side: text({ enum: sides }).notNull(),
    userId: uuid().notNull(),
    /** As the person was called then. */
    userName: text().notNull(),
    reason: text(),
    reasonText: text(),
    at: moment().notNull(),
  },
  (table) => [index("connection_events_connection").on(table.connectionId, table.at)],
);
