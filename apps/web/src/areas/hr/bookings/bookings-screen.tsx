import { Button, type ButtonProps, EmptyState, PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type BookingAsked, BookingList } from "@/features/hiring/bookings/booking-list";
import { ExportMenu } from "@/features/list-export/export-menu";
import { SearchBox } from "@/features/search/search-box";
import { AppLink } from "@/lib/app-link";
import type { Searched } from "@/lib/use-address-view";
import { paths } from "@/navigation/paths";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";

const searchBox = (searched: Searched) => (
  <SearchBox label="Search bookings" placeholder="Job or college" {...searched} />
);

/** The bookings of the company to colleges. */
export const BookingsScreen = observer(function BookingsScreen() {
  const mayChange = useMayChange("hr");
  // The head of the page has the filled one.
  const begin = (intent: ButtonProps["intent"]) =>
    mayChange && (
      <Button asChild intent={intent}>
        <AppLink href={paths.hr.newBooking}>New booking</AppLink>
      </Button>
    );
  return (
    <>
      <PageHeader title="Bookings" actions={begin("primary")} />
      <BookingList
        area="hr"
        searchBox={searchBox}
        exportMenu={exportMenu}
        empty={
          <EmptyState title="No bookings yet" action={begin("soft")}>
            Ask a college you are connected to for a day and its rooms, for a talk, a test or
            interviews.
          </EmptyState>
        }
      />
    </>
  );
});

function BookingExport({ query }: { query: BookingAsked }) {
  const { calls } = useStores();
  return (
    <ExportMenu
      area="hr"
      list="bookings"
      name="bookings"
      take={async (asked, given) =>
        (await calls.hr()).bookings.export({ query: { ...query, ...asked } }, given)
      }
    />
  );
}
const exportMenu = (query: BookingAsked) => <BookingExport query={query} />;
