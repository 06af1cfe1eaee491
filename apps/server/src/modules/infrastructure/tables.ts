import type { infrastructureKinds } from "@toran/contract/schemas/college";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";

/** Places of a college or a company: halls, labs, rooms. */
export const infrastructure = pgTable(
  "infrastructure",
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerKind: text({ enum: ["college", "company"] }).notNull(),
    ownerId: uuid().notNull(),
    name: text().notNull(),
    kind: text().$type<(typeof infrastructureKinds)[number]>().notNull(),
    capacity: integer(),
    description: text(),
    /** Keys of public files. */
    pictures: text().array().notNull().default([]),
    createdAt: moment().notNull(),
  },
  (table) => [index("infrastructure_owner").on(table.ownerKind, table.ownerId, table.createdAt)],
);
export type Place = typeof infrastructure.$inferSelect;
