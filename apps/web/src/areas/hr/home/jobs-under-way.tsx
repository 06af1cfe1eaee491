import type { jobPage, ListedJob } from "@toran/contract/schemas/listed-job";
import { Button, EmptyState } from "@toran/ui";
import type { z } from "zod/mini";
import { closing } from "@/features/hiring/dates";
import { JobPill } from "@/features/hiring/state-pill";
import { ListShape } from "@/features/home/shapes";
import { WidgetFrame } from "@/features/home/widget-frame";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import type { Loadable } from "@/lib/loadable";
import { paths, withId } from "@/navigation/paths";
import { useMayChange } from "@/stores/use-may-change";

interface JobsUnderWayProps {
  jobs: Loadable<z.output<typeof jobPage>>;
}

/** The jobs that were changed last, each with what its candidates and its colleges have done. */
export function JobsUnderWay({ jobs }: JobsUnderWayProps) {
  return (
    <WidgetFrame
      title="Jobs"
      aside={
        <AppLink href={paths.hr.jobs} className="link">
          All jobs
        </AppLink>
      }
    >
      <Load of={jobs} waiting={<ListShape rows={2} />}>
        {({ items }) =>
          items.length ? (
            <ul className="divide-rule divide-y">
              {items.map((job) => (
                <JobLine key={job.id} job={job} />
              ))}
            </ul>
          ) : (
            <NoJobs />
          )
        }
      </Load>
    </WidgetFrame>
  );
}

function JobLine({ job }: { job: ListedJob }) {
  const { id, title, state, closesAt, questioned } = job;
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <AppLink href={withId(paths.hr.job, id)} className="hover:text-accent font-medium">
          {title}
        </AppLink>
        <p className="text-ink-2 text-sm">
          {state === "DRAFT" ? "Not sent yet" : [standing(job), closing(closesAt)].join(" · ")}
          {questioned > 0 && (
            <span className="text-warn">
              {questioned === 1 ? " · 1 college asks" : ` · ${questioned} colleges ask`}
            </span>
          )}
        </p>
      </div>
      <JobPill plain state={state} />
    </li>
  );
}

function standing({ applications, accepted, vacancies }: ListedJob) {
  const came = `${applications.toLocaleString("en-IN")} ${applications === 1 ? "applicant" : "applicants"}`;
  return vacancies ? `${came} · ${accepted} of ${vacancies} filled` : came;
}

function NoJobs() {
  const mayChange = useMayChange("hr");
  return (
    <EmptyState
      title="No jobs yet"
      action={
        mayChange && (
          <Button intent="secondary" asChild>
            <AppLink href={paths.hr.newJob}>New job</AppLink>
          </Button>
        )
      }
    >
      Write a job once, and send it to every college you are connected to.
    </EmptyState>
  );
}
