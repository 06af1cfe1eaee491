import { Alert, Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useLocation } from "react-router-dom";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";
import { useRank } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";

/** Says above every page why nothing can be changed while the plan has run out, and where it is renewed. */
export const PlanEnded = observer(function PlanEnded() {
  const { session } = useStores();
  const { pathname } = useLocation();
  const mayPay = useRank("po") !== "VIEWER";
  if (session.mode !== "PAYMENTEXPIRY") return null;
  return (
    <Alert
      tone="warn"
      title="Your plan has ended"
      className="me-4 mb-3"
      action={
        mayPay &&
        pathname !== paths.po.planPrice && (
          <Button asChild intent="secondary" size="sm">
            <AppLink href={paths.po.planPrice}>Renew plan</AppLink>
          </Button>
        )
      }
    >
      {mayPay
        ? "Everything can be read and exported. Nothing can be changed until the plan is renewed."
        : "Everything can be read and exported. Nothing can be changed until a colleague renews the plan."}
    </Alert>
  );
});
