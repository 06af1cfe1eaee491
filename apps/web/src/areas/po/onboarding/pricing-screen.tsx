import { billingInput, type Plan } from "@toran/contract/schemas/billing";
import { isFailure } from "@toran/api-client/failure";
import { Alert, Button, PlanCard } from "@toran/ui";
import { useNavigate } from "react-router-dom";
import { Loaded } from "@/lib/loaded";
import { money } from "@/features/onboarding/money";
import { useStep } from "@/features/onboarding/step-context";
import { StepBar, StepForm } from "@/features/onboarding/step-form";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { toldHere } from "@/lib/told-here";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { isOpen, newest, readPlans, type Subscription } from "./subscription";

export function PricingScreen() {
  const { calls } = useStores();
  return (
    <Loaded read={() => readPlans(calls)}>
      {([plans, subscription]) =>
        subscription.state === "ACTIVE" && subscription.plan ? (
          <Paid plan={subscription.plan} />
        ) : (
          <PlanForm plans={plans} subscription={subscription} />
        )
      }
    </Loaded>
  );
}

function PlanForm({ plans, subscription }: { plans: Plan[]; subscription: Subscription }) {
  const { calls } = useStores();
  const navigate = useNavigate();
  const opened = newest(subscription);
  const step = useStepForm(billingInput, {
    draft: "po-plan",
    values: { planId: opened?.planId ?? plans.find(({ recommended }) => recommended)?.id ?? "" },
    send: async (body) => {
      const { billing } = await calls.po();
      const reply =
        opened && isOpen(opened)
          ? await billing.update({ params: { id: opened.id }, body }, toldHere)
          : await billing.create({ body }, toldHere);
      // The mode stays what it was until the payment is made.
      if (!isFailure(reply)) void navigate(paths.po.payment);
      return reply;
    },
  });
  const problem = step.errorOf("planId");
  return (
    <StepForm label="Plan" form={step} action="Go to payment" busyLabel="Opening">
      {opened?.payment === "PENDING" && (
        <Alert
          tone="warn"
          className="col-span-full"
          action={
            <Button intent="secondary" size="sm" onClick={() => void navigate(paths.po.payment)}>
              See the payment
            </Button>
          }
        >
          A payment is still being confirmed. Wait for it before you pay again.
        </Alert>
      )}
      {problem && (
        <Alert tone="bad" className="col-span-full">
          {problem}
        </Alert>
      )}
      <div role="radiogroup" aria-label="Plan" className="col-span-full grid gap-4 sm:grid-cols-2">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            value={plan.id}
            label={plan.name}
            price={money(plan.pricePerYear, plan.currency)}
            per="a year, before GST"
            description={plan.recommended ? `Recommended. ${plan.summary}` : plan.summary}
            features={plan.includes}
            {...step.field("planId")}
          />
        ))}
      </div>
    </StepForm>
  );
}

/** Somebody who came back after paying has nothing to choose here. */
function Paid({ plan }: { plan: Plan }) {
  const { goTo, furthest } = useStep();
  return (
    <>
      <Alert tone="ok" title={`The ${plan.name} plan is paid`}>
        You can change it in the settings once your college is set up.
      </Alert>
      <StepBar>
        <Button onClick={() => void goTo(furthest)}>Continue</Button>
      </StepBar>
    </>
  );
}
