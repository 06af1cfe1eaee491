import { Button, EmptyState, PageHeader } from "@toran/ui";
import { BookingList } from "@/features/hiring/bookings/booking-list";
import { SearchBox } from "@/features/search/search-box";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";

const searchBox = (search: string, onSearch: (search: string) => void) => (
  <SearchBox
    label="Search bookings"
    placeholder="Job or company"
    search={search}
    onSearch={onSearch}
  />
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
      empty={
        <EmptyState title="No bookings yet">
          Companies you are connected to ask here for a day and for your rooms.
        </EmptyState>
      }
    />
  </>
);
