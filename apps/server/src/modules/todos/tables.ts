import type { todoPriorities, todoStatuses } from "@toran/contract/schemas/task";
import { doublePrecision, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";

export const todos = pgTable(
  "todos",
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    note: text(),
    status: text().$type<(typeof todoStatuses)[number]>().notNull().default("OPEN"),
    priority: text().$type<(typeof todoPriorities)[number]>().notNull().default("NORMAL"),
    dueAt: moment(),
    remindAt: moment(),
    link: jsonb().$type<{ type: string; id: string }>(),
    assigneeId: uuid(),
    order: doublePrecision().notNull(),
    createdBy: uuid().notNull(),
    completedAt: moment(),
  },
  (table) => [
    index("todos_owner").on(table.ownerId, table.order),
    index("todos_assignee").on(table.assigneeId),
    index("todos_remind").on(table.remindAt),
  ],
);
