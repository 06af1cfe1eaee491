import { boolean, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";

/** Where a college or a company is, and where its invoices go: one row of each kind. */
export const addresses = pgTable(
  "addresses",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** A college or a company. */
    ownerId: uuid().notNull(),
    isBilling: boolean().notNull(),
    line1: text().notNull(),
    line2: text(),
    city: text().notNull(),
    state: text().notNull(),
    country: text().notNull(),
    postcode: text().notNull(),
    billingName: text(),
    gstin: text(),
  },
  (table) => [unique("addresses_owner").on(table.ownerId, table.isBilling)],
);
