import { takenSlots } from "@toran/contract/hiring/booking-moves";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { conflict } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { bookingFor } from "../own";
import {
  type BookingRow,
  bookings,
  type ScheduleRow,
  schedules,
  type SlotRow,
  slots,
} from "../tables";

/** A schedule with the booking it cuts into slots. */
export interface Plan {
  booking: BookingRow;
  schedule: ScheduleRow;
}

/** The schedule of a booking, where it has one; held, nobody publishes it meanwhile. */
export async function scheduleBy(
  db: Executor,
  id: string,
  how: "look" | "hold" = "look",
): Promise<ScheduleRow | undefined> {
  const asked = db.select().from(schedules).where(eq(schedules.id, id));
  const [row] = await (how === "hold" ? asked.for("update") : asked);
  return row;
}

/** Refuses what is done about slots that others have drawn anew since they were looked at. */
export function requireUnchanged({ version }: ScheduleRow, seen: number | undefined) {
  if (seen !== undefined && seen !== version)
    throw conflict("Somebody else has changed these slots. Load them again to see what is new.", {
      current: { version },
    });
}

/** A schedule held until the transaction ends, so that whatever happens to its slots follows each other. */
export async function holdPlan(tx: Executor, id: string): Promise<Plan> {
  const schedule = await one(
    tx.select().from(schedules).where(eq(schedules.id, id)).for("update"),
    "The schedule",
  );
  // Read after the schedule is held: whoever ends a booking waits for its schedule too.
  const booking = await one(tx.select().from(bookings).where(eq(bookings.id, id)), "The booking");
  return { booking, schedule };
}

/**
 * Holds the schedules of some postings that are not over, always in the same order: who is about to be given a slot there
 * has it by then, or is given none any more.
 */
export async function holdSchedulesOf(tx: Executor, postingIds: string[], now: Date) {
  if (!postingIds.length) return;
  await tx
    .select({ id: schedules.id })
    .from(schedules)
    .innerJoin(bookings, eq(bookings.id, schedules.id))
    .where(and(inArray(bookings.postingId, postingIds), gt(bookings.endsAt, now)))
    .orderBy(asc(schedules.id))
    .for("update", { of: schedules });
}

/** A schedule to look at; who may, is asked by the caller. */
export const planBy = (db: Executor, id: string): Promise<Plan> =>
  one(
    db
      .select({ booking: bookings, schedule: schedules })
      .from(schedules)
      .innerJoin(bookings, eq(bookings.id, schedules.id))
      .where(eq(schedules.id, id)),
    "The schedule",
  );

/** The schedule of a booking of the user's side, to look at. */
export async function planFor(db: Executor, user: SignedIn, id: string): Promise<Plan> {
  await bookingFor(db, user, id);
  return planBy(db, id);
}

/** The schedule of a booking of the user's side, held. */
export async function holdPlanFor(tx: Executor, user: SignedIn, id: string): Promise<Plan> {
  await bookingFor(tx, user, id);
  return holdPlan(tx, id);
}

export const slotsOf = (db: Executor, scheduleId: string): Promise<SlotRow[]> =>
  db
    .select()
    .from(slots)
    .where(eq(slots.scheduleId, scheduleId))
    .orderBy(asc(slots.startsAt), asc(slots.panelId), asc(slots.place));

export const slotBy = (db: Executor, id: string): Promise<SlotRow> =>
  one(db.select().from(slots).where(eq(slots.id, id)), "The slot");

/** A slot with its schedule held; read anew, now that nobody else changes it. */
export async function holdSlot(tx: Executor, id: string): Promise<Plan & { slot: SlotRow }> {
  const { scheduleId } = await slotBy(tx, id);
  const plan = await holdPlan(tx, scheduleId);
  return { ...plan, slot: await slotBy(tx, id) };
}

/** Refuses what is only possible at a time that is confirmed. */
export function requireConfirmed({ booking: { state, startsAt, endsAt } }: Pick<Plan, "booking">) {
  if (state !== "CONFIRMED" || !startsAt || !endsAt)
    throw conflict("The booking is not confirmed, so this is not possible now.", {
      current: { state },
    });
  return { startsAt, endsAt };
}

/** Takes the slots of a schedule away that students do not know of yet. */
export const forgetSlots = (tx: Executor, scheduleId: string) =>
  tx.delete(slots).where(eq(slots.scheduleId, scheduleId));

/** How many slots some bookings have, and how many of them are taken. */
export async function countSlots(db: Executor, ids: string[]) {
  if (!ids.length) return new Map<string, never>();
  const taken = sql.join(
    [...takenSlots, "DONE", "NO_SHOW"].map((state) => sql`${state}`),
    sql`, `,
  );
  const rows = await db
    .select({
      id: schedules.id,
      model: schedules.model,
      state: schedules.state,
      slots: sql<number>`count(${slots.id}) filter (where ${slots.state} <> 'CANCELLED')`.mapWith(
        Number,
      ),
      taken: sql<number>`count(${slots.id}) filter (where ${slots.state} in (${taken}))`.mapWith(
        Number,
      ),
    })
    .from(schedules)
    .leftJoin(slots, eq(slots.scheduleId, schedules.id))
    .where(and(inArray(schedules.id, ids)))
    .groupBy(schedules.id);
  return new Map(rows.map(({ id, ...counted }) => [id, counted]));
}
