import type { SentOffer } from "@toran/contract/schemas/external-offer";
import { EmptyState, PageHeader } from "@toran/ui";
import { DataTable, type TableColumn } from "@toran/ui/data-table";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { dayOf } from "@/features/hiring/dates";
import { payWords } from "@/features/hiring/pay";
import { ExternalOfferPill } from "@/features/hiring/state-pill";
import { sourceWords } from "@/features/hiring/words";
import { ExportMenu } from "@/features/list-export/export-menu";
import { SearchBox } from "@/features/search/search-box";
import { ListTabs } from "@/lib/list-tabs";
import { tableOf } from "@/lib/table-of";
import { useAddressView } from "@/lib/use-address-view";
import { useWindowList } from "@/lib/use-window-list";
import { useOwnTable } from "@/stores/use-own-table";
import { useStores } from "@/stores/use-stores";
import { SentOfferSheet } from "./sent-offer-sheet";

const tabs = ["waiting", "verified", "turned-down", "all"] as const;
type Tab = (typeof tabs)[number];
const titles: Record<Tab, string> = {
  waiting: "To verify",
  verified: "Verified",
  "turned-down": "Turned down",
  all: "All",
};
const stateOf = {
  waiting: "WAITING",
  verified: "ACCEPTED",
  "turned-down": "TURNED_DOWN",
  all: undefined,
} as const;
const filters = ["search"] as const;
const queryOf = ({ search, tab }: { search?: string; tab: Tab }) => {
  const state = stateOf[tab];
  return { search, ...(state && { state }) };
};

const columns: TableColumn<SentOffer>[] = [
  {
    id: "student",
    title: "Student",
    width: 220,
    cell: ({ studentName }) => <span className="truncate font-medium">{studentName}</span>,
  },
  {
    id: "roll",
    title: "Roll number",
    width: 120,
    className: "text-ink-2 tnum",
    cell: ({ rollNumber }) => rollNumber,
  },
  { id: "company", title: "Company", width: 180, cell: ({ company }) => company },
  { id: "pay", title: "Pay", width: 150, cell: payWords },
  {
    id: "source",
    title: "From",
    width: 150,
    cell: ({ source }) => source && sourceWords[source],
  },
  {
    id: "sent",
    title: "Sent",
    width: 90,
    className: "text-ink-2 tnum",
    cell: ({ sentAt }) => sentAt && dayOf(sentAt),
  },
  {
    id: "state",
    title: "State",
    width: 150,
    cell: (offer) => <ExternalOfferPill offer={offer} plain />,
  },
];

/** Offers from elsewhere that students have sent, for officers to verify. */
export const ExternalOffersScreen = observer(function ExternalOffersScreen() {
  const { calls } = useStores();
  const { tab, whole, change, searched, view } = useAddressView(tabs, filters);
  const [opened, setOpened] = useState<SentOffer>();
  const own = useOwnTable("external-offers");
  const list = useWindowList<SentOffer, typeof whole>(
    async (asked, next, options) =>
      (await calls.po()).externalOffers.list({ query: { ...queryOf(asked), next } }, options),
    whole,
  );
  const follow = async (answered: SentOffer | undefined) => {
    if (answered) setOpened(answered);
    await list.refresh();
    // Whoever was slower sees how it stands now; an offer that left the list is closed, and a message says why.
    if (!answered && list.state === "ready")
      setOpened((before) => before && list.rows.find(({ id }) => id === before.id));
  };
  return (
    <>
      <PageHeader
        title="Other offers"
        context="Offers from elsewhere that your students have sent, each with its proof."
      />
      <ListTabs label="Which offers" tabs={tabs} titles={titles} tab={tab} change={change} />
      <DataTable
        label={titles[tab]}
        one="offer"
        many="offers"
        {...tableOf(list, view)}
        {...own}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ studentName, company }) => `${studentName}, ${company}`}
        onOpen={setOpened}
        empty={
          <EmptyState title={tab === "waiting" ? "No offer waits for you" : "No offers here"}>
            Students record pre-placement and off-campus offers with a proof. Once you have verified
            one, its student is placed.
          </EmptyState>
        }
        toolbar={<SearchBox label="Search offers" placeholder="Student or company" {...searched} />}
        tools={
          <ExportMenu
            area="po"
            list="externalOffers"
            name="other offers"
            take={async (asked) =>
              (await calls.po()).externalOffers.export({ query: { ...queryOf(whole), ...asked } })
            }
          />
        }
      />
      {opened && (
        <SentOfferSheet
          key={opened.id}
          offer={opened}
          onClose={() => setOpened(undefined)}
          onAnswered={(answered) => void follow(answered)}
        />
      )}
    </>
  );
});
