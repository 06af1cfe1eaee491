import type { ListedBooking } from "@toran/contract/schemas/booking";
import type { BookingState } from "@toran/contract/hiring/booking-moves";
import { Avatar, EmptyState } from "@toran/ui";
import { DataTable, type TableColumn } from "@toran/ui/data-table";
import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { publicFile } from "@/lib/public-file";
import { knownIn } from "@/lib/choice-filters";
import { ListTabs } from "@/lib/list-tabs";
import { rowPages } from "@/lib/row-pages";
import { tableOf } from "@/lib/table-of";
import { isDay, isId } from "@/lib/in-address";
import { type Searched, useAddressView } from "@/lib/use-address-view";
import { useWindowList } from "@/lib/use-window-list";
import { paths, withId } from "@/navigation/paths";
import { useOwnTable } from "@/stores/use-own-table";
import { useStores } from "@/stores/use-stores";
import type { BookingArea } from "./booking-calls";
import { BookingPill } from "./booking-pill";
import { BookingFilters } from "./booking-filters";
import { isElsewhere } from "../dates";
import { dayAfter, dayStart, spanWords } from "./times";
import { useBookingChanges } from "./use-booking-changes";
import { bookingWords } from "./words";

const tabs = ["all", "waiting", "confirmed", "drafts"] as const;
type Tab = (typeof tabs)[number];
const filters = ["search", "state", "partnerId", "partner", "from", "to"] as const;
const fits = { partnerId: isId, from: isDay, to: isDay };
type Asked = Partial<Record<(typeof filters)[number], string>> & { tab: Tab };
const titles: Record<Tab, string> = {
  all: "All bookings",
  waiting: "Waiting for you",
  confirmed: "Confirmed",
  drafts: "Drafts",
};
const queryOfTab: Record<Tab, { state?: BookingState; waiting?: true }> = {
  all: {},
  waiting: { waiting: true },
  confirmed: { state: "CONFIRMED" },
  drafts: { state: "DRAFT" },
};

/** What the address asks for, as the call has it; most tabs are a state already. */
function queryOf(area: BookingArea, asked: Asked) {
  const { search, partnerId, from, to, tab } = asked;
  const state = tab === "all" ? knownIn(bookingWords, asked.state) : undefined;
  return {
    ...queryOfTab[tab],
    ...(search && { search }),
    ...(state && { state }),
    ...(partnerId && (area === "hr" ? { collegeId: partnerId } : { companyId: partnerId })),
    ...(from && { from: dayStart(from) }),
    // The last day is one of them.
    ...(to && { to: dayStart(dayAfter(to)) }),
  };
}
export type BookingAsked = ReturnType<typeof queryOf>;

const columnsOf = (area: BookingArea): TableColumn<ListedBooking>[] => {
  const other = area === "hr" ? ("college" as const) : ("company" as const);
  return [
    {
      id: "title",
      title: "Booking",
      width: 280,
      least: 180,
      cell: ({ title, ...booking }) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar
            decorative
            entity={other}
            size="sm"
            name={booking[other].name}
            src={publicFile(booking[other].picture)}
          />
          <span className="truncate font-medium">{title}</span>
        </span>
      ),
    },
    {
      id: "with",
      title: area === "hr" ? "College" : "Company",
      width: 190,
      least: 120,
      cell: (booking) => booking[other].name,
    },
    {
      id: "state",
      title: "State",
      width: 190,
      cell: ({ state }) => <BookingPill area={area} state={state} plain />,
    },
    // The clock is named to who reads it by another.
    {
      id: "when",
      title: isElsewhere(new Date()) ? "When (IST)" : "When",
      width: 210,
      least: 200,
      cell: whenOf,
    },
    {
      id: "students",
      title: "Students",
      width: 80,
      least: 76,
      numeric: true,
      cell: ({ expectedStudents }) => expectedStudents?.toLocaleString("en-IN"),
    },
    {
      id: "rooms",
      title: "Where",
      width: 150,
      least: 90,
      cell: ({ rooms }) => rooms.map(({ name }) => name).join(", "),
    },
  ];
};

function whenOf({ startsAt, endsAt, dates }: ListedBooking) {
  if (startsAt && endsAt) return spanWords({ startsAt, endsAt });
  const [first, ...others] = dates;
  if (!first) return undefined;
  return others.length ? `${spanWords(first)} or another` : spanWords(first);
}

interface BookingListProps {
  area: BookingArea;
  /** The search, told what was looked for. */
  searchBox: (searched: Searched) => ReactNode;
  /** Takes what is looked at out as a file. */
  exportMenu: (query: BookingAsked) => ReactNode;
  empty: ReactNode;
}

/** Bookings of companies to colleges: what waits for the reader has a tab of its own. */
export const BookingList = observer(function BookingList(props: BookingListProps) {
  const { area, searchBox, exportMenu, empty } = props;
  const { calls } = useStores();
  const { tab, asked, whole, change, searched, view } = useAddressView(tabs, filters, fits);
  const [columns] = useState(() => columnsOf(area));
  const own = useOwnTable("bookings");
  const list = useWindowList<ListedBooking, typeof whole>(async (filtered, next, options) => {
    const query = { ...queryOf(area, filtered), next };
    return area === "hr"
      ? (await calls.hr()).bookings.list({ query }, options)
      : (await calls.po()).bookings.list({ query }, options);
  }, whole);
  useBookingChanges(() => void list.follow());
  const shown = tabs.filter((each) => each !== "drafts" || area === "hr");
  return (
    <>
      <ListTabs
        label="Which bookings"
        tabs={shown}
        titles={titles}
        tab={tab}
        change={(to) => change({ ...to, state: "" })}
      />
      <DataTable
        label={titles[tab]}
        one="booking"
        many="bookings"
        {...tableOf(list, view)}
        {...own}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ title, college, company }) =>
          `${title}, ${area === "hr" ? college.name : company.name}`
        }
        {...rowPages((id) => withId(paths[area].booking, id))}
        empty={
          tab === "all" ? (
            empty
          ) : (
            <EmptyState title={tab === "waiting" ? "No booking waits for you" : "No bookings here"}>
              They stand here as soon as there are some.
            </EmptyState>
          )
        }
        toolbar={
          <>
            {searchBox(searched)}
            <BookingFilters
              area={area}
              ofState={tab === "all"}
              asked={asked}
              change={change}
              onClear={view.onClearFilters}
            />
          </>
        }
        tools={exportMenu(queryOf(area, whole))}
      />
    </>
  );
});
