import { totalOf } from "@toran/contract/billing-total";
import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { keepFile, withKept } from "../../files/keep";
import { conflict, notFound } from "../../http/failures";
import { addressOf } from "../addresses/save-address";
import { type Acting, record } from "../audit/record";
import { collegeBy } from "../colleges/college";
import { financialYear, stateCode, taxLines } from "./gst";
import type { Invoice, Party } from "./invoice";
import { beginOf, dayWords } from "./periods";
import { planBy } from "./plans";
import { type Billing, billings, type creditNoteSeries, invoices, invoiceSeries } from "./tables";

// Licensing of software, as Indian tax law counts services.
const sac = "997331";

/** The invoice of a payment of this college, if there is one. */
export async function invoiceOf(db: Executor, collegeId: string, billingId: string) {
  const [found] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.billingId, billingId), eq(invoices.collegeId, collegeId)));
  return found;
}

/**
 * Issues the invoice of a payment, once. From then on neither its words nor its file change: who asks again is given
 * the same. Numbers run without gaps within a financial year.
 */
export async function issueInvoice(deps: Deps, by: Acting, collegeId: string, billingId: string) {
  const before = await invoiceOf(deps.db, collegeId, billingId);
  if (before) return before;
  const billing = await one(
    deps.db
      .select()
      .from(billings)
      .where(and(eq(billings.id, billingId), eq(billings.collegeId, collegeId))),
    "The payment",
  );
  if (billing.payment !== "PAID" || !billing.paidAt)
    throw conflict("An invoice is issued once the payment has been made.");
  const recipient = await recipientOf(deps.db, collegeId);
  const at = deps.now();
  const row = await deps.db.transaction(async (tx) => {
    const { payment } = await one(
      tx
        .select({ payment: billings.payment })
        .from(billings)
        .where(eq(billings.id, billingId))
        .for("update"),
      "The payment",
    );
    const again = await invoiceOf(tx, collegeId, billingId);
    if (again) return again;
    if (payment !== "PAID") throw conflict("This payment was paid back a moment ago.");
    const number = await nextNumber(tx, "TRN", invoiceSeries, at);
    const said = wordsOf(deps, billing, recipient, { number, at });
    const deed = { action: "payment.invoice", entity: billingId, after: { number } } as const;
    await record(tx, by, deed, at);
    return one(
      tx.insert(invoices).values({ collegeId, billingId, number, issuedAt: at, said }).returning(),
      "The invoice",
    );
  });
  return row.file ? row : drawn(deps, row);
}

/** The next number of a series, taken in the transaction that uses it: `TRN/26-27/000001`. */
export async function nextNumber(
  tx: Executor,
  prefix: string,
  series: typeof invoiceSeries | typeof creditNoteSeries,
  at: Date,
) {
  const year = financialYear(at);
  const { last } = await one(
    tx
      .insert(series)
      .values({ year, last: 1 })
      .onConflictDoUpdate({ target: series.year, set: { last: sql`${series.last} + 1` } })
      .returning({ last: series.last }),
    "The series",
  );
  return `${prefix}/${year}/${String(last).padStart(6, "0")}`;
}

const drawn = (deps: Deps, row: typeof invoices.$inferSelect) =>
  drawnFile(deps, row, (file) =>
    one(
      deps.db
        .update(invoices)
        .set({ file: sql`coalesce(${invoices.file}, ${file})` })
        .where(eq(invoices.id, row.id))
        .returning(),
      "The invoice",
    ),
  );

interface Drawable {
  collegeId: string;
  number: string;
  said: Invoice;
}

/** Draws the file of an invoice or a credit note; one that was drawn in the same moment stays. */
export async function drawnFile<Row>(
  deps: Deps,
  row: Drawable,
  keep: (file: string) => Promise<Row>,
): Promise<Row> {
  // What draws it is large, and few servers draw one on a day.
  const { invoicePdf } = await import("./invoice-pdf");
  const bytes = await invoicePdf(row.said);
  const file = await keepFile(deps, {
    ownerKind: "college",
    ownerId: row.collegeId,
    visibility: "private",
    field: "file",
    upload: { bytes, type: "application/pdf", name: `${row.number.replaceAll("/", "-")}.pdf` },
  });
  return withKept(deps, [file], () => keep(file));
}

async function recipientOf(db: Executor, collegeId: string): Promise<Party> {
  const address = (await addressOf(db, collegeId, true)) ?? (await addressOf(db, collegeId, false));
  if (!address) throw notFound("The billing address");
  const college = await collegeBy(db, collegeId);
  const { line1, line2, city, postcode, state, country, gstin } = address;
  return {
    name: address.billingName ?? college?.name ?? "",
    lines: [line1, line2, `${city} ${postcode}`, country].filter((line) => line !== null),
    gstin,
    state,
    code: stateCode(state),
  };
}

function wordsOf(
  { config }: Deps,
  { planId, amount, tax, currency, paidAt, endsAt }: Billing,
  recipient: Party,
  { number, at }: { number: string; at: Date },
): Invoice {
  const state = config.SUPPLIER_STATE;
  const follows = endsAt && paidAt && beginOf(endsAt) > paidAt;
  const span = endsAt
    ? `${follows ? ` from ${dayWords(beginOf(endsAt))}` : ""} until ${dayWords(endsAt)}`
    : "";
  return {
    number,
    issuedAt: at.toISOString(),
    paidAt: (paidAt ?? at).toISOString(),
    supplier: {
      name: config.SUPPLIER_NAME,
      lines: config.SUPPLIER_ADDRESS.split("|").map((line) => line.trim()),
      gstin: config.SUPPLIER_GSTIN ?? null,
      state,
      code: stateCode(state),
    },
    recipient,
    description: `Toran, plan ${planBy(planId)?.name ?? ""}, one year${span}`,
    sac,
    amount,
    taxes: taxLines(tax, state, recipient.state),
    total: totalOf({ amount, tax }),
    currency,
  };
}
