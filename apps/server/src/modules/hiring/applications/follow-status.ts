import type { AccountStatus } from "@toran/contract/schemas/officer-student";
import { and, asc, eq, inArray } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import { causes } from "../causes";
import { bySystem } from "../who";
import { dropApplications, restoreApplications } from "./drop";
import { frozen, inFlight } from "./frozen";
import { applications } from "./tables";
import { withoutBarred } from "./without-barred";

/**
 * Lets applications follow the account: they close, with their place kept, while it is frozen, and come back with it.
 * What such a change closed is marked by the student's own id, where an offer would stand.
 */
export async function followStatus(
  tx: Executor,
  status: AccountStatus,
  studentIds: string[],
  now: Date,
) {
  const who = bySystem(now);
  if (frozen.has(status)) {
    const open = await tx
      .select()
      .from(applications)
      .where(and(among(applications.studentId, studentIds), inArray(applications.state, inFlight)))
      .orderBy(asc(applications.id))
      .for("update");
    for (const row of open)
      await dropApplications(tx, who, [row], {
        says: causes.accountFrozen,
        closedBy: row.studentId,
      });
  } else if (status === "ACTIVE") {
    const kept = await tx
      .select()
      .from(applications)
      .where(
        and(
          among(applications.studentId, studentIds),
          eq(applications.closedBy, applications.studentId),
        ),
      )
      .orderBy(asc(applications.id))
      .for("update");
    const back = await withoutBarred(tx, kept, now);
    await restoreApplications(tx, who, back, causes.accountActive);
  }
}
