import type { Role } from "@toran/contract";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";

/** Who did what, as the leads of a college or company can read it; rows are only ever added. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The college or the company it happened in. */
    tenantId: uuid().notNull(),
    actorId: uuid().notNull(),
    actorName: text().notNull(),
    role: text().$type<Role>().notNull(),
    action: text().notNull(),
    entity: text(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
    address: text().notNull(),
    requestId: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index("audit_entries_tenant").on(table.tenantId, table.at)],
);
