import type { AuditAction } from "@toran/contract/schemas/audit";
import { and, desc, eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Call } from "../../http/call";
import type { SignedIn } from "../accounts/signed-in";
import { auditEntries } from "./tables";

/** Who acts, and by which call. */
export interface Acting {
  user: SignedIn;
  call: Call;
}
export interface Deed {
  action: AuditAction;
  entity?: string;
  before?: unknown;
  after?: unknown;
  reason?: string | undefined;
}

/** Writes down who did what; inside a transaction it is kept only with the change. */
export async function record(db: Executor, { user, call }: Acting, deed: Deed, now: Date) {
  const tenantId = user.collegeId ?? user.companyId;
  if (!tenantId) return;
  await db.insert(auditEntries).values({
    ...deed,
    tenantId,
    actorId: user.id,
    actorName: `${user.firstName} ${user.lastName}`.trim(),
    role: user.role,
    address: call.address,
    requestId: call.id,
    at: now,
  });
}

/**
 * Writes down what came of something, by whoever began it last: it is told by somebody else's server, which is nobody
 * here. What nobody is known to have begun is not written down.
 */
export async function recordOutcome(
  db: Executor,
  begun: { tenantId: string; action: AuditAction; entity: string },
  deed: Deed,
  now: Date,
) {
  const [last] = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.tenantId, begun.tenantId),
        eq(auditEntries.action, begun.action),
        eq(auditEntries.entity, begun.entity),
      ),
    )
    .orderBy(desc(auditEntries.at))
    .limit(1);
  if (!last) return;
  const { tenantId, actorId, actorName, role, address, requestId } = last;
  const by = { tenantId, actorId, actorName, role, address, requestId };
  await db.insert(auditEntries).values({ ...deed, ...by, at: now });
}

/** What differs between a record before and after a change, field by field. */
export function changed<Row extends object>(before: Row, after: Row) {
  const fields = Object.keys(after) as (keyof Row)[];
  const differing = fields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const part = (row: Row) => Object.fromEntries(differing.map((field) => [field, row[field]]));
  return { before: part(before), after: part(after) };
}
