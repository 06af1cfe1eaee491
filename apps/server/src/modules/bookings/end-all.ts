import { hasCome } from "@toran/contract/hiring/booking-moves";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import type { SignedIn } from "../accounts/signed-in";
import { type Acting, acting } from "../hiring/who";
import { endBooking, keepBooking } from "./end";
import { noticeOfBooking } from "./notices";
import { type BookingRow, bookings } from "./tables";
import { flush } from "./tell";

interface Pair {
  collegeId: string;
  companyId: string;
}

/**
 * Ends what a college and a company it blocks still have before them, by the college's own commands. What has come
 * stays to be told of.
 */
export async function endBookingsBetween(
  tx: Executor,
  deps: Deps,
  user: SignedIn,
  { collegeId, companyId }: Pair,
) {
  const who = acting(user, deps.now());
  const rows = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.collegeId, collegeId),
        eq(bookings.companyId, companyId),
        inArray(bookings.state, ["REQUESTED", "RESCHEDULED", "COUNTER_PROPOSED", "CONFIRMED"]),
      ),
    )
    .orderBy(asc(bookings.id))
    .for("update");
  for (const row of rows) await end(tx, who, row);
  await flush(tx, deps);
}

async function end(tx: Executor, who: Acting, row: BookingRow) {
  if (hasCome(row, who.now)) return;
  const command = endOf(row);
  const keeps = row.state === "COUNTER_PROPOSED" && command === "CANCEL";
  const before = keeps ? await keepBooking(tx, who, row) : row;
  await noticeOfBooking(tx, who, command, await endBooking(tx, who, before, command, {}));
}

/** A time that was confirmed is cancelled; what is only asked for or offered is declined or taken back. */
function endOf({ state, startsAt }: BookingRow) {
  if (startsAt) return "CANCEL";
  return state === "COUNTER_PROPOSED" ? "RETRACT" : "DECLINE";
}
