import type { Booking } from "@toran/contract/schemas/booking";
import { Avatar } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { inTurn, Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { publicFile } from "@/lib/public-file";
import { usePageTitle } from "@/lib/use-page-title";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { History } from "../timeline";
import { WriteAbout } from "../write-about";
import type { BookingArea } from "./booking-calls";
import { BookingFacts } from "./booking-facts";
import { BookingPill } from "./booking-pill";
import { BookingStanding } from "./booking-standing";
import { NoBooking } from "./no-booking";
import { useBookingChanges } from "./use-booking-changes";

export interface OpenBooking {
  booking: Booking;
  set: (booking: Booking) => void;
  reload: () => void;
}
interface BookingPageProps {
  area: BookingArea;
  id: string;
  /** What the reader can do with it. */
  actions: (open: OpenBooking) => ReactNode;
  /** Under the facts: the slots of the booking. */
  schedule: (open: OpenBooking) => ReactNode;
}

/** One booking: what is asked for, how it stands, its slots, and what happened. */
export const BookingPage = observer(function BookingPage(props: BookingPageProps) {
  const { area, id, actions, schedule } = props;
  const { calls } = useStores();
  const [booking] = useState(
    () =>
      new Loadable<Booking>(async () =>
        area === "hr"
          ? (await calls.hr()).bookings.read({ params: { id } })
          : (await calls.po()).bookings.read({ params: { id } }),
      ),
  );
  useEffect(() => void booking.load(), [booking]);
  usePageTitle(booking.value?.title);
  const reload = useCallback(() => void booking.load(), [booking]);
  useBookingChanges(reload);
  return (
    <div className="max-w-page px-6 py-5">
      {booking.failure?.status === 404 ? (
        <NoBooking area={area} />
      ) : (
        <Load of={booking}>
          {(found) => {
            const open = { booking: found, set: (next: Booking) => booking.set(next), reload };
            return (
              <>
                <Head area={area} booking={found}>
                  {actions(open)}
                </Head>
                <div className="wide:grid-cols-[minmax(0,1fr)_22rem] grid gap-8">
                  <div className={`grid min-w-0 content-start gap-8 ${inTurn}`}>
                    <BookingStanding area={area} booking={found} />
                    {schedule(open)}
                    <BookingFacts booking={found} />
                  </div>
                  <section aria-labelledby="happened" className="grid content-start gap-3">
                    <h2 id="happened" className="title-lg">
                      What happened
                    </h2>
                    <History label="What happened" events={found.timeline} />
                  </section>
                </div>
              </>
            );
          }}
        </Load>
      )}
    </div>
  );
});

interface HeadProps {
  area: BookingArea;
  booking: Booking;
  children: ReactNode;
}
const Head = observer(function Head({ area, booking, children }: HeadProps) {
  const mayChange = useMayChange(area);
  const other = area === "hr" ? booking.college : booking.company;
  return (
    <header className="mb-4 flex flex-wrap items-center gap-4">
      <Avatar
        decorative
        entity={area === "hr" ? "college" : "company"}
        size="lg"
        name={other.name}
        src={publicFile(other.picture)}
      />
      <div className="min-w-0">
        <h1 className="title-2xl flex flex-wrap items-center gap-3">
          {booking.title}
          <BookingPill area={area} state={booking.state} />
        </h1>
        <p className="text-ink-2">{[other.name, other.city].filter(Boolean).join(", ")}</p>
      </div>
      <div className="ms-auto flex flex-wrap items-center gap-2">
        {mayChange && booking.state !== "DRAFT" && (
          <WriteAbout area={area} other={other} about={`booking:${booking.id}`} />
        )}
        {children}
      </div>
    </header>
  );
});
