import { createHash } from "node:crypto";
import type { Role } from "@toran/contract";
import type { CalendarEntry, CalendarEvent } from "@toran/contract/schemas/calendar";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { calendarVersions } from "./tables";

const fingerprintOf = (entry: CalendarEntry) =>
  createHash("sha256").update(JSON.stringify(entry)).digest("base64url");

/** An event with the moment of its last change, as far as anybody has seen it change. */
export type Versioned = CalendarEvent & { changedAt: Date };

const atOnce = 500;

/**
 * Counts the changes of events. A source need not know how often it has changed: whoever looks compares with what was
 * there at the last look, and a count never falls, whoever looks at once.
 */
export async function versionsOf(
  db: Executor,
  role: Role,
  entries: CalendarEntry[],
  now: Date,
): Promise<Versioned[]> {
  const versioned: Versioned[] = [];
  for (let from = 0; from < entries.length; from += atOnce)
    versioned.push(...(await countSome(db, role, entries.slice(from, from + atOnce), now)));
  return versioned;
}

async function countSome(db: Executor, role: Role, entries: CalendarEntry[], now: Date) {
  const { eventId, fingerprint, sequence, changedAt } = calendarVersions;
  const known = await db
    .select()
    .from(calendarVersions)
    .where(
      and(
        eq(calendarVersions.role, role),
        inArray(
          eventId,
          entries.map(({ id }) => id),
        ),
      ),
    );
  const before = new Map(known.map((row) => [row.eventId, row]));
  // Always in the same order, so that two readers wait for each other and never block.
  const changed = entries
    .filter((one) => before.get(one.id)?.fingerprint !== fingerprintOf(one))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const differs = sql`${fingerprint} is distinct from excluded.fingerprint`;
  const written = changed.length
    ? await db
        .insert(calendarVersions)
        .values(
          changed.map((one) => ({
            role,
            eventId: one.id,
            fingerprint: fingerprintOf(one),
            sequence: 0,
            changedAt: now,
            endsAt: new Date(one.end ?? one.start),
          })),
        )
        .onConflictDoUpdate({
          target: [calendarVersions.role, eventId],
          set: {
            sequence: sql`case when ${differs} then ${sequence} + 1 else ${sequence} end`,
            changedAt: sql`case when ${differs} then excluded.changed_at else ${changedAt} end`,
            fingerprint: sql`excluded.fingerprint`,
            endsAt: sql`excluded.ends_at`,
          },
        })
        .returning()
    : [];
  const after = new Map([...known, ...written].map((row) => [row.eventId, row]));
  return entries.map((one) => {
    const row = after.get(one.id);
    return { ...one, sequence: row?.sequence ?? 0, changedAt: row?.changedAt ?? now };
  });
}

const kept = 400 * 24 * 60 * 60 * 1000;

/** Forgets the counts of events that are long over, and stand in no calendar any more. */
export const forgetOldVersions = (db: Executor, now: Date) =>
  db.delete(calendarVersions).where(lt(calendarVersions.endsAt, new Date(now.getTime() - kept)));
