import type { StudentPosting } from "@toran/contract/schemas/application";
import {
  Alert,
  Avatar,
  Button,
  EmptyState,
  PageHeader,
  SegmentedControl,
  Skeleton,
} from "@toran/ui";
import { observer } from "mobx-react-lite";
import { payWords } from "@/features/hiring/pay";
import { ApplicationPill } from "@/features/hiring/state-pill";
import { kindFilter, workplaceFilter } from "@/features/hiring/filters";
import { typeWords, workplaceWords } from "@/features/hiring/words";
import { SearchBox } from "@/features/search/search-box";
import { AppLink } from "@/lib/app-link";
import { ChoiceFilters, knownIn } from "@/lib/choice-filters";
import { publicFile } from "@/lib/public-file";
import { useAddressView } from "@/lib/use-address-view";
import { useWindowList } from "@/lib/use-window-list";
import type { WindowStore } from "@/lib/window-store";
import { paths, withId } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { useTold } from "@/stores/use-told";
import { Eligibility } from "./eligibility";
import { openUntil } from "./open-until";

const tabs = ["all", "open"] as const;
type Tab = (typeof tabs)[number];
const filters = ["search", "type", "workplace"] as const;
const choices = [kindFilter, workplaceFilter];

/** All postings of the student's college, and why those that are not open to them are not. */
export const JobsScreen = observer(function JobsScreen() {
  const { calls } = useStores();
  const { tab, asked, whole, change, searched, view } = useAddressView(tabs, filters);
  const list = useWindowList<StudentPosting, typeof whole>(
    async ({ search, type, workplace, tab: which }, next, options) => {
      const { postings } = (await calls.student()).hiring;
      const query = {
        search,
        next,
        type: knownIn(typeWords, type),
        workplace: knownIn(workplaceWords, workplace),
        ...(which === "open" && { eligible: true }),
      };
      return postings.list({ query }, options);
    },
    whole,
  );
  useTold([], () => void list.follow());
  return (
    <>
      <PageHeader
        title="Jobs"
        context="Everything companies have sent to your college, open to you or not."
      />
      <div className="flex flex-wrap items-center gap-3 px-6 pb-4">
        <SearchBox label="Search jobs" placeholder="Title of the job" {...searched} />
        <SegmentedControl<Tab>
          look="view"
          label="Which jobs"
          options={[
            { value: "all", label: "All" },
            { value: "open", label: "Open to me" },
          ]}
          value={tab}
          onValueChange={(next) => change({ tab: next })}
        />
        <ChoiceFilters
          filters={choices}
          asked={asked}
          change={change}
          onClear={asked.type && asked.workplace ? view.onClearFilters : undefined}
        />
      </div>
      <Postings
        list={list}
        filtered={tab === "open" || view.filtered}
        onClear={view.filtered ? view.onClearFilters : undefined}
      />
    </>
  );
});

interface PostingsProps {
  list: Pick<
    WindowStore<StudentPosting, unknown>,
    "rows" | "state" | "problem" | "more" | "refresh"
  >;
  filtered: boolean;
  /** Takes the search and the filters off, where some are on. */
  onClear: (() => void) | undefined;
}

const Postings = observer(function Postings(props: PostingsProps) {
  const { list, filtered, onClear } = props;
  if (list.state === "failed")
    return (
      <div className="px-6">
        <Alert tone="bad" title={list.problem ?? "The jobs could not be loaded."}>
          <Button intent="secondary" onClick={() => void list.refresh()}>
            Try again
          </Button>
        </Alert>
      </div>
    );
  if (list.state === "loading" && !list.rows.length)
    return (
      <div aria-busy="true" className="grid gap-3 px-6">
        <Skeleton className="h-22" />
        <Skeleton className="h-22" />
      </div>
    );
  if (!list.rows.length)
    return filtered ? (
      <EmptyState
        title="No job fits"
        action={
          onClear && (
            <Button intent="secondary" onClick={onClear}>
              Clear filters
            </Button>
          )
        }
      >
        Look at all jobs to see what keeps each from you.
      </EmptyState>
    ) : (
      <EmptyState title="No jobs yet">
        Jobs stand here once your college has approved them. You are told when a new one comes.
      </EmptyState>
    );
  return (
    <>
      <ul aria-label="Jobs" className="divide-rule border-rule divide-y border-y">
        {list.rows.map((posting) => (
          <Row key={posting.id} posting={posting} />
        ))}
      </ul>
      {list.more && (
        <div className="px-6 py-4">
          <Button intent="secondary" busy={list.more.state === "loading"} onClick={list.more.load}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
});

const Row = ({ posting }: { posting: StudentPosting }) => (
  <li className="hover:bg-hover relative flex flex-wrap items-start gap-4 px-6 py-4">
    <Avatar
      decorative
      entity="company"
      size="md"
      name={posting.company.name}
      src={publicFile(posting.company.picture)}
    />
    <div className="min-w-0 flex-1">
      <h2>
        <AppLink
          href={withId(paths.student.job, posting.id)}
          className="text-base font-semibold after:absolute after:inset-0"
        >
          {posting.title}
        </AppLink>
      </h2>
      <p className="text-ink-2">
        {[posting.company.name, typeWords[posting.type], posting.locations.join(", ")]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <Eligibility posting={posting} />
    </div>
    <div className="text-end">
      <p className="tnum font-semibold">{payWords(posting)}</p>
      <p className="text-ink-3">{openUntil(posting)}</p>
      {posting.application && <ApplicationPill state={posting.application.state} plain />}
    </div>
  </li>
);
