import type { SheetFormat, SheetList } from "@toran/contract/schemas/list-sheet";
import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";

/** Columns and a format that somebody keeps under a name, for the sheets of one list. */
export const exportPresets = pgTable(
  "export_presets",
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    list: text().$type<SheetList>().notNull(),
    name: text().notNull(),
    format: text().$type<SheetFormat>().notNull(),
    columns: jsonb().$type<string[]>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex("export_presets_name").on(table.ownerId, table.list, sql`lower(${table.name})`),
  ],
);
