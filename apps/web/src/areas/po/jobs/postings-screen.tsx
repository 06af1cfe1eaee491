import { isHeldUp } from "@toran/contract/hiring/moves";
import type { ListedPosting } from "@toran/contract/schemas/posting";
import { Avatar, Button, EmptyState, PageHeader, Tag } from "@toran/ui";
import { DataTable, type TableColumn } from "@toran/ui/data-table";
import { observer } from "mobx-react-lite";
import { dayOf } from "@/features/hiring/dates";
import { applicantsColumn, kindColumn, payColumn } from "@/features/hiring/job-columns";
import { HeldUpPill, PostingPill } from "@/features/hiring/state-pill";
import { kindFilter, postingStateFilter } from "@/features/hiring/filters";
import { postingWords, typeWords } from "@/features/hiring/words";
import { ExportMenu } from "@/features/list-export/export-menu";
import { SearchBox } from "@/features/search/search-box";
import { AppLink } from "@/lib/app-link";
import { publicFile } from "@/lib/public-file";
import { ChoiceFilters, knownIn } from "@/lib/choice-filters";
import { isId } from "@/lib/in-address";
import { useAddressView } from "@/lib/use-address-view";
import { ListTabs } from "@/lib/list-tabs";
import { rowPages } from "@/lib/row-pages";
import { tableOf } from "@/lib/table-of";
import { useWindowList } from "@/lib/use-window-list";
import { PartnerPicker } from "@/lookups/partner-picker";
import { chosen } from "@/lookups/picked";
import { paths, withId } from "@/navigation/paths";
import { useOwnTable } from "@/stores/use-own-table";
import { useStores } from "@/stores/use-stores";
import { rush, useTold } from "@/stores/use-told";

const tabs = ["all", "waiting", "open"] as const;
type Tab = (typeof tabs)[number];
const titles: Record<Tab, string> = { all: "All jobs", waiting: "Waiting for you", open: "Open" };
const stateOf = { all: undefined, waiting: "PENDING", open: "OPEN" } as const;
const filters = ["search", "companyId", "company", "state", "type"] as const;
const fits = { companyId: isId };
type Asked = Partial<Record<(typeof filters)[number], string>> & { tab: Tab };
const choicesOf = (tab: Tab) => (tab === "all" ? [postingStateFilter, kindFilter] : [kindFilter]);
/** A tab is a state already. */
const queryOf = ({ search, companyId, state, type, tab }: Asked) => ({
  search,
  companyId,
  type: knownIn(typeWords, type),
  state: tab === "all" ? knownIn(postingWords, state) : stateOf[tab],
});

const columns: TableColumn<ListedPosting>[] = [
  {
    id: "title",
    title: "Job",
    width: 300,
    least: 200,
    cell: ({ title, company }) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <Avatar
          entity="company"
          size="sm"
          name={company.name}
          src={publicFile(company.picture)}
          decorative
        />
        <span className="truncate font-medium">{title}</span>
      </span>
    ),
  },
  { id: "company", title: "Company", width: 170, least: 120, cell: ({ company }) => company.name },
  {
    id: "state",
    title: "State",
    width: 190,
    cell: (posting) =>
      isHeldUp(posting) ? <HeldUpPill plain /> : <PostingPill area="po" {...posting} plain />,
  },
  kindColumn,
  payColumn,
  applicantsColumn,
  {
    id: "due",
    title: "Answer due",
    width: 100,
    least: 92,
    cell: ({ state, dueAt }) => (state === "PENDING" && dueAt ? dayOf(dueAt) : undefined),
  },
];

/** Jobs that companies have sent to the college. */
export const PostingsScreen = observer(function PostingsScreen() {
  const { calls } = useStores();
  const { tab, asked, whole, change, searched, view } = useAddressView(tabs, filters, fits);
  const own = useOwnTable("jobs");
  const list = useWindowList<ListedPosting, typeof whole>(
    async (filtered, next, options) =>
      (await calls.po()).postings.list({ query: { ...queryOf(filtered), next } }, options),
    whole,
  );
  useTold(["job.changed", "board.changed", "connection.changed"], () => void list.follow(), {
    apart: rush,
  });
  return (
    <>
      <PageHeader
        title="Jobs"
        actions={
          <Button intent="secondary" asChild>
            <AppLink href={paths.po.policy}>Placement policy</AppLink>
          </Button>
        }
      />
      <ListTabs
        label="Which jobs"
        tabs={tabs}
        titles={titles}
        tab={tab}
        change={(to) => change({ ...to, state: "" })}
      />
      <DataTable
        label={titles[tab]}
        one="job"
        many="jobs"
        {...tableOf(list, view)}
        {...own}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ title, company }) => `${title}, ${company.name}`}
        {...rowPages((id) => withId(paths.po.job, id))}
        empty={
          <EmptyState title={tab === "waiting" ? "No job waits for you" : "No jobs yet"}>
            Companies you are connected to send their jobs here, and your students see them once you
            have approved them.
          </EmptyState>
        }
        toolbar={
          <>
            <SearchBox label="Search jobs" placeholder="Title of the job" {...searched} />
            <ChoiceFilters
              filters={choicesOf(tab)}
              asked={asked}
              change={change}
              tags={
                asked.companyId && (
                  <Tag
                    filter="Company"
                    name="the Company filter"
                    onRemove={() => change({ companyId: "", company: "" })}
                  >
                    {asked.company ?? "One company"}
                  </Tag>
                )
              }
              fields={
                <PartnerPicker
                  area="po"
                  label="Company"
                  value={chosen(asked.companyId, asked.company)}
                  onValueChange={(picked) =>
                    change({ companyId: picked?.value ?? "", company: picked?.label ?? "" })
                  }
                />
              }
              onClear={
                [asked.companyId, asked.state, asked.type].filter(Boolean).length > 1
                  ? view.onClearFilters
                  : undefined
              }
            />
          </>
        }
        tools={
          <ExportMenu
            area="po"
            list="postings"
            name="jobs"
            take={async (sheet, given) =>
              (await calls.po()).postings.export({ query: { ...queryOf(whole), ...sheet } }, given)
            }
          />
        }
      />
    </>
  );
});
