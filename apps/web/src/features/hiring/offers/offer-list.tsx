import type { OfferState } from "@toran/contract/hiring/moves";
import type { ListedOffer } from "@toran/contract/schemas/offer";
import { EmptyState } from "@toran/ui";
import { DataTable, type TableColumn } from "@toran/ui/data-table";
import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { ChoiceFilters, knownIn } from "@/lib/choice-filters";
import { go } from "@/lib/go";
import { ListTabs } from "@/lib/list-tabs";
import { tableOf } from "@/lib/table-of";
import { type Searched, useAddressView } from "@/lib/use-address-view";
import { useWindowList } from "@/lib/use-window-list";
import { paths, withId } from "@/navigation/paths";
import { StudentAvatar } from "@/stores/student-avatar";
import { useOwnTable } from "@/stores/use-own-table";
import { useStores } from "@/stores/use-stores";
import { dayOf, moment } from "../dates";
import { offerStateFilter } from "../filters";
import { payColumn } from "../job-columns";
import { useBoardChanges } from "../pipeline/use-board-changes";
import { OfferPill } from "../state-pill";
import { offerWords } from "../words";

type OfferArea = "hr" | "po";
const tabs = ["all", "consent", "waiting", "accepted"] as const;
type Tab = (typeof tabs)[number];
const filters = ["search", "state"] as const;
type Asked = Partial<Record<(typeof filters)[number], string>> & { tab: Tab };
const titles: Record<Tab, string> = {
  all: "All offers",
  consent: "Waiting for you",
  waiting: "Waiting for an answer",
  accepted: "Accepted",
};
const stateOf = {
  all: undefined,
  consent: "DRAFT",
  waiting: "EXTENDED",
  accepted: "ACCEPTED",
} as const;

/** What the address asks for, as the call has it; a tab is a state already. */
export interface OffersAsked {
  search?: string;
  state?: OfferState;
}
const queryOf = ({ search, state, tab }: Asked): OffersAsked => {
  const wanted = tab === "all" ? knownIn(offerWords, state) : stateOf[tab];
  return { ...(search && { search }), ...(wanted && { state: wanted }) };
};

/** The candidate whose offer it is, beside the others of the job. */
const pathOf = (area: OfferArea, { applicationId, jobId, postingId }: ListedOffer) =>
  area === "hr"
    ? `${withId(paths.hr.job, jobId)}?candidate=${applicationId}`
    : `${withId(paths.po.job, postingId)}?tab=pipeline&candidate=${applicationId}`;

const columnsOf = (area: OfferArea): TableColumn<ListedOffer>[] => [
  {
    id: "candidate",
    title: "Candidate",
    width: 190,
    least: 140,
    cell: ({ studentName, picture }) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <StudentAvatar size="sm" name={studentName} picture={picture} />
        <span className="truncate font-medium">{studentName}</span>
      </span>
    ),
  },
  { id: "job", title: "Job", width: 190, least: 130, cell: ({ title }) => title },
  ...(area === "po"
    ? [
        {
          id: "company",
          title: "Company",
          width: 140,
          least: 110,
          cell: ({ company }: ListedOffer) => company.name,
        },
      ]
    : [
        {
          id: "college",
          title: "College",
          width: 190,
          least: 120,
          cell: ({ college }: ListedOffer) => college.name,
        },
      ]),
  {
    id: "state",
    title: "State",
    width: 180,
    cell: ({ state }) => <OfferPill area={area} state={state} plain />,
  },
  payColumn,
  {
    id: "offered",
    title: "Offered",
    width: 90,
    least: 80,
    className: "text-ink-2 tnum",
    cell: ({ extendedAt }) => extendedAt && dayOf(extendedAt),
  },
  {
    id: "reply",
    title: "Answer by",
    width: 160,
    least: 150,
    className: "tnum",
    cell: ({ state, replyBy }) =>
      (state === "EXTENDED" || state === "DRAFT") && replyBy ? moment(replyBy) : undefined,
  },
  {
    id: "role",
    title: "Role",
    width: 130,
    hidden: true,
    className: "text-ink-2",
    cell: ({ role }) => role,
  },
];

interface OfferListProps {
  area: OfferArea;
  /** The search, told what was looked for. */
  searchBox: (searched: Searched) => ReactNode;
  /** Takes what is looked at out as a file. */
  exportMenu: (query: OffersAsked) => ReactNode;
  empty: ReactNode;
}

/** Offers of a company, or to the students of a college; each opens its candidate. */
export const OfferList = observer(function OfferList(props: OfferListProps) {
  const { area, searchBox, exportMenu, empty } = props;
  const { calls } = useStores();
  const { tab, asked, whole, change, searched, view } = useAddressView(tabs, filters);
  const [columns] = useState(() => columnsOf(area));
  const own = useOwnTable("offers");
  const list = useWindowList<ListedOffer, typeof whole>(async (filtered, next, options) => {
    const query = { ...queryOf(filtered), next };
    return area === "hr"
      ? (await calls.hr()).offers.list({ query }, options)
      : (await calls.po()).offers.list({ query }, options);
  }, whole);
  useBoardChanges(undefined, true, () => void list.follow());
  // Only a college consents.
  const shown = tabs.filter((each) => each !== "consent" || area === "po");
  return (
    <>
      <ListTabs
        label="Which offers"
        tabs={shown}
        titles={titles}
        tab={tab}
        change={(to) => change({ ...to, state: "" })}
      />
      <DataTable
        label={titles[tab]}
        one="offer"
        many="offers"
        {...tableOf(list, view)}
        {...own}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ studentName, title }) => `${studentName}, ${title}`}
        hrefOf={(offer) => pathOf(area, offer)}
        onOpen={(offer) => go(pathOf(area, offer))}
        empty={
          tab === "all" ? (
            empty
          ) : (
            <EmptyState title={tab === "consent" ? "No offer waits for you" : "No offers here"}>
              They stand here as soon as there are some.
            </EmptyState>
          )
        }
        toolbar={
          <>
            {searchBox(searched)}
            {tab === "all" && (
              <ChoiceFilters filters={[offerStateFilter[area]]} asked={asked} change={change} />
            )}
          </>
        }
        tools={exportMenu(queryOf(whole))}
      />
    </>
  );
});
