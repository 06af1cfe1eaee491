import { and, eq, ne } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { collegeIdOf, type SignedIn } from "../accounts/signed-in";
import type { CalendarOwner } from "../calendar/entry";
import { companyIdOf } from "../hiring/own";
import { type BookingRow, bookings } from "./tables";

/** Whose bookings somebody may see; a draft is its company's alone. */
export const ownedBy = (user: CalendarOwner) =>
  user.role === "HUMAN_RESOURCE"
    ? eq(bookings.companyId, companyIdOf(user))
    : and(eq(bookings.collegeId, collegeIdOf(user)), ne(bookings.state, "DRAFT"));

/** A booking of the user's company or college. */
export async function bookingFor(
  db: Executor,
  user: SignedIn,
  id: string,
  how: "look" | "hold" = "look",
): Promise<BookingRow> {
  const asked = db
    .select()
    .from(bookings)
    .where(and(ownedBy(user), eq(bookings.id, id)));
  return one(how === "hold" ? asked.for("update") : asked, "The booking");
}
