import type { Job } from "@toran/contract/schemas/job";
import { Tabs } from "@toran/ui";
import { Banknote, CalendarClock, MapPin, Users } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo, useState } from "react";
import { useParams } from "react-router-dom";
import { closing } from "@/features/hiring/dates";
import { JobFacts } from "@/features/hiring/job-facts";
import { Missing } from "@/features/hiring/missing";
import { payWords } from "@/features/hiring/pay";
import type { BoardStore } from "@/features/hiring/pipeline/board-store";
import { useBoard } from "@/features/hiring/pipeline/use-board";
import { JobPill } from "@/features/hiring/state-pill";
import { History } from "@/features/hiring/timeline";
import { TodoAbout } from "@/features/todos/todo-about";
import { isId } from "@/lib/in-address";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useAddressView } from "@/lib/use-address-view";
import { usePageTitle } from "@/lib/use-page-title";
import { useFresh } from "@/stores/use-fresh";
import { useStores } from "@/stores/use-stores";
import { JobActions } from "./job-actions";
import { JobApplicants } from "./job-applicants";
import { JobColleges } from "./job-colleges";
import { JobPipeline } from "./job-pipeline";
import { type JobTab, jobTabs, jobTabTitles } from "./job-tabs";
import { NoJob } from "./no-job";

const filters = ["college", "search", "candidate"] as const;
const fits = { college: isId };

/** One job: its candidates, the colleges it was sent to, what it says, and what happened. */
export const JobScreen = observer(function JobScreen() {
  const { id = "" } = useParams();
  return <OneJob key={id} id={id} />;
});

const OneJob = observer(function OneJob({ id }: { id: string }) {
  const { calls } = useStores();
  const [job] = useState(
    () => new Loadable<Job>(async () => (await calls.hr()).jobs.read({ params: { id } })),
  );
  useFresh(job, { on: ["job.changed", "connection.changed"] });
  const reload = async () => {
    await job.load();
    return job.value;
  };
  usePageTitle(job.value?.title);
  const address = useAddressView(jobTabs, filters, fits);
  const { college, search } = address.asked;
  const filter = useMemo(
    () => ({ ...(college && { collegeId: college }), ...(search && { search }) }),
    [college, search],
  );
  const board = useBoard({
    area: "hr",
    jobId: id,
    filter,
    offered: (job.value?.postings.length ?? 0) > 0,
    looking: address.tab === "pipeline",
    beside: job,
  });
  if (job.failure?.status === 404) return <NoJob />;
  return (
    <Load of={job} toEdges>
      {(found) => (
        <Opened
          job={found}
          reload={reload}
          set={(next) => job.set(next)}
          board={board}
          onBoard={() => board.ahead(filter)}
          address={address}
        />
      )}
    </Load>
  );
});

interface OpenedProps {
  job: Job;
  reload: () => Promise<Job | undefined>;
  set: (job: Job) => void;
  board: BoardStore;
  onBoard: () => void;
  address: ReturnType<typeof useAddressView<JobTab, (typeof filters)[number]>>;
}

function Opened({ job, reload, set, board, onBoard, address }: OpenedProps) {
  const { tab: asked, asked: view, change } = address;
  const sent = job.postings.length > 0;
  // A draft has no candidates yet.
  const tab = (asked === "pipeline" || asked === "applicants") && !sent ? "details" : asked;
  const shown = sent ? jobTabs : (["details", "activity"] as const);
  const counts: Partial<Record<JobTab, number>> = {
    applicants: job.postings.reduce((sum, { applications }) => sum + applications, 0),
    colleges: job.postings.length,
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="flex flex-wrap items-start gap-3 px-6 pt-5 pb-3">
        <div className="min-w-0">
          <h1 className="title-2xl flex flex-wrap items-center gap-3">
            {job.title}
            <JobPill state={job.state} />
          </h1>
          <Facts job={job} />
        </div>
        <div className="ms-auto flex flex-wrap items-center gap-2">
          <TodoAbout area="hr" type="JOB" id={job.id} name={job.title} />
          <JobActions job={job} set={set} reload={reload} />
        </div>
      </header>
      {job.state === "DRAFT" && (
        <div className="max-w-page px-6 pb-3 empty:hidden">
          <Missing title="Before you can send it to colleges" missing={job.missing} />
        </div>
      )}
      <Tabs<JobTab>
        label="Parts of the job"
        tabs={shown.map((value) => ({
          value,
          label: jobTabTitles[value],
          count: counts[value],
        }))}
        value={tab}
        onValueChange={(next) => {
          if (next === "pipeline") onBoard();
          change({ tab: next });
        }}
        className="px-6"
      />
      {tab === "pipeline" && (
        <JobPipeline
          job={job}
          board={board}
          view={view}
          change={change}
          onChanged={() => void reload()}
        />
      )}
      {tab === "applicants" && (
        <JobApplicants
          job={job}
          openId={view.candidate}
          onOpen={(id) =>
            change({ candidate: id ?? "" }, { replace: view.candidate !== undefined })
          }
          onChanged={() => void reload()}
        />
      )}
      {tab === "colleges" && <JobColleges job={job} set={set} reload={() => void reload()} />}
      {tab === "details" && (
        <div className="max-w-page px-6 py-5">
          <JobFacts job={job} area="hr" />
        </div>
      )}
      {tab === "activity" && (
        <div className="max-w-read px-6 py-5">
          <History label="What happened" events={job.timeline} />
        </div>
      )}
    </div>
  );
}

function vacanciesOf({ vacancies, accepted, state }: Job) {
  if (!vacancies) return "Vacancies not told";
  const many = `${vacancies.toLocaleString("en-IN")} ${vacancies === 1 ? "vacancy" : "vacancies"}`;
  return state === "DRAFT" ? many : `${accepted.toLocaleString("en-IN")} of ${many} filled`;
}

function Facts({ job }: { job: Job }) {
  const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
  const facts: [ReactNode, string][] = [
    [<MapPin key="where" {...icon} />, job.locations.join(", ") || "Place not told"],
    [<Banknote key="pay" {...icon} />, payWords(job.pay)],
    [<Users key="vacancies" {...icon} />, vacanciesOf(job)],
    [<CalendarClock key="closes" {...icon} />, closing(job.closesAt)],
  ];
  return (
    <ul className="text-ink-2 mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
      {facts.map(([picture, text]) => (
        <li key={text} className="inline-flex items-center gap-1.5">
          {picture}
          {text}
        </li>
      ))}
    </ul>
  );
}
