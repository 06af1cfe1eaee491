import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { type Place, tooSmallFor, tooSmallSays } from "@toran/contract/plan-room";
import type { Plan } from "@toran/contract/schemas/billing";
import { Alert, Button, PlanCard } from "@toran/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { money } from "@/features/onboarding/money";
import { AppLink } from "@/lib/app-link";
import { toldHere } from "@/lib/told-here";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { isTried, newest, type Subscription } from "../onboarding/subscription";
import { day } from "./day";

interface ChoosePlanProps {
  plans: Plan[];
  subscription: Subscription;
}

/** Renews the plan, or changes to another; what is chosen begins with its payment. */
export function ChoosePlan({ plans, subscription }: ChoosePlanProps) {
  const { calls } = useStores();
  const navigate = useNavigate();
  const { plan: present, used } = subscription;
  /** What of those who are there a plan does not hold. */
  const outside = (plan: Plan): Place[] =>
    used ? tooSmallFor(plan, { plans, present: present?.id, used }) : [];
  const [chosen, choose] = useState(
    present?.id ?? plans.find((plan) => !outside(plan).length)?.id ?? "",
  );
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const waits = newest(subscription)?.payment === "PENDING";
  const { state, endsAt } = subscription;
  const tried = isTried(subscription);
  const ended = state !== "ACTIVE" && state !== "TRIAL";
  const same = chosen === present?.id;
  const runsUntil = state === "ACTIVE" && endsAt && day.format(new Date(endsAt));

  /** Until when nothing is held back, though the plan has ended. */
  const waitedFor =
    state === "PAST_DUE" && endsAt && day.format(new Date(Date.parse(endsAt) + limits.planGrace));

  async function pay() {
    setBusy(true);
    setProblem(undefined);
    const reply = await (await calls.po()).billing.create({ body: { planId: chosen } }, toldHere);
    setBusy(false);
    if (isFailure(reply)) setProblem(reply.errors?.planId ?? reply.message);
    else void navigate(paths.po.payment);
  }
  return (
    <section aria-labelledby="another-plan" className="max-w-page grid gap-4">
      <div>
        <h2 id="another-plan" className="title-lg">
          {tried
            ? "Pay for a plan"
            : ended
              ? "Renew, or choose another plan"
              : "Renew early, or change the plan"}
        </h2>
        <p className="text-ink-2">
          A plan runs for a year from the day it is paid.
          {runsUntil && ` Your own, renewed early, goes on for a year from ${runsUntil}.`}
          {waitedFor &&
            ` Your plan has ended, and everything goes on until ${waitedFor}. From then on it can be read and exported, and nothing is hidden.`}
          {ended &&
            !waitedFor &&
            " Until then everything can be read and exported, and nothing is hidden."}
        </p>
      </div>
      {problem && <Alert tone="bad" title={problem} />}
      {waits && (
        <Alert
          tone="warn"
          title="A payment is still being confirmed"
          action={
            <Button asChild intent="secondary" size="sm">
              <AppLink href={paths.po.payment}>See the payment</AppLink>
            </Button>
          }
        >
          Wait for it before you pay again.
        </Alert>
      )}
      <div role="radiogroup" aria-label="Plan" className="grid gap-4 lg:grid-cols-3">
        {plans.map((plan) => {
          const of = outside(plan);
          return (
            <PlanCard
              key={plan.id}
              name="plan"
              value={plan.id}
              label={plan.name}
              price={money(plan.pricePerYear, plan.currency)}
              per="a year, before GST"
              description={
                used && of.length ? (
                  <span className="text-warn">{tooSmallSays(plan, used, of)}</span>
                ) : (
                  plan.summary
                )
              }
              features={plan.includes}
              disabled={of.length > 0}
              checked={plan.id === chosen}
              onChange={() => choose(plan.id)}
            />
          );
        })}
      </div>
      <div>
        <Button busy={busy} busyLabel="Opening" disabled={waits} onClick={() => void pay()}>
          {same && present && !tried ? `Renew ${present.name}` : "Go to payment"}
        </Button>
      </div>
    </section>
  );
}
