import type { Billing, Plan } from "@toran/contract/schemas/billing";
import { Alert, Button, DescriptionList, RadioGroup } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Loaded } from "@/lib/loaded";
import { money } from "@/features/onboarding/money";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { GiveUpPayment } from "./give-up-payment";
import { PaymentPage, PaymentBar } from "./payment-page";
import { newest, readPlans } from "./subscription";
import { type Outcome, usePayment } from "./use-payment";

interface PaymentScreenProps {
  /** Goes to a page of the gateway; a test has none to go to. */
  leaveFor?: (page: string) => void;
}

/** Where the gateway sends an officer back to: asks how the payment ended, and what can be done. */
export const PaymentScreen = observer(function PaymentScreen({ leaveFor }: PaymentScreenProps) {
  const { calls, session } = useStores();
  return (
    <PaymentPage inOnboarding={session.mode === "PAYMENT"}>
      <Loaded read={() => readPlans(calls)}>
        {([plans, subscription]) => {
          const billing = newest(subscription);
          if (!billing) return <NothingToPay />;
          return <Payment opened={billing} plans={plans} leaveFor={leaveFor} />;
        }}
      </Loaded>
    </PaymentPage>
  );
});

/** The server says which gateway it has only by what it does, so a build says whether to test one. */
const testGateway = import.meta.env.DEV || import.meta.env.VITE_TEST_GATEWAY === "true";

interface PaymentProps extends PaymentScreenProps {
  opened: Billing;
  plans: Plan[];
}

/** Where plans are chosen: after onboarding, beside what was paid. */
function usePlansPath() {
  const { session } = useStores();
  return session.mode === "PAYMENT" ? paths.po.pricing : paths.po.planPrice;
}

function Payment({ opened, plans, leaveFor }: PaymentProps) {
  const elsewhere = usePlansPath();
  const navigate = useNavigate();
  const { billing, busy, problem, pay, ask, ...payment } = usePayment(opened, leaveFor);
  const [outcome, choose] = useState<Outcome>("succeed");
  const total = money(payment.total, billing.currency);
  const plan = plans.find(({ id }) => id === billing.planId);
  const payable = billing.payment === "CREATED" || billing.payment === "FAILED";
  return (
    <div className="grid gap-5">
      {problem && <Alert tone="bad">{problem}</Alert>}
      <State payment={billing.payment} total={total} />
      <DescriptionList
        items={[
          { term: "Plan", value: plan && `${plan.name}, for a year` },
          { term: "Price", value: money(billing.amount, billing.currency) },
          { term: "GST", value: money(billing.tax, billing.currency) },
          { term: "Total", value: <strong className="font-semibold">{total}</strong> },
        ]}
      />
      {testGateway && payable && (
        <fieldset className="border-rule-control rounded-md border border-dashed px-4 pt-2 pb-4">
          <legend className="text-ink-2 px-1.5 text-xs font-medium">Test gateway</legend>
          <RadioGroup
            label="How shall the payment end?"
            hint="No money moves. A real gateway decides this by itself."
            value={outcome}
            onValueChange={choose}
            options={[
              { value: "succeed", label: "It succeeds" },
              { value: "fail", label: "It fails" },
              { value: "delay", label: "It is confirmed later" },
            ]}
          />
        </fieldset>
      )}
      <PaymentBar>
        {billing.payment === "PENDING" && (
          <>
            <GiveUpPayment
              billing={billing}
              onGivenUp={() => void navigate(elsewhere)}
              onStale={() => void ask()}
            />
            <Button busy={busy} busyLabel="Checking" onClick={() => void ask()}>
              Check again
            </Button>
          </>
        )}
        {payable && (
          <>
            <Button intent="secondary" asChild>
              <AppLink href={elsewhere}>Choose another plan</AppLink>
            </Button>
            <Button
              busy={busy}
              busyLabel="Paying"
              onClick={() => void pay(testGateway ? outcome : undefined)}
            >
              {billing.payment === "FAILED" ? "Try again" : `Pay ${total}`}
            </Button>
          </>
        )}
        {billing.payment === "PAID" && (
          <Button asChild>
            <AppLink href={paths.po.home}>Go to your office</AppLink>
          </Button>
        )}
      </PaymentBar>
    </div>
  );
}

function State({ payment, total }: { payment: Billing["payment"]; total: string }) {
  if (payment === "PENDING") {
    return (
      <Alert tone="warn" title="The payment is being confirmed">
        Your bank has not answered yet. This page asks again by itself; you need not pay twice.
      </Alert>
    );
  }
  if (payment === "FAILED") {
    return (
      <Alert tone="bad" title="The payment did not go through">
        Nothing was charged. Try again, or choose another plan.
      </Alert>
    );
  }
  if (payment === "PAID") return <Alert tone="ok" title={`${total} paid`} />;
  if (payment === "REFUNDED") return <Alert tone="info" title={`${total} were paid back to you`} />;
  return null;
}

const NothingToPay = () => (
  <>
    <Alert tone="info" title="There is no payment to make">
      Choose a plan first.
    </Alert>
    <PaymentBar>
      <Button asChild>
        <AppLink href={usePlansPath()}>Choose a plan</AppLink>
      </Button>
    </PaymentBar>
  </>
);
