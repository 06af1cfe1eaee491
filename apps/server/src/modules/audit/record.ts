import type { Executor } from "../../db/database";
import type { Call } from "../../http/call";
import type { SignedIn } from "../accounts/signed-in";
import { auditEntries } from "./tables";

export interface Deed {
  /** Named as the subject and what was done to it, like `students.export`. */
  action: string;
  entity?: string;
  before?: unknown;
  after?: unknown;
  reason?: string | undefined;
}

/** Writes down who did what; inside a transaction it is kept only with the change. */
export async function record(
  db: Executor,
  { user, call }: { user: SignedIn; call: Call },
  deed: Deed,
  now: Date,
) {
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
