import { limits } from "@toran/contract";
import {
  type blockedDateInput,
  type bookingSettingsInput,
  defaultHours,
} from "@toran/contract/schemas/booking-settings";
import { collegeZone } from "@toran/contract/calendar/zones";
import { and, asc, count, eq, gte, lte } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { conflict, requireVersion } from "../../http/failures";
import { holdCollege } from "../colleges/college";
import { blockedDates, bookingSettings } from "./tables";

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
