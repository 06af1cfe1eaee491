import { and, desc, eq, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { auditEntries } from "./tables";

// As many entries as are read, by the index of the log, without keeping others waiting, and of them so many people.
const entries = 20_000;
const people = 500;

/** Those who did something lately in a college or a company, by name, also who has left it since. */
export async function actorsOf(db: Executor, tenantId: string) {
  const { actorId, actorName, at } = auditEntries;
  const own = eq(auditEntries.tenantId, tenantId);
  const newest = db
    .select({ actorId, at })
    .from(auditEntries)
    .where(own)
    .orderBy(desc(at))
    .limit(entries)
    .as("newest");
  const last = sql`max(${newest.at})`;
  const acted = db
    .select({ actorId: newest.actorId, at: last.as("last_at") })
    .from(newest)
    .groupBy(newest.actorId)
    .orderBy(desc(last))
    .limit(people)
    .as("acted");
  const rows = await db
    .select({ id: actorId, name: actorName })
    .from(acted)
    .innerJoin(auditEntries, and(own, eq(at, acted.at), eq(actorId, acted.actorId)));
  // What one did twice within a moment is there twice.
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
