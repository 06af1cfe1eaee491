import { PageHeader } from "@toran/ui";
import { HelpForm } from "@/features/help/help-form";

export const SupportScreen = () => (
  <>
    <PageHeader title="Support" context="Write what happens; a person answers by mail." />
    <div className="controls-lg max-w-form px-6 pb-10">
      <HelpForm about="my account" />
    </div>
  </>
);
