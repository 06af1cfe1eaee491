import { EmptyState } from "@toran/ui";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";
import type { BookingArea } from "./booking-calls";

/** Where a booking would be that is not there. */
export const NoBooking = ({ area }: { area: BookingArea }) => (
  <>
    <h1 className="sr-only">Booking not found</h1>
    <EmptyState
      title="There is no such booking"
      action={
        <AppLink href={paths[area].bookings} className="link">
          All bookings
        </AppLink>
      }
    >
      The link may be old, or the draft was deleted.
    </EmptyState>
  </>
);
