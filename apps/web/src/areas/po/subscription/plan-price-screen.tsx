import { PageHeader } from "@toran/ui";
import { Subscription } from "./subscription";

/** Plan and billing as a page of its own; the settings have it as a tab. */
export const PlanPriceScreen = () => (
  <>
    <PageHeader title="Plan and billing" />
    <div className="border-rule border-t px-6 pt-6 pb-10">
      <Subscription />
    </div>
  </>
);
