import { DescriptionList } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { money } from "@/features/onboarding/money";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";
import { isTried, readPlans } from "../onboarding/subscription";
import { ChoosePlan } from "./choose-plan";
import { day } from "./day";
import { Payments } from "./payments";
import { PlanRoom } from "./plan-room";
import { WhoPays } from "./who-pays";

const states = {
  TRIAL: "On trial",
  ACTIVE: "Active",
  PAST_DUE: "Payment due",
  EXPIRED: "Ended",
  CANCELLED: "Cancelled",
};
/** The plan of the college and until when it is paid; what was paid, with its invoices; and another plan. */
export const Subscription = observer(function Subscription() {
  const { calls, po } = useStores();
  const [plans] = useState(() => new Loadable(() => readPlans(calls)));
  useEffect(() => void plans.load(), [plans]);
  const mayPay = po.user.value?.data.rank !== "VIEWER";
  return (
    <div className="grid gap-10">
      <Load of={plans}>
        {([offered, subscription]) => (
          <>
            <section aria-labelledby="plan-now" className="max-w-read">
              <h2 id="plan-now" className="title-lg mb-2">
                Your plan
              </h2>
              <DescriptionList
                items={[
                  { term: "Plan", value: subscription.plan?.name },
                  { term: "State", value: subscription.state && states[subscription.state] },
                  {
                    term: "Price a year",
                    value:
                      subscription.plan &&
                      money(subscription.plan.pricePerYear, subscription.plan.currency),
                  },
                  {
                    term: isTried(subscription) ? "Trial until" : "Paid until",
                    value: subscription.endsAt && day.format(new Date(subscription.endsAt)),
                  },
                ]}
              />
            </section>
            {subscription.plan && subscription.used && (
              <PlanRoom plan={subscription.plan} used={subscription.used} />
            )}
            <Payments
              plans={offered}
              billings={subscription.billings}
              mayPay={mayPay}
              onChanged={() => void plans.load()}
            />
            {mayPay ? (
              <ChoosePlan plans={offered} subscription={subscription} />
            ) : (
              <div className="max-w-read">
                <WhoPays />
              </div>
            )}
          </>
        )}
      </Load>
    </div>
  );
});
