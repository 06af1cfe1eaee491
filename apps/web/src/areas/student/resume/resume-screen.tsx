import { templates } from "@toran/resume-templates";
import { Alert, DescriptionList, PageHeader } from "@toran/ui";

/** The place of the résumé studio: the templates that are being built for it. */
export const ResumeScreen = () => (
  <>
    <PageHeader title="Résumé" context="Ten templates, filled from your portfolio." />
    <div className="max-w-form px-6 pb-10">
      <Alert tone="info" className="mb-4">
        The templates are being built. What you put into your portfolio now is what they will show.
      </Alert>
      <DescriptionList
        items={templates.map(({ name, summary }) => ({ term: name, value: summary }))}
      />
    </div>
  </>
);
