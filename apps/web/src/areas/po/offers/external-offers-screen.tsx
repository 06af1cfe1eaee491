import type { ListedExternalOffer } from "@toran/contract/schemas/external-offer";
import { EmptyState, PageHeader } from "@toran/ui";
import { DataTable, type TableColumn } from "@toran/ui/data-table";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { flushSync } from "react-dom";
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
import { useTold } from "@/stores/use-told";
import { ExternalOfferSheet } from "./external-offer-sheet";

const tabs = ["waiting", "verified", "turned-down", "sent", "recorded"] as const;
type Tab = (typeof tabs)[number];
const titles: Record<Tab, string> = {
  waiting: "To verify",
  verified: "Verified",
  "turned-down": "Turned down",
  sent: "All that were sent",
  recorded: "Recorded here",
};
const asking = {
  waiting: { state: "WAITING" },
  verified: { state: "ACCEPTED" },
  "turned-down": { state: "TURNED_DOWN" },
  sent: {},
  recorded: { by: "OFFICER" },
} as const;
const filters = ["search"] as const;
const queryOf = ({ search, tab }: { search?: string; tab: Tab }) => ({ search, ...asking[tab] });

const columnsOf = (dated: string): TableColumn<ListedExternalOffer>[] => [
  {
    id: "student",
    title: "Student",
    width: 220,
    least: 150,
    cell: ({ studentName }) => <span className="truncate font-medium">{studentName}</span>,
  },
  {
    id: "roll",
    title: "Roll number",
    width: 120,
    least: 100,
    className: "text-ink-2 tnum",
    cell: ({ rollNumber }) => rollNumber,
  },
  { id: "company", title: "Company", width: 180, least: 120, cell: ({ company }) => company },
  { id: "pay", title: "Pay", width: 150, least: 120, cell: payWords },
  {
    id: "source",
    title: "From",
    width: 150,
    cell: ({ source }) => source && sourceWords[source],
  },
  {
    id: "told",
    title: dated,
    width: 90,
    least: 80,
    className: "text-ink-2 tnum",
    cell: ({ sentAt, recordedAt }) => dayOf(sentAt ?? recordedAt),
  },
  {
    id: "by",
    title: "By",
    width: 170,
    hidden: true,
    cell: ({ recordedBy }) => recordedBy,
  },
  {
    id: "state",
    title: "State",
    width: 150,
    cell: (offer) => <ExternalOfferPill offer={offer} plain />,
  },
];

const sent = columnsOf("Sent");
const recorded = columnsOf("Recorded");

const empty = {
  waiting: "No offer waits for you",
  verified: "No offers here",
  "turned-down": "No offers here",
  sent: "No offers here",
  recorded: "No offer is recorded",
} as const satisfies Record<Tab, string>;

/** Offers that were not made here: those that students have sent, for officers to verify, and those that officers wrote down. */
export const ExternalOffersScreen = observer(function ExternalOffersScreen() {
  const { calls } = useStores();
  const { tab, whole, change, searched, view } = useAddressView(tabs, filters);
  const [opened, setOpened] = useState<ListedExternalOffer>();
  const own = useOwnTable("external-offers");
  const list = useWindowList<ListedExternalOffer, typeof whole>(
    async (asked, next, options) =>
      (await calls.po()).externalOffers.list({ query: { ...queryOf(asked), next } }, options),
    whole,
  );
  useTold(["external-offer.changed"], () => void list.follow());
  const follow = async (offer: ListedExternalOffer, isAnswered: boolean) => {
    const put = (now: ListedExternalOffer | undefined) =>
      setOpened((before) => (before?.id === offer.id ? now : before));
    if (isAnswered) put(offer);
    await list.refresh();
    // Whoever was slower sees how it stands now. An offer that left the list is closed first, and a message says why then.
    if (!isAnswered && list.state === "ready")
      flushSync(() => put(list.rows.find(({ id }) => id === offer.id)));
  };
  return (
    <>
      <PageHeader
        title="Other offers"
        context="Offers that were not made on Toran: sent by your students with a proof, or recorded by your office."
      />
      <ListTabs label="Which offers" tabs={tabs} titles={titles} tab={tab} change={change} />
      <DataTable
        label={titles[tab]}
        one="offer"
        many="offers"
        {...tableOf(list, view)}
        {...own}
        columns={tab === "recorded" ? recorded : sent}
        rowId={({ id }) => id}
        rowName={({ studentName, company }) => [studentName, company].filter(Boolean).join(", ")}
        onOpen={setOpened}
        empty={
          <EmptyState title={empty[tab]}>
            {tab === "recorded"
              ? "Whoever you set to placed yourself stands here, with what you tell of the offer."
              : "Students record pre-placement and off-campus offers with a proof. Once you have verified one, its student is placed."}
          </EmptyState>
        }
        toolbar={<SearchBox label="Search offers" placeholder="Student or company" {...searched} />}
        tools={
          <ExportMenu
            area="po"
            list="externalOffers"
            name="other offers"
            take={async (asked, given) =>
              (await calls.po()).externalOffers.export(
                { query: { ...queryOf(whole), ...asked } },
                given,
              )
            }
          />
        }
      />
      {opened && (
        <ExternalOfferSheet
          key={opened.id}
          offer={opened}
          onClose={() => setOpened(undefined)}
          onAnswered={follow}
        />
      )}
    </>
  );
});
