import { totalOf } from "@toran/contract/billing-total";
import type { Billing, Plan } from "@toran/contract/schemas/billing";
import { Alert, DescriptionList } from "@toran/ui";
import { money } from "@/features/onboarding/money";

/** What a payment is for, and how much it is. */
export function PaymentFacts({ billing, plans }: { billing: Billing; plans: Plan[] }) {
  const { amount, tax, currency } = billing;
  const plan = plans.find(({ id }) => id === billing.planId);
  const total = money(totalOf(billing), currency);
  return (
    <DescriptionList
      items={[
        { term: "Plan", value: plan && `${plan.name}, for a year` },
        { term: "Price", value: money(amount, currency) },
        { term: "GST", value: money(tax, currency) },
        { term: "Total", value: <strong className="font-semibold">{total}</strong> },
      ]}
    />
  );
}

interface PaymentStateProps {
  payment: Billing["payment"];
  total: string;
  /** Whoever reads it pays nothing: nothing is asked of them, and nothing goes on by itself. */
  looked?: boolean;
}

/** How a payment stands. */
export function PaymentState({ payment, total, looked }: PaymentStateProps) {
  if (payment === "PENDING") {
    return (
      <Alert tone="warn" title="The payment is being confirmed">
        {looked
          ? "The bank has not answered yet."
          : "Your bank has not answered yet. This page asks again by itself; you need not pay twice."}
      </Alert>
    );
  }
  if (payment === "FAILED") {
    return (
      <Alert tone="bad" title="The payment did not go through">
        {looked
          ? "Nothing was charged."
          : "Nothing was charged. Try again, or choose another plan."}
      </Alert>
    );
  }
  if (payment === "PAID") return <Alert tone="ok" title={`${total} paid`} />;
  if (payment === "REFUNDED")
    return <Alert tone="info" title={`${total} were paid back${looked ? "" : " to you"}`} />;
  return looked ? <Alert tone="info" title={`${total} are not paid yet`} /> : null;
}
