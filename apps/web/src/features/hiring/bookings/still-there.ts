import type { BookingOptions } from "@toran/contract/schemas/booking";

/** What of chosen places the college still has: one that is gone is not shown, and could not be taken out. */
export const placesStillThere = (
  chosen: string[],
  known: Pick<BookingOptions, "places"> | undefined,
) => (known ? chosen.filter((id) => known.places.some((place) => place.id === id)) : chosen);
