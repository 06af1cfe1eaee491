import { EmptyState, PageHeader } from "@toran/ui";

/** The place of the résumé studio. Its templates come with the résumé engine. */
export const ResumeScreen = () => (
  <>
    <PageHeader title="Résumé" />
    <EmptyState title="No résumé yet">
      The templates are being built. Your portfolio is what they will be filled with.
    </EmptyState>
  </>
);
