import type { SentOffer } from "@toran/contract/schemas/external-offer";
import { EmptyState, PageHeader, Tabs } from "@toran/ui";
import { DataTable, type TableColumn } from "@toran/ui/data-table";
import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useState } from "react";
import { dayOf } from "@/features/hiring/dates";
import { payWords } from "@/features/hiring/pay";
import { ExternalOfferPill } from "@/features/hiring/state-pill";
import { sourceWords } from "@/features/hiring/words";
import { SearchBox } from "@/features/search/search-box";
import { tableOf } from "@/lib/table-of";
import { useAddressView } from "@/lib/use-address-view";
import { WindowStore } from "@/lib/window-store";
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
interface Asked {
  search?: string;
  tab: Tab;
}

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
  const { tab, asked, change } = useAddressView(tabs, filters);
  const [opened, setOpened] = useState<SentOffer>();
  const [list] = useState(
    () =>
      new WindowStore<SentOffer, Asked>(async ({ search, tab: which }, next, options) => {
        const state = stateOf[which];
        const query = { search, next, ...(state && { state }) };
        return (await calls.po()).externalOffers.list({ query }, options);
      }),
  );
  useEffect(() => {
    void list.show({ ...asked, tab });
    return () => list.close();
  }, [list, asked, tab]);
  const onSearch = useCallback((search: string) => change({ search }, { replace: true }), [change]);
  return (
    <>
      <PageHeader
        title="Other offers"
        context="Offers from elsewhere that your students have sent, each with its proof."
      />
      <Tabs<Tab>
        label="Which offers"
        tabs={tabs.map((value) => ({ value, label: titles[value] }))}
        value={tab}
        onValueChange={(next) => change({ tab: next })}
        className="px-6"
      />
      <DataTable
        key={tab}
        label={titles[tab]}
        many="offers"
        className="min-h-90 flex-1"
        {...tableOf(list)}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ studentName, company }) => `${studentName}, ${company}`}
        filtered={Object.keys(asked).length > 0}
        onClearFilters={() => change({ search: "" })}
        viewKey={JSON.stringify({ ...asked, tab })}
        onOpen={setOpened}
        empty={
          <EmptyState title={tab === "waiting" ? "No offer waits for you" : "No offers here"}>
            Students record pre-placement and off-campus offers with a proof. Once you have verified
            one, its student is placed.
          </EmptyState>
        }
        toolbar={
          <SearchBox
            label="Search offers"
            placeholder="Student or company"
            search={asked.search ?? ""}
            onSearch={onSearch}
          />
        }
      />
      {opened && (
        <SentOfferSheet
          key={opened.id}
          offer={opened}
          onClose={() => setOpened(undefined)}
          onAnswered={(answered) => {
            if (answered) setOpened(answered);
            void list.refresh();
          }}
        />
      )}
    </>
  );
});
