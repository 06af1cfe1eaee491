import { takenSlots } from "@toran/contract/hiring/booking-moves";
import { collegeZone } from "@toran/contract/calendar/zones";
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
} from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { conflict } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { bySystem } from "../../hiring/who";
import { bookings, schedules, type SlotRow, slots } from "../tables";
import { namesOfBookings } from "../titles";
import { spanWords } from "../when";
import { moveSlot } from "./move";

type Time = Pick<SlotRow, "startsAt" | "endsAt">;

/** Gives back the slots whose two minutes are over. What has lapsed is free, whether somebody has swept or not. */
export async function lapseHolds(tx: Executor, which: SQL | undefined, now: Date) {
  const rows = await tx
    .select({ slot: slots, schedule: schedules, booking: bookings })
    .from(slots)
    .innerJoin(schedules, eq(schedules.id, slots.scheduleId))
    .innerJoin(bookings, eq(bookings.id, slots.scheduleId))
    .where(and(eq(slots.state, "HELD"), lte(slots.heldUntil, now), which));
  for (const { slot, ...plan } of rows)
    await moveSlot(tx, bySystem(now), plan, slot, "RELEASE", {
      told: "The two minutes were over.",
    });
}

/** What a student has at a time, beside some slots. */
export async function clashOf(
  db: Executor,
  studentId: string,
  { startsAt, endsAt }: Time,
  except: string[],
  now: Date,
): Promise<SlotRow | undefined> {
  const [row] = await db
    .select()
    .from(slots)
    .where(
      and(
        eq(slots.studentId, studentId),
        inArray(slots.state, [...takenSlots]),
        or(ne(slots.state, "HELD"), isNull(slots.heldUntil), gt(slots.heldUntil, now)),
        lt(slots.startsAt, endsAt),
        gt(slots.endsAt, startsAt),
        except.length ? notInArray(slots.id, except) : undefined,
      ),
    )
    .orderBy(asc(slots.startsAt))
    .limit(1);
  return row;
}

/** Refuses a time at which a student has something else; names it to those who may know of it. */
export async function requireFree(
  tx: Executor,
  reader: SignedIn | null,
  student: { id: string; name?: string },
  slot: SlotRow,
  now: Date,
  except: string[] = [],
) {
  await lapseHolds(tx, eq(slots.studentId, student.id), now);
  const clash = await clashOf(tx, student.id, slot, [slot.id, ...except], now);
  if (!clash) return;
  const other = (await namesOfBookings(tx, [clash.scheduleId])).get(clash.scheduleId);
  const may = other && (reader?.role !== "HUMAN_RESOURCE" || other.companyId === reader.companyId);
  const who = reader?.id === student.id ? "You have" : `${student.name ?? "The student"} has`;
  const what = may ? `${other.title}, ${other.company}` : "something else";
  const when = spanWords(collegeZone, clash.startsAt, clash.endsAt);
  throw conflict(`${who} ${what} then: ${when}.`, {
    current: {
      startsAt: clash.startsAt.toISOString(),
      endsAt: clash.endsAt.toISOString(),
      booking: may ? { id: other.id, title: other.title, company: other.company } : null,
    },
  });
}
