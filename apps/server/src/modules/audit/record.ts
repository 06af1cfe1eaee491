import type { AuditAction } from "@toran/contract/schemas/audit";
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

/** What differs between a record before and after a change, field by field. */
export function changed<Row extends object>(before: Row, after: Row) {
  const fields = Object.keys(after) as (keyof Row)[];
  const differing = fields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const part = (row: Row) => Object.fromEntries(differing.map((field) => [field, row[field]]));
  return { before: part(before), after: part(after) };
}
