import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { drawnFile, invoiceOf, nextNumber } from "./invoices";
import { type Billing, creditNotes, creditNoteSeries } from "./tables";

const ofPayment = (collegeId: string, billingId: string) =>
  and(eq(creditNotes.billingId, billingId), eq(creditNotes.collegeId, collegeId));

/** Takes back the invoice of a payment that was paid back; where none was issued there is nothing to take back. */
export async function issueCreditNote(tx: Executor, deps: Deps, { id, collegeId }: Billing) {
  const invoice = await invoiceOf(tx, collegeId, id);
  if (!invoice) return;
  const at = deps.now();
  const number = await nextNumber(tx, "TRC", creditNoteSeries, at);
  const corrects = { number: invoice.number, issuedAt: invoice.issuedAt.toISOString() };
  const said = { ...invoice.said, number, issuedAt: at.toISOString(), corrects };
  await tx.insert(creditNotes).values({ collegeId, billingId: id, number, issuedAt: at, said });
}

/** The file of the credit note of a payment, drawn when it is first asked for; nothing where there is none. */
export async function creditNoteFile(deps: Deps, collegeId: string, billingId: string) {
  const [found] = await deps.db.select().from(creditNotes).where(ofPayment(collegeId, billingId));
  if (!found || found.file) return found?.file;
  const { file } = await drawnFile(deps, found, (drawn) =>
    one(
      deps.db
        .update(creditNotes)
        .set({ file: sql`coalesce(${creditNotes.file}, ${drawn})` })
        .where(eq(creditNotes.id, found.id))
        .returning(),
      "The credit note",
    ),
  );
  return file;
}
