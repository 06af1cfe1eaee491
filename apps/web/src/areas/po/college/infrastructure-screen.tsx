import { PageHeader } from "@toran/ui";
import { Infrastructure } from "@/features/infrastructure/infrastructure";

/** Where drives and interviews can take place. */
export const InfrastructureScreen = () => (
  <>
    <PageHeader
      title="Infrastructure"
      context="Where drives and interviews can take place. Companies see it on your page."
    />
    <div className="border-rule border-t px-6 pt-1 pb-10">
      <Infrastructure area="po" />
    </div>
  </>
);
