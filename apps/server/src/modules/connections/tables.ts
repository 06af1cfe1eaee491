import type { connectionStatuses, reasonCodes } from "@toran/contract/schemas/connection";
import { boolean, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
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
    initiatedBy: text({ enum: ["COLLEGE", "COMPANY"] }).notNull(),
    message: text(),
    reason: text().$type<(typeof reasonCodes)[number] | "UNSPECIFIED">(),
    reasonText: text(),
    allowReRequest: boolean().notNull().default(true),
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
  ],
);
