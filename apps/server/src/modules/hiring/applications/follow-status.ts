import { acceptedOffers } from "@toran/contract/hiring/moves";
import type { AccountStatus } from "@toran/contract/schemas/officer-student";
import { and, asc, eq, inArray } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import { causes } from "../causes";
import { type OfferRow, offers } from "../offers/tables";
import { jobBy } from "../own";
import { gateOf, policyRefusal, wantedOf } from "../policy/gate";
import { writeReceipt } from "../receipts";
import { bySystem } from "../who";
import { dropApplications, keepClosed, restoreApplications } from "./drop";
import { frozen, inFlight } from "./frozen";
import { type ApplicationRow, applications } from "./tables";

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

/** Parts from what comes back what an offer has closed meanwhile that was accepted while the account was frozen. */
async function withoutBarred(tx: Executor, kept: ApplicationRow[], now: Date) {
  const studentIds = kept.map(({ studentId }) => studentId);
  const accepted = await tx
    .select()
    .from(offers)
    .where(and(among(offers.studentId, studentIds), inArray(offers.state, [...acceptedOffers])));
  const back: ApplicationRow[] = [];
  for (const row of kept) {
    const since = accepted.filter(
      ({ studentId, answeredAt }) =>
        studentId === row.studentId && answeredAt && answeredAt >= row.updatedAt,
    );
    if (!(await staysClosed(tx, row, since, now))) back.push(row);
  }
  return back;
}

/** Whether one of these offers closes an application by the policy, which is then kept as its doing. */
async function staysClosed(tx: Executor, row: ApplicationRow, since: OfferRow[], now: Date) {
  if (!since.length) return false;
  const { id: applicationId, collegeId, postingId, studentId } = row;
  const wanted = await wantedOf(tx, await jobBy(tx, row.jobId));
  const offer = since.find(({ track }) => track === wanted.track);
  if (!offer) return false;
  const gate = await gateOf(tx, { studentId, collegeId }, now);
  const says = await policyRefusal(tx, gate, wanted, studentId, { id: postingId, collegeId }, now);
  if (!says) return false;
  await keepClosed(tx, [row], { says, closedBy: offer.id });
  const decision = { studentId, postingId, applicationId, kind: "DROP" as const, allowed: false };
  await writeReceipt(tx, { ...decision, ...gate.rule, says }, now);
  return true;
}
