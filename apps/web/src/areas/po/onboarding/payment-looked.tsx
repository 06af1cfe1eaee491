import { totalOf } from "@toran/contract/billing-total";
import type { Billing, Plan } from "@toran/contract/schemas/billing";
import { Button } from "@toran/ui";
import { money } from "@/features/onboarding/money";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";
import { WhoPays } from "../subscription/who-pays";
import { PaymentFacts, PaymentState } from "./payment-facts";
import { PaymentBar } from "./payment-page";

/** The newest payment for who only looks: how it stands, and who pays. */
export function PaymentLooked({
  billing,
  plans,
}: {
  billing?: Billing | undefined;
  plans: Plan[];
}) {
  return (
    <div className="grid gap-5">
      {billing && (
        <>
          <PaymentState
            payment={billing.payment}
            total={money(totalOf(billing), billing.currency)}
            looked
          />
          <PaymentFacts billing={billing} plans={plans} />
        </>
      )}
      <WhoPays />
      <PaymentBar>
        <Button asChild>
          <AppLink href={paths.po.planPrice}>See the plan</AppLink>
        </Button>
      </PaymentBar>
    </div>
  );
}
