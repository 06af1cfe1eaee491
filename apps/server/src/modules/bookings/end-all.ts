import { hasCome } from "@toran/contract/hiring/booking-moves";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import type { SignedIn } from "../accounts/signed-in";
import { type Acting, acting } from "../hiring/who";
import { endBooking, keepBooking, type Why } from "./end";
import { noticeOfBooking } from "./notices";
import { type BookingRow, bookings } from "./tables";
import { flush } from "./tell";

/** What a college and a company have before them; a draft is its company's alone. */
const before: BookingRow["state"][] = ["REQUESTED", "RESCHEDULED", "COUNTER_PROPOSED", "CONFIRMED"];

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
        inArray(bookings.state, before),
      ),
    )
    .orderBy(asc(bookings.id))
    .for("update");
  for (const row of rows) await end(tx, who, row);
  await flush(tx, deps);
}

/** Ends what is still to come for a posting that is cancelled, by the commands of the side that cancels it. */
export async function endBookingsFor(tx: Executor, who: Acting, postingId: string) {
  const rows = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.postingId, postingId), inArray(bookings.state, before)))
    .orderBy(asc(bookings.id))
    .for("update");
  for (const row of rows) await end(tx, who, row, cancelled);
}
const cancelled = { reason: "OTHER", reasonText: "The job was cancelled." } as const;

async function end(tx: Executor, who: Acting, row: BookingRow, why: Why = {}) {
  if (hasCome(row, who.now)) return;
  const command = endOf(who, row);
  const keeps = row.state === "COUNTER_PROPOSED" && command === "CANCEL";
  const there = keeps ? await keepBooking(tx, who, row) : row;
  await noticeOfBooking(tx, who, command, await endBooking(tx, who, there, command, why));
}

/** A time that was confirmed is cancelled; what is only asked for or offered is declined or taken back. */
function endOf({ side }: Acting, { state, startsAt }: BookingRow) {
  if (startsAt) return "CANCEL";
  if (side === "COMPANY") return "WITHDRAW";
  return state === "COUNTER_PROPOSED" ? "RETRACT" : "DECLINE";
}
