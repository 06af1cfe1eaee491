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
import { TryPlan } from "./try-plan";
import { isOpen, newest, readPlans, type Subscription } from "./subscription";

export function PricingScreen() {
  const { calls } = useStores();
  return (
    <Loaded read={() => readPlans(calls)}>
      {([plans, subscription]) =>
        (subscription.state === "ACTIVE" || subscription.state === "TRIAL") && subscription.plan ? (
          <Chosen subscription={subscription} plan={subscription.plan} />
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
      {subscription.mayTry && opened?.payment !== "PENDING" && (
        <TryPlan planId={() => step.form.getValues("planId")} />
      )}
    </StepForm>
  );
}

/** Somebody who came back after paying, or while they try, has nothing to choose here. */
function Chosen({ plan, subscription }: { plan: Plan; subscription: Subscription }) {
  const { goTo, furthest } = useStep();
  return (
    <>
      <Alert
        tone="ok"
        title={
          subscription.state === "TRIAL"
            ? `You are trying the ${plan.name} plan`
            : `The ${plan.name} plan is paid`
        }
      >
        You can {subscription.state === "TRIAL" ? "pay for it" : "change it"} in the settings once
        your college is set up.
      </Alert>
      <StepBar>
        <Button onClick={() => void goTo(furthest)}>Continue</Button>
      </StepBar>
    </>
  );
}
