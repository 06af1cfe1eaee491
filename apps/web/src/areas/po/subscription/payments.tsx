import { isFailure } from "@toran/api-client/failure";
import type { Billing, Plan } from "@toran/contract/schemas/billing";
import { Button, EmptyState, StatusPill } from "@toran/ui";
import { Download } from "lucide-react";
import { useState } from "react";
import { money } from "@/features/onboarding/money";
import { saveAs } from "@/lib/save-as";
import { useStores } from "@/stores/use-stores";

const states = {
  CREATED: ["Not paid yet", "ring", "idle"],
  PENDING: ["Being confirmed", "half", "info"],
  PAID: ["Paid", "done", "ok"],
  FAILED: ["Did not go through", "crossed", "bad"],
  REFUNDED: ["Paid back", "done", "idle"],
} as const;
const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium" });

interface PaymentsProps {
  plans: Plan[];
  billings: Billing[];
  /** A first download issues the invoice, which is not for those who only look. */
  mayIssue: boolean;
}

/** What the college has paid, the newest first, each with its invoice. */
export function Payments({ plans, billings, mayIssue }: PaymentsProps) {
  return (
    <section aria-labelledby="payments" className="max-w-read">
      <h2 id="payments" className="title-lg mb-2">
        Payments
      </h2>
      {billings.length ? (
        <ul className="divide-rule border-rule divide-y border-y">
          {billings.map((billing) => (
            <Payment
              key={billing.id}
              billing={billing}
              mayIssue={mayIssue}
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

interface PaymentProps {
  billing: Billing;
  plan: Plan | undefined;
  mayIssue: boolean;
}

function Payment({ billing, plan, mayIssue }: PaymentProps) {
  const [word, glyph, tone] = states[billing.payment];
  return (
    <li className="flex flex-wrap items-center gap-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {money(billing.amount + billing.tax, billing.currency)}
          {plan && ` for ${plan.name}`}
        </p>
        <p className="text-ink-3 text-sm">
          {day.format(new Date(billing.createdAt))}, of it {money(billing.tax, billing.currency)}{" "}
          GST
        </p>
      </div>
      <StatusPill glyph={glyph} tone={tone}>
        {word}
      </StatusPill>
      {billing.payment === "PAID" && mayIssue && <InvoiceButton billing={billing} />}
    </li>
  );
}

/** Issues the invoice with its first download; from then on it is the same file. */
function InvoiceButton({ billing: { id, createdAt } }: { billing: Billing }) {
  const { calls } = useStores();
  const [busy, setBusy] = useState(false);
  const fetch = async () => {
    setBusy(true);
    const params = { id };
    const { billing } = await calls.po();
    const issued = await billing.createInvoice({ params });
    const file = isFailure(issued) ? issued : await billing.invoice({ params });
    setBusy(false);
    if (!isFailure(issued) && !isFailure(file))
      saveAs(`${issued.data.number.replaceAll("/", "-")}.pdf`, file);
  };
  return (
    <Button
      intent="secondary"
      size="sm"
      busy={busy}
      busyLabel="Fetching"
      aria-label={`Invoice of ${day.format(new Date(createdAt))}`}
      onClick={() => void fetch()}
    >
      <Download aria-hidden="true" size={14} strokeWidth={2} />
      Invoice
    </Button>
  );
}
