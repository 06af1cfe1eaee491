import {
  type Channel,
  channels,
  isFixed,
  noticeRule,
  type NoticeType,
  noticeTypesOf,
  type Role,
} from "@toran/contract";
import { collegeZone } from "@toran/contract/calendar/zones";
import type { preferencesInput } from "@toran/contract/schemas/notification";
import { eq } from "drizzle-orm";
import type { z } from "zod/mini";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { noteConsents } from "../consents/history";
import { isBetween, nextHour } from "./zone-time";
import { notificationPreferences } from "./tables";

export type Preferences = Omit<typeof notificationPreferences.$inferSelect, "userId">;

const unlessChosen: Preferences = {
  channels: {},
  zone: collegeZone,
  digestHour: 8,
  quiet: true,
  quietFrom: 22,
  quietTo: 7,
};

/** How these people want to be told. */
export async function preferencesOf(db: Executor, ids: string[]) {
  const rows = await db
    .select()
    .from(notificationPreferences)
    .where(among(notificationPreferences.userId, ids));
  const kept = new Map(rows.map((row) => [row.userId, row]));
  return (id: string): Preferences => kept.get(id) ?? unlessChosen;
}

/** Whether somebody hears of a type by a channel. */
export const hears = (
  { channels: chosen }: Preferences,
  role: Role,
  type: NoticeType,
  channel: Channel,
): boolean =>
  isFixed(type, channel) ||
  (chosen[type]?.[channel] ?? !!noticeRule(type).to[role]?.includes(channel));

const notUrgent = (role: Role) =>
  noticeTypesOf(role).filter((type) => noticeRule(type).priority !== "CRITICAL");

/** Whether somebody is mailed of anything that is not urgent. */
export const wantsMails = (chosen: Preferences, role: Role) =>
  notUrgent(role).some((type) => hears(chosen, role, type, "EMAIL"));

/** Switches every mail that is not urgent off, or those on again that are so at first. */
export const mailsFor = (role: Role, on: boolean) =>
  notUrgent(role).map((type) => ({
    type,
    channel: "EMAIL" as const,
    on: on && !!noticeRule(type).to[role]?.includes("EMAIL"),
  }));

/** When the digest of somebody leaves next. */
export const nextDigest = ({ digestHour, zone }: Preferences, now: Date) =>
  nextHour(digestHour, zone, now);

/** When a mail that is not critical may leave. */
export function mailTime(chosen: Preferences, type: NoticeType, soonest: Date) {
  if (noticeRule(type).mail === "DAILY") return nextDigest(chosen, soonest);
  const { quiet, quietFrom, quietTo, zone } = chosen;
  return quiet && isBetween(quietFrom, quietTo, zone, soonest)
    ? nextHour(quietTo, zone, soonest)
    : soonest;
}

export const shownPreferences = (chosen: Preferences, role: Role) => ({
  channels: noticeTypesOf(role).flatMap((type) =>
    channels.map((channel) => ({ type, channel, on: hears(chosen, role, type, channel) })),
  ),
  zone: chosen.zone,
  digestHour: chosen.digestHour,
  quiet: { on: chosen.quiet, from: chosen.quietFrom, to: chosen.quietTo },
});

/** Keeps what is given; the rest stays. Of two who save at once the second builds on the first. */
export async function savePreferences(
  tx: Executor,
  user: { id: string; role: Role },
  given: z.output<typeof preferencesInput>,
  now: Date,
) {
  const own = eq(notificationPreferences.userId, user.id);
  await tx
    .insert(notificationPreferences)
    .values({ ...unlessChosen, userId: user.id })
    .onConflictDoNothing();
  const [row] = await tx.select().from(notificationPreferences).where(own).for("update");
  const before: Preferences = row ?? unlessChosen;
  const chosen = { ...before.channels };
  for (const { type, channel, on } of given.channels ?? [])
    if (!isFixed(type, channel) && noticeRule(type).to[user.role])
      chosen[type] = { ...chosen[type], [channel]: on };
  const after: Preferences = {
    channels: chosen,
    zone: given.zone ?? before.zone,
    digestHour: given.digestHour ?? before.digestHour,
    quiet: given.quiet?.on ?? before.quiet,
    quietFrom: given.quiet?.from ?? before.quietFrom,
    quietTo: given.quiet?.to ?? before.quietTo,
  };
  await tx.update(notificationPreferences).set(after).where(own);
  const mails = (each: Preferences) => ({ mails: wantsMails(each, user.role) });
  await noteConsents(tx, user, { before: mails(before), after: mails(after) }, now);
  return after;
}
