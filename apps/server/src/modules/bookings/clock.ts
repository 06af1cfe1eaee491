import { and, eq, gt, inArray, lte, or } from "drizzle-orm";
import type { Deps } from "../../deps";
import { again } from "../../jobs/again";
import { bySystem } from "../hiring/who";
import { writeEvents } from "../hiring/events";
import { change } from "./change";
import { freeRooms } from "./holds";
import { noticeOfLapse } from "./notices";
import { settle } from "./schedule/invitations";
import { holdPlan } from "./schedule/own";
import { bookings, schedules, slotInvitations, slots, slotSwaps } from "./tables";
import { tellScreens } from "./tell";

const atOnce = 200;

/** Does what the clock asks of bookings and slots, each in a transaction of its own that looks again. */
export async function keepBookings(deps: Deps) {
  await lapseRequests(deps);
  await settleSchedules(deps);
}

/** A request that nobody has answered holds its places no longer. It still stands. */
async function lapseRequests(deps: Deps) {
  const now = deps.now();
  const late = and(
    inArray(bookings.state, ["REQUESTED", "RESCHEDULED", "COUNTER_PROPOSED"]),
    lte(bookings.holdUntil, now),
  );
  const due = await deps.db.select({ id: bookings.id }).from(bookings).where(late).limit(atOnce);
  for (const { id } of due)
    await change(deps, async (tx) => {
      const [row] = await tx
        .select()
        .from(bookings)
        .where(and(eq(bookings.id, id), late))
        .for("update");
      if (!row) return;
      const { companyId, collegeId, state } = row;
      await freeRooms(tx, id, "asked");
      await tx.update(bookings).set({ holdUntil: null }).where(eq(bookings.id, id));
      const told = {
        subjectId: id,
        companyId,
        collegeId,
        command: "LAPSE_HOLD",
        from: state,
        to: state,
      };
      await writeEvents(tx, bySystem(now), [told]);
      tellScreens(tx, { type: "booking.changed", bookingId: id, companyId, collegeId });
      await noticeOfLapse(tx, row);
    });
}

/** Ends holds, invitations and swaps whose time is over, and asks those who come next. */
async function settleSchedules(deps: Deps) {
  const now = deps.now();
  const held = deps.db
    .select({ id: slots.scheduleId })
    .from(slots)
    .where(and(eq(slots.state, "HELD"), lte(slots.heldUntil, now)));
  const invited = deps.db
    .select({ id: slotInvitations.scheduleId })
    .from(slotInvitations)
    .where(and(eq(slotInvitations.state, "INVITED"), lte(slotInvitations.answerBy, now)));
  const swapping = deps.db
    .select({ id: slotSwaps.scheduleId })
    .from(slotSwaps)
    .where(and(eq(slotSwaps.state, "REQUESTED"), lte(slotSwaps.closesAt, now)));
  // The day of the alternates: whoever waits is asked as long as slots are left.
  const waiting = deps.db
    .select({ id: slotInvitations.scheduleId })
    .from(slotInvitations)
    .innerJoin(slots, eq(slots.scheduleId, slotInvitations.scheduleId))
    .where(
      and(eq(slotInvitations.state, "WAITING"), eq(slots.state, "OPEN"), gt(slots.startsAt, now)),
    );
  const due = await deps.db
    .select({ id: schedules.id })
    .from(schedules)
    .where(
      and(
        eq(schedules.state, "PUBLISHED"),
        or(
          inArray(schedules.id, held),
          inArray(schedules.id, invited),
          inArray(schedules.id, swapping),
          and(lte(schedules.alternatesFrom, now), inArray(schedules.id, waiting)),
        ),
      ),
    )
    .limit(atOnce);
  for (const { id } of due)
    await change(deps, async (tx) => settle(tx, await holdPlan(tx, id), now));
}

const every = 30_000;

/** Does what the clock asks of bookings now, and again and again: students wait for a slot meanwhile. */
export const startBookings = (deps: Deps) =>
  again(deps, { every, fails: "the clock of the bookings was not kept" }, () => keepBookings(deps));
