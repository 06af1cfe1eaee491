import { Button, EmptyState, PageHeader } from "@toran/ui";
import { type BookingAsked, BookingList } from "@/features/hiring/bookings/booking-list";
import { ExportMenu } from "@/features/list-export/export-menu";
import { SearchBox } from "@/features/search/search-box";
import { AppLink } from "@/lib/app-link";
import type { Searched } from "@/lib/use-address-view";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";

const searchBox = (searched: Searched) => (
  <SearchBox label="Search bookings" placeholder="Job or company" {...searched} />
);

/** The bookings that companies ask for. */
export const BookingsScreen = () => (
  <>
    <PageHeader
      title="Bookings"
      actions={
        <Button intent="secondary" asChild>
          <AppLink href={paths.po.settings.replace("*", "bookings")}>
            Hours and blocked days
          </AppLink>
        </Button>
      }
    />
    <BookingList
      area="po"
      searchBox={searchBox}
      exportMenu={exportMenu}
      empty={
        <EmptyState title="No bookings yet">
          Companies you are connected to ask here for a day and for your rooms.
        </EmptyState>
      }
    />
  </>
);

function BookingExport({ query }: { query: BookingAsked }) {
  const { calls } = useStores();
  return (
    <ExportMenu
      area="po"
      list="bookings"
      name="bookings"
      take={async (asked, given) =>
        (await calls.po()).bookings.export({ query: { ...query, ...asked } }, given)
      }
    />
  );
}
const exportMenu = (query: BookingAsked) => <BookingExport query={query} />;
