import { and, asc, eq, lt } from "drizzle-orm";
import {
  type AttentionReader,
  attentionTo,
  attentionToAll,
  mostNamed,
} from "../todos/attention-entry";
import { waitingFor } from "./list";
import { ownedBy } from "./own";
import { bookings } from "./tables";
import { namesOfBookings } from "./titles";

/** Bookings that wait for the side of whoever looks. */
export const bookingAttention: AttentionReader = async (db, user) =>
  attentionToAll("BOOKINGS", await waitingFor(db, user), [
    "A booking waits for your answer",
    (many) => `${many} bookings wait for your answer`,
  ]);

/** Confirmed bookings that are over, of which their college has not said whether the company came. */
export const pastBookingAttention: AttentionReader = async (db, user, now) => {
  const { id, state, endsAt } = bookings;
  const rows = await db
    .select({ id })
    .from(bookings)
    .where(and(ownedBy(user), eq(state, "CONFIRMED"), lt(endsAt, now)))
    .orderBy(asc(endsAt), asc(id))
    .limit(mostNamed);
  const named = await namesOfBookings(
    db,
    rows.map((row) => row.id),
  );
  return rows.flatMap((row) => {
    const about = named.get(row.id);
    if (!about) return [];
    const words = `Say whether ${about.company} came: ${about.title}`;
    return attentionTo("PAST_BOOKINGS", words, { about: row.id });
  });
};
