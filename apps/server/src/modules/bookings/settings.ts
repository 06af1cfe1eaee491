import { keptBookings } from "@toran/contract/hiring/booking-moves";
import { limits } from "@toran/contract";
import {
  type blockedDateInput,
  type bookingSettingsInput,
  defaultHours,
} from "@toran/contract/schemas/booking-settings";
import { addDays, collegeZone, dayStart, wallAt } from "@toran/contract/calendar/zones";
import { and, asc, count, eq, gt, gte, inArray, lt, lte } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { conflict, refused, requireVersion } from "../../http/failures";
import { holdCollege, keepCollege } from "../colleges/college";
import { blockedDates, bookings, bookingSettings } from "./tables";
import { namesOfBookings } from "./titles";

/** Days that a college has blocked, of those between two. */
export const blockedDatesBetween = (db: Executor, collegeId: string, from: string, to: string) =>
  db
    .select({
      id: blockedDates.id,
      from: blockedDates.from,
      to: blockedDates.to,
      reason: blockedDates.reason,
    })
    .from(blockedDates)
    .where(
      and(
        eq(blockedDates.collegeId, collegeId),
        lte(blockedDates.from, to),
        gte(blockedDates.to, from),
      ),
    )
    .orderBy(asc(blockedDates.from), asc(blockedDates.id));

/** When a college takes companies: its notice, its hours, and the days that are blocked from some day on. */
export async function settingsOf(db: Executor, collegeId: string, since = "0000-01-01") {
  const [row] = await db
    .select()
    .from(bookingSettings)
    .where(eq(bookingSettings.collegeId, collegeId));
  return {
    zone: collegeZone,
    noticeHours: row?.noticeHours ?? limits.booking.noticeHours,
    hours: row?.hours ?? defaultHours,
    blocked: await blockedDatesBetween(db, collegeId, since, "9999-12-31"),
    version: row?.version ?? 0,
  };
}
export type Settings = Awaited<ReturnType<typeof settingsOf>>;

/** The same, kept as they are until the transaction ends: whoever blocks a day waits, and finds what is confirmed on it by then. */
export async function keptSettings(tx: Executor, collegeId: string) {
  await keepCollege(tx, collegeId);
  return settingsOf(tx, collegeId);
}

/** Changes notice and hours. What was asked for before stays asked for. */
export async function saveSettings(
  tx: Executor,
  collegeId: string,
  given: z.output<typeof bookingSettingsInput>,
) {
  await holdCollege(tx, collegeId);
  const before = await settingsOf(tx, collegeId);
  requireVersion("this", given.version, before.version);
  const days = [...new Set(given.hours.days)].sort((a, b) => a - b);
  const row = {
    noticeHours: given.noticeHours,
    hours: { ...given.hours, days },
    version: before.version + 1,
  };
  await tx
    .insert(bookingSettings)
    .values({ collegeId, ...row })
    .onConflictDoUpdate({ target: bookingSettings.collegeId, set: row });
}

/** Blocks days. What is confirmed on them already stays. */
export async function blockDates(
  tx: Executor,
  collegeId: string,
  given: z.output<typeof blockedDateInput>,
  now: Date,
) {
  await holdCollege(tx, collegeId);
  if (given.to < wallAt(now, collegeZone).day) throw refused({ to: "These days are over." });
  const same = (await blockedDatesBetween(tx, collegeId, given.from, given.to)).find(
    ({ from, to }) => from <= given.from && given.to <= to,
  );
  if (same) throw refused({ from: `This is blocked already: ${same.reason}` });
  const { many } = await one(
    tx.select({ many: count() }).from(blockedDates).where(eq(blockedDates.collegeId, collegeId)),
    "The days",
  );
  if (many >= limits.booking.blockedDates)
    throw conflict(
      `You have blocked days ${limits.booking.blockedDates} times. Open some that are over first.`,
    );
  return one(
    tx
      .insert(blockedDates)
      .values({ collegeId, ...given, createdAt: now })
      .returning(),
    "The days",
  );
}

export const openDates = (tx: Executor, collegeId: string, id: string) =>
  one(
    tx
      .delete(blockedDates)
      .where(and(eq(blockedDates.collegeId, collegeId), eq(blockedDates.id, id)))
      .returning(),
    "The days",
  );

/** What is confirmed on some days and not over, by name, so that a college that blocks them knows what it still has to move. */
export async function stayingOn(
  db: Executor,
  collegeId: string,
  { from, to }: { from: string; to: string },
  now: Date,
) {
  const rows = await db
    .select({ id: bookings.id, startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.collegeId, collegeId),
        // One that is to be moved keeps its time until that is answered.
        inArray(bookings.state, keptBookings),
        gte(bookings.startsAt, dayStart(from)),
        lt(bookings.startsAt, dayStart(addDays(to, 1))),
        gt(bookings.endsAt, now),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  const names = await namesOfBookings(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, startsAt, endsAt }) => {
    const named = names.get(id);
    return named && startsAt && endsAt
      ? [{ ...named, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }]
      : [];
  });
}
