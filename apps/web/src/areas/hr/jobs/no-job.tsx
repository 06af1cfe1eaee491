import { EmptyState } from "@toran/ui";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";

/** Where a job would be that is not there. */
export const NoJob = () => (
  <div className="px-6 py-5">
    <h1 className="sr-only">Job not found</h1>
    <EmptyState
      title="There is no such job"
      action={
        <AppLink href={paths.hr.jobs} className="link">
          All jobs
        </AppLink>
      }
    >
      The link may be old, or the draft was deleted.
    </EmptyState>
  </div>
);
