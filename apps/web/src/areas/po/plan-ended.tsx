import { Alert, Button } from "@toran/ui";
import { reaction } from "mobx";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { AppLink } from "@/lib/app-link";
import { areas } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import type { OfficerStore } from "@/stores/officer-store";
import type { SessionStore } from "@/stores/session-store";
import { useRank } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";

const { role, open } = areas.po;
const every = 60_000;

/**
 * Has the session follow whether the plan runs, as the officer's profile tells it: it has ended since they logged in, or a
 * colleague renews it. Any other mode belongs to a step, whose own reply moves on.
 */
function followPlan(po: OfficerStore, session: SessionStore) {
  const stop = reaction(
    () => po.user.value,
    (officer) => {
      const told = officer?.data.mode;
      if (told && told !== session.mode && open.includes(told)) session.moved(role, { mode: told });
    },
  );
  const look = () => {
    if (document.visibilityState === "visible") void po.load();
  };
  look();
  const timer = setInterval(look, every);
  document.addEventListener("visibilitychange", look);
  return () => {
    stop();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

/** Says above every page why nothing can be changed while the plan has run out, and where it is renewed. */
export const PlanEnded = observer(function PlanEnded() {
  const { session, po } = useStores();
  const ended = session.mode === "PAYMENTEXPIRY";
  useEffect(() => followPlan(po, session), [po, session]);
  const { pathname } = useLocation();
  const mayPay = useRank("po") !== "VIEWER";
  if (!ended) return null;
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
