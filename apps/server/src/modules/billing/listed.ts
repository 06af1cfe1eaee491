import { and, desc, eq, isNull } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { type Billing, billings, creditNotes, invoices } from "./tables";

export const shown = ({ id, planId, amount, tax, currency, payment, createdAt }: Billing) => ({
  id,
  planId,
  amount,
  tax,
  currency,
  payment,
  createdAt: createdAt.toISOString(),
});

/** What a college has paid or begun to pay, the newest first; what it gave up is left out. */
export const billingsOf = (db: Executor, collegeId: string) =>
  db
    .select({ billing: billings, invoice: invoices.number, note: creditNotes.number })
    .from(billings)
    .leftJoin(invoices, eq(invoices.billingId, billings.id))
    .leftJoin(creditNotes, eq(creditNotes.billingId, billings.id))
    .where(and(eq(billings.collegeId, collegeId), isNull(billings.givenUpAt)))
    .orderBy(desc(billings.createdAt))
    .limit(100);

/** A payment with the paper that stands for it. */
export const listed = ({
  billing,
  invoice,
  note,
}: Awaited<ReturnType<typeof billingsOf>>[number]) => ({
  ...shown(billing),
  paidAt: billing.paidAt?.toISOString() ?? null,
  invoice:
    invoice === null
      ? null
      : {
          number: note ?? invoice,
          state: note ? ("CREDITED" as const) : ("PAID" as const),
        },
});
