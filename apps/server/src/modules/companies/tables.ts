import type { companyTypes } from "@toran/contract/schemas/company";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** A company: the tenant of its HR users. */
export const companies = pgTable(
  "companies",
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    type: text().$type<(typeof companyTypes)[number]>().notNull(),
    sectorId: uuid().notNull(),
    sizeId: uuid().notNull(),
    website: text().notNull(),
    established: integer(),
    serviceIds: uuid().array().notNull().default([]),
    about: text(),
    linkedinUrl: text(),
    logo: text(),
    contactName: text(),
    contactDesignation: text(),
    contactEmail: text(),
    contactPhone: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("companies_name").on(table.name),
    index("companies_listed").on(sql`lower(${table.name})`, table.id),
  ],
);
export type CompanyRow = typeof companies.$inferSelect;
