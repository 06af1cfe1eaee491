import { limits } from "@toran/contract";
import { addDays, dayStart } from "@toran/contract/calendar/zones";
import { type AuditAction, auditActions, type auditQuery } from "@toran/contract/schemas/audit";
import { and, desc, eq, gte, lt, or } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { cursorAt, placeAt } from "../../http/cursor";
import { auditEntries } from "./tables";

export type AuditFilter = Omit<z.output<typeof auditQuery>, "next" | "limit">;
type Row = typeof auditEntries.$inferSelect;

const matching = (tenantId: string, { actor, action, entity, from, to }: AuditFilter) =>
  and(
    eq(auditEntries.tenantId, tenantId),
    actor ? eq(auditEntries.actorId, actor) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    entity ? eq(auditEntries.entity, entity) : undefined,
    from ? gte(auditEntries.at, dayStart(from)) : undefined,
    to ? lt(auditEntries.at, dayStart(addDays(to, 1))) : undefined,
  );

/** A window of what was done in a college or a company, the newest first. */
export async function auditLog(
  db: Executor,
  tenantId: string,
  { next, limit = limits.list.pageSize, ...filter }: z.output<typeof auditQuery>,
) {
  const place = next ? placeAt(next) : undefined;
  const { at, id } = auditEntries;
  const before = place && or(lt(at, place.at), and(eq(at, place.at), lt(id, place.id)));
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(matching(tenantId, filter), before))
    .orderBy(desc(at), desc(id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items: items.map(shown), next: last ? cursorAt(last.at, last.id) : null };
}

/** How many entries match, as far as it matters to an export. */
export const countAudit = (db: Executor, tenantId: string, filter: AuditFilter) =>
  db.$count(auditEntries, matching(tenantId, filter));

export const wordsOf = (action: string) => auditActions[action as AuditAction] ?? action;

const shown = (row: Row) => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: { id: row.actorId, name: row.actorName, role: row.role },
  action: row.action,
  entity: row.entity,
  reason: row.reason,
  details: detailsOf(row.before, row.after),
  address: row.address,
  request: row.requestId,
});

/** What was so before and is so now, field by field; of a record within it, only the fields that differ. */
function detailsOf(before: unknown, after: unknown) {
  const [was, is] = [textsOf(before), textsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ name, before: was.get(name) ?? null, after: is.get(name) ?? null }))
    .filter(({ name, before: old, after: now }) => !name.includes(" ") || old !== now);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Each field with its text; a field of a record within is named after both: "hours from". */
function textsOf(value: unknown, within = ""): Map<string, string | null> {
  const texts = new Map<string, string | null>();
  for (const [name, field] of isRecord(value) ? Object.entries(value) : []) {
    const named = `${within}${name}`;
    if (isRecord(field)) for (const [of, text] of textsOf(field, `${named} `)) texts.set(of, text);
    else texts.set(named, textOf(field));
  }
  return texts;
}

function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(", ") || null;
  if (isRecord(value)) {
    // The database keeps the fields in an order of its own; what it is called comes first.
    const { name, ...others } = value;
    return [name, ...Object.values(others)].map(textOf).filter(Boolean).join(" ") || null;
  }
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return value === undefined || value === null || value === ""
    ? null
    : `${value as string | number}`;
}
