import type { ListedJob } from "@toran/contract/schemas/listed-job";
import { Button, type ButtonProps, EmptyState, PageHeader } from "@toran/ui";
import { DataTable, type TableColumn } from "@toran/ui/data-table";
import { observer } from "mobx-react-lite";
import { dayOf } from "@/features/hiring/dates";
import { applicantsColumn, kindColumn, payColumn } from "@/features/hiring/job-columns";
import { JobPill } from "@/features/hiring/state-pill";
import { jobStateFilter, kindFilter } from "@/features/hiring/filters";
import { jobWords, typeWords } from "@/features/hiring/words";
import { ExportMenu } from "@/features/list-export/export-menu";
import { SearchBox } from "@/features/search/search-box";
import { AppLink } from "@/lib/app-link";
import { ChoiceFilters, knownIn } from "@/lib/choice-filters";
import { useAddressView } from "@/lib/use-address-view";
import { rowPages } from "@/lib/row-pages";
import { tableOf } from "@/lib/table-of";
import { useWindowList } from "@/lib/use-window-list";
import { paths, withId } from "@/navigation/paths";
import { useMayChange } from "@/stores/use-may-change";
import { useOwnTable } from "@/stores/use-own-table";
import { useStores } from "@/stores/use-stores";
import { rush, useTold } from "@/stores/use-told";

const tabs = ["all"] as const;
const filters = ["search", "state", "type"] as const;
const choices = [jobStateFilter, kindFilter];
const queryOf = ({ search, state, type }: Partial<Record<(typeof filters)[number], string>>) => ({
  search,
  state: knownIn(jobWords, state),
  type: knownIn(typeWords, type),
});

const columns: TableColumn<ListedJob>[] = [
  {
    id: "title",
    title: "Job",
    width: 280,
    least: 180,
    cell: ({ title }) => <span className="truncate font-medium">{title}</span>,
  },
  { id: "state", title: "State", width: 110, cell: ({ state }) => <JobPill state={state} plain /> },
  kindColumn,
  payColumn,
  {
    id: "where",
    title: "Where",
    width: 120,
    least: 90,
    cell: ({ locations }) => locations.join(", "),
  },
  {
    id: "colleges",
    title: "Colleges",
    width: 120,
    cell: ({ colleges, waiting, questioned }) =>
      [
        colleges.toLocaleString("en-IN"),
        waiting > 0 && `(${waiting} waiting)`,
        questioned > 0 && `(${questioned} ${questioned === 1 ? "asks" : "ask"})`,
      ]
        .filter(Boolean)
        .join(" "),
  },
  applicantsColumn,
  {
    id: "accepted",
    title: "Filled",
    width: 80,
    least: 76,
    numeric: true,
    cell: ({ accepted, vacancies }) => (vacancies ? `${accepted} of ${vacancies}` : accepted),
  },
  {
    id: "closes",
    title: "Closes",
    width: 80,
    least: 76,
    cell: ({ closesAt }) => (closesAt ? dayOf(closesAt) : undefined),
  },
];

/** The jobs of the company, those that were changed last first. */
export const JobsScreen = observer(function JobsScreen() {
  const { calls } = useStores();
  const mayChange = useMayChange("hr");
  const { asked, change, searched, view } = useAddressView(tabs, filters);
  const own = useOwnTable("jobs");
  const list = useWindowList<ListedJob, typeof asked>(
    async (filtered, next, options) =>
      (await calls.hr()).jobs.list({ query: { ...queryOf(filtered), next } }, options),
    asked,
  );
  useTold(["job.changed", "board.changed"], () => void list.follow(), { apart: rush });
  // The head of the page has the filled one.
  const begin = (intent: ButtonProps["intent"]) =>
    mayChange && (
      <Button asChild intent={intent}>
        <AppLink href={paths.hr.newJob}>New job</AppLink>
      </Button>
    );
  return (
    <>
      <PageHeader title="Jobs" actions={begin("primary")} />
      <DataTable
        label="Jobs"
        one="job"
        many="jobs"
        {...tableOf(list, view)}
        {...own}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        {...rowPages((id) => withId(paths.hr.job, id))}
        empty={
          <EmptyState title="No jobs yet" action={begin("soft")}>
            Write a job once, and send it to as many colleges as you are connected to. Each decides
            for itself.
          </EmptyState>
        }
        toolbar={
          <>
            <SearchBox label="Search jobs" placeholder="Title of the job" {...searched} />
            <ChoiceFilters
              filters={choices}
              asked={asked}
              change={change}
              onClear={asked.state && asked.type ? view.onClearFilters : undefined}
            />
          </>
        }
        tools={
          <ExportMenu
            area="hr"
            list="jobs"
            name="jobs"
            take={async (sheet, given) =>
              (await calls.hr()).jobs.export({ query: { ...queryOf(asked), ...sheet } }, given)
            }
          />
        }
      />
    </>
  );
});
