import { isFailure } from "@toran/api-client/failure";
import { totalOf } from "@toran/contract/billing-total";
import { collegeZone } from "@toran/contract/calendar/zones";
import type { ListedBilling, Plan } from "@toran/contract/schemas/billing";
import { Button, EmptyState, StatusPill } from "@toran/ui";
import { Download } from "lucide-react";
import { useState } from "react";
import { ExportMenu } from "@/features/list-export/export-menu";
import { money } from "@/features/onboarding/money";
import { AppLink } from "@/lib/app-link";
import { saveAs } from "@/lib/save-as";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { GiveUpPayment } from "../onboarding/give-up-payment";

const states = {
  CREATED: ["Not paid yet", "ring", "idle"],
  PENDING: ["Being confirmed", "half", "info"],
  PAID: ["Paid", "done", "ok"],
  FAILED: ["Did not go through", "crossed", "bad"],
  REFUNDED: ["Paid back", "done", "idle"],
} as const;
// By the clock of India, as the invoice of each says it.
const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: collegeZone });
/** That on which it was paid, as the invoice has it; until then that on which it was begun. */
const dayOf = ({ paidAt, createdAt }: ListedBilling) => day.format(new Date(paidAt ?? createdAt));

interface PaymentsProps {
  plans: Plan[];
  billings: ListedBilling[];
  /** Pays, gives up, and issues an invoice by its first download: those who only look read what was issued. */
  mayPay: boolean;
  onChanged: () => void;
}

/** What the college has paid or begun to pay, the newest first, each with its invoice and what can be done. */
export function Payments({ plans, billings, mayPay, onChanged }: PaymentsProps) {
  const { calls } = useStores();
  return (
    <section aria-labelledby="payments" className="max-w-read">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="payments" className="title-lg">
          Payments
        </h2>
        <ExportMenu
          area="po"
          list="payments"
          name="payments"
          take={async (query, given) => (await calls.po()).sheets.payments({ query }, given)}
        />
      </div>
      {billings.length ? (
        <ul className="divide-rule border-rule divide-y border-y">
          {billings.map((billing) => (
            <Payment
              key={billing.id}
              billing={billing}
              mayPay={mayPay}
              onChanged={onChanged}
              plan={plans.find(({ id }) => id === billing.planId)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState title="Nothing paid yet">
          Payments are kept here with their invoices.
        </EmptyState>
      )}
    </section>
  );
}

interface PaymentProps extends Pick<PaymentsProps, "mayPay" | "onChanged"> {
  billing: ListedBilling;
  plan: Plan | undefined;
}

function Payment({ billing, plan, mayPay, onChanged }: PaymentProps) {
  const [word, glyph, tone] = states[billing.payment];
  return (
    <li className="flex flex-wrap items-center gap-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {money(totalOf(billing), billing.currency)}
          {plan && ` for ${plan.name}`}
        </p>
        <p className="text-ink-3 text-sm">
          {dayOf(billing)}, of it {money(billing.tax, billing.currency)} GST
          {billing.invoice && `, ${documents[billing.invoice.state]} ${billing.invoice.number}`}
        </p>
      </div>
      <StatusPill glyph={glyph} tone={tone}>
        {word}
      </StatusPill>
      {billing.payment === "PAID" && (mayPay || billing.invoice) && (
        <InvoiceButton billing={billing} mayPay={mayPay} />
      )}
      {billing.invoice?.state === "CREDITED" && <CreditNoteButton billing={billing} />}
      {mayPay && billing.payment !== "PAID" && billing.payment !== "REFUNDED" && (
        <Unpaid billing={billing} onChanged={onChanged} />
      )}
    </li>
  );
}

const documents = { PAID: "invoice", CREDITED: "credit note" };

/** A payment that was begun and left: gone on with, or given up. */
function Unpaid({ billing, onChanged }: Pick<PaymentProps, "billing" | "onChanged">) {
  const of = `the payment of ${dayOf(billing)}`;
  return (
    <>
      <GiveUpPayment
        billing={billing}
        size="sm"
        name={`Give up ${of}`}
        onGivenUp={onChanged}
        onStale={onChanged}
      />
      <Button asChild intent="secondary" size="sm">
        <AppLink href={paths.po.payment} aria-label={`Go on with ${of}`}>
          {billing.payment === "PENDING" ? "See how it stands" : "Go on"}
        </AppLink>
      </Button>
    </>
  );
}

const fileOf = (number: string) => `${number.replaceAll("/", "-")}.pdf`;

/** The paper by which a payment was taken back. */
function CreditNoteButton({ billing }: { billing: ListedBilling }) {
  const { id, invoice } = billing;
  const { calls, feedback } = useStores();
  const [busy, setBusy] = useState(false);
  const fetch = async () => {
    setBusy(true);
    const file = await (await calls.po()).billing.creditNote({ params: { id } });
    setBusy(false);
    if (isFailure(file)) feedback.toast("error", file.message);
    else if (invoice) saveAs(fileOf(invoice.number), file);
  };
  return (
    <Button
      intent="secondary"
      size="sm"
      busy={busy}
      busyLabel="Fetching"
      aria-label={`Credit note for the payment of ${dayOf(billing)}`}
      onClick={() => void fetch()}
    >
      <Download aria-hidden="true" size={14} strokeWidth={2} />
      Credit note
    </Button>
  );
}

/** Issues the invoice with its first download; from then on it is the same file. */
function InvoiceButton({ billing, mayPay }: Pick<PaymentProps, "billing" | "mayPay">) {
  const { id } = billing;
  const { calls, feedback } = useStores();
  const [busy, setBusy] = useState(false);
  const fetch = async () => {
    setBusy(true);
    const params = { id };
    const { createInvoice, invoice } = (await calls.po()).billing;
    const issued = mayPay ? await createInvoice({ params }) : { data: billing.invoice };
    const file = isFailure(issued) ? undefined : await invoice({ params });
    setBusy(false);
    // That none was issued is told by the call itself.
    if (isFailure(issued) || !file) return;
    if (isFailure(file)) feedback.toast("error", file.message);
    else if (issued.data) saveAs(fileOf(issued.data.number), file);
  };
  return (
    <Button
      intent="secondary"
      size="sm"
      busy={busy}
      busyLabel="Fetching"
      aria-label={`Invoice of ${dayOf(billing)}`}
      onClick={() => void fetch()}
    >
      <Download aria-hidden="true" size={14} strokeWidth={2} />
      Invoice
    </Button>
  );
}
