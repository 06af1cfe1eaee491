import type { Billing, Plan } from "@toran/contract/schemas/billing";
import { Alert, Button, type ButtonProps, RadioGroup } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { money } from "@/features/onboarding/money";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { Loaded } from "@/lib/loaded";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { GiveUpPayment } from "./give-up-payment";
import { PaymentFacts, PaymentState } from "./payment-facts";
import { PaymentLooked } from "./payment-looked";
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
  // Who sets the college up pays for it; who came later may be there to look only.
  const inOnboarding = session.mode === "PAYMENT";
  const payment = (
    <Loaded read={() => readPlans(calls)}>
      {([plans, subscription]) => {
        const billing = newest(subscription);
        if (!billing) return <NothingToPay />;
        return <Payment opened={billing} plans={plans} leaveFor={leaveFor} />;
      }}
    </Loaded>
  );
  return (
    <PaymentPage inOnboarding={inOnboarding}>
      {inOnboarding ? payment : <ForWhoPays>{payment}</ForWhoPays>}
    </PaymentPage>
  );
});

/** No frame around this page has loaded the officer, by whom it is known whether they pay or look. */
const ForWhoPays = observer(function ForWhoPays({ children }: { children: ReactNode }) {
  const { calls, po } = useStores();
  useEffect(() => {
    if (!po.user.value) void po.load();
  }, [po]);
  return (
    <Load of={po.user}>
      {({ data: { rank } }) =>
        rank === "VIEWER" ? (
          <Loaded read={() => readPlans(calls)}>
            {([plans, subscription]) => (
              <PaymentLooked plans={plans} billing={newest(subscription)} />
            )}
          </Loaded>
        ) : (
          children
        )
      }
    </Load>
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
  const { session } = useStores();
  const navigate = useNavigate();
  const { billing, busy, problem, pay, ask, ...payment } = usePayment(opened, leaveFor);
  const [outcome, choose] = useState<Outcome>("succeed");
  const total = money(payment.total, billing.currency);
  const payable = billing.payment === "CREATED" || billing.payment === "FAILED";
  return (
    <div className="grid gap-5">
      {problem && <Alert tone="bad">{problem}</Alert>}
      <PaymentState payment={billing.payment} total={total} />
      <PaymentFacts billing={billing} plans={plans} />
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
            {/* It may take days, and a renewal keeps nobody from their work. */}
            {session.mode !== "PAYMENT" && <ToOffice intent="secondary" />}
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
        {billing.payment === "PAID" && <ToOffice />}
        {billing.payment === "REFUNDED" && <ToPlans href={elsewhere} />}
      </PaymentBar>
    </div>
  );
}

const ToOffice = ({ intent }: Pick<ButtonProps, "intent">) => (
  <Button asChild intent={intent}>
    <AppLink href={paths.po.home}>Go to your office</AppLink>
  </Button>
);

const ToPlans = ({ href }: { href: string }) => (
  <Button asChild>
    <AppLink href={href}>Choose a plan</AppLink>
  </Button>
);

const NothingToPay = () => (
  <>
    <Alert tone="info" title="There is no payment to make">
      Choose a plan first.
    </Alert>
    <PaymentBar>
      <ToPlans href={usePlansPath()} />
    </PaymentBar>
  </>
);
