import type { widgetLayout } from "@toran/contract/schemas/dashboard";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { z } from "zod/mini";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";

/** Which widgets an officer sees, in their order; who never changed them has no row. */
export const dashboards = pgTable("dashboards", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  widgets: jsonb().$type<z.output<typeof widgetLayout>["widgets"]>().notNull(),
});

/** Actions an officer has pinned. */
export const quickActions = pgTable(
  "quick_actions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    action: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index("quick_actions_user").on(table.userId, table.createdAt)],
);
