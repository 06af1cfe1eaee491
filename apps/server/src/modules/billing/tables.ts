import type { paymentStates } from "@toran/contract/schemas/billing";
import { index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { colleges } from "../colleges/tables";
import type { Invoice } from "./invoice";

/** A plan a college chose, and how its payment stands. Money is in paise. */
export const billings = pgTable(
  "billings",
  {
    id: uuid().primaryKey().defaultRandom(),
    collegeId: uuid()
      .notNull()
      .references(() => colleges.id, { onDelete: "cascade" }),
    planId: uuid().notNull(),
    amount: integer().notNull(),
    tax: integer().notNull(),
    currency: text().notNull(),
    payment: text().$type<(typeof paymentStates)[number]>().notNull().default("CREATED"),
    createdAt: moment().notNull(),
    paidAt: moment(),
    /** Until when this payment carries the plan. */
    endsAt: moment(),
    refundedAt: moment(),
    /** When its college gave it up. Money that comes for it all the same still counts. */
    givenUpAt: moment(),
  },
  (table) => [index("billings_college").on(table.collegeId, table.createdAt)],
);
export type Billing = typeof billings.$inferSelect;

/** A plan that a college tries before it pays: once, so there is one row of each college. */
export const trials = pgTable("trials", {
  collegeId: uuid()
    .primaryKey()
    .references(() => colleges.id, { onDelete: "cascade" }),
  planId: uuid().notNull(),
  startedAt: moment().notNull(),
  endsAt: moment().notNull(),
});

/** A paper with a number of its own: what it says is kept with it, and never changes. */
const issued = () => ({
  id: uuid().primaryKey().defaultRandom(),
  collegeId: uuid()
    .notNull()
    .references(() => colleges.id),
  billingId: uuid()
    .notNull()
    .unique()
    .references(() => billings.id),
  number: text().notNull().unique(),
  issuedAt: moment().notNull(),
  said: jsonb().$type<Invoice>().notNull(),
  /** The key of its PDF. */
  file: text(),
});

/** Invoices as they were issued: what they say is kept with them, and never changes. */
export const invoices = pgTable("invoices", issued(), (table) => [
  index("invoices_college").on(table.collegeId, table.issuedAt),
]);

/** What takes an invoice back, once its payment has been paid back: numbered and kept as invoices are. */
export const creditNotes = pgTable("credit_notes", issued(), (table) => [
  index("credit_notes_college").on(table.collegeId, table.issuedAt),
]);

/** The last number of each financial year. */
const series = () => ({ year: text().primaryKey(), last: integer().notNull() });
export const invoiceSeries = pgTable("invoice_series", series());
export const creditNoteSeries = pgTable("credit_note_series", series());

/** Orders opened at a gateway. What was asked for stays, so that a payment for less, or for another plan, is seen. */
export const paymentOrders = pgTable(
  "payment_orders",
  {
    /** As the gateway names it. */
    id: text().primaryKey(),
    billingId: uuid()
      .notNull()
      .references(() => billings.id, { onDelete: "cascade" }),
    collegeId: uuid()
      .notNull()
      .references(() => colleges.id, { onDelete: "cascade" }),
    /** The account at the gateway: an order of a test account does not exist for the real one. */
    account: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    createdAt: moment().notNull(),
    /** What the gateway calls its page for it, and where that is; only where people are sent to one. */
    session: text(),
    page: text(),
    /** Since when it cannot be paid any more. */
    closedAt: moment(),
    /** The payment that somebody came back with, that waits, or that paid it. */
    paymentId: text(),
    paidAt: moment(),
  },
  (table) => [index("payment_orders_billing").on(table.billingId)],
);
export type PaymentOrderRow = typeof paymentOrders.$inferSelect;

/** What gateways have told of orders. A delivery that comes again is known by its name, and by its body. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text().primaryKey(),
    digest: text().notNull().unique(),
    orderId: text()
      .notNull()
      .references(() => paymentOrders.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    paymentId: text(),
    receivedAt: moment().notNull(),
  },
  (table) => [index("payment_events_order").on(table.orderId)],
);

/**
 * Money that came and paid nothing, until it has gone back. It belongs to nobody here: what it was sent for may be gone, and
 * must not take it along.
 */
export const unmatchedPayments = pgTable(
  "unmatched_payments",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As the gateway names them. */
    orderId: text().notNull(),
    paymentId: text(),
    amount: integer().notNull(),
    currency: text().notNull(),
    why: text().$type<"unknown-order" | "wrong-amount" | "paid-twice">().notNull(),
    receivedAt: moment().notNull(),
    returnedAt: moment(),
  },
  (table) => [
    unique("unmatched_payments_payment").on(table.orderId, table.paymentId).nullsNotDistinct(),
  ],
);
