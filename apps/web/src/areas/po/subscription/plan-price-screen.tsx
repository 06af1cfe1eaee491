import { DescriptionList, PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";

const states = {
  TRIAL: "On trial",
  ACTIVE: "Active",
  PAST_DUE: "Payment due",
  EXPIRED: "Ended",
  CANCELLED: "Cancelled",
};
const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});
const day = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", year: "numeric" });

/** The plan of the college, and until when it is paid. */
export const PlanPriceScreen = observer(function PlanPriceScreen() {
  const { calls } = useStores();
  const [subscription] = useState(
    () => new Loadable(async () => (await calls.po()).billing.subscription()),
  );
  useEffect(() => void subscription.load(), [subscription]);
  return (
    <>
      <PageHeader title="Plan and billing" />
      <div className="max-w-read px-6 pb-10">
        <Load of={subscription}>
          {({ plan, state, endsAt }) => (
            <DescriptionList
              items={[
                { term: "Plan", value: plan?.name },
                { term: "State", value: state && states[state] },
                { term: "Price a year", value: plan && rupees.format(plan.pricePerYear / 100) },
                { term: "Students", value: plan?.students.toLocaleString("en-IN") },
                { term: "Paid until", value: endsAt && day.format(new Date(endsAt)) },
              ]}
            />
          )}
        </Load>
      </div>
    </>
  );
});
