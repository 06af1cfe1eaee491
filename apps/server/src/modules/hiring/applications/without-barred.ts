import { acceptedOffers } from "@toran/contract/hiring/moves";
import { payOn } from "@toran/contract/hiring/policy";
import { and, eq, inArray } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import { elsewhereOf } from "../../students/officer/elsewhere";
import { type OfferRow, offers } from "../offers/tables";
import { jobBy } from "../own";
import { gateOf, policyRefusal, wantedOf } from "../policy/gate";
import { writeReceipt } from "../receipts";
import { keepClosed } from "./drop";
import { type ApplicationRow } from "./tables";

/**
 * Parts from what comes back what an offer closes that was accepted meanwhile. `declined` are offers that would wait
 * for an answer again with their applications, which are judged by what they pay and stay declined with them.
 */
export async function withoutBarred(
  tx: Executor,
  kept: ApplicationRow[],
  now: Date,
  declined: OfferRow[] = [],
) {
  const studentIds = kept.map(({ studentId }) => studentId);
  const { id, studentId: whose, track, answeredAt } = offers;
  const here = await tx
    .select({ id, studentId: whose, track, at: answeredAt })
    .from(offers)
    .where(and(among(offers.studentId, studentIds), inArray(offers.state, [...acceptedOffers])));
  const accepted: Accepted[] = [...here, ...(await elsewhereOf(tx, studentIds))];
  const back: ApplicationRow[] = [];
  for (const row of kept) {
    const since = accepted.filter(
      ({ studentId, at }) => studentId === row.studentId && at !== null && at >= row.updatedAt,
    );
    const own = declined.find(({ applicationId }) => applicationId === row.id);
    if (!(await staysClosed(tx, row, own, since, now))) back.push(row);
  }
  return back;
}

/** An offer that a student has accepted, here or elsewhere, and when. */
type Accepted = Pick<OfferRow, "id" | "studentId" | "track"> & { at: Date | null };

/** Whether one of these offers closes an application by the policy, which is then kept as its doing. */
async function staysClosed(
  tx: Executor,
  row: ApplicationRow,
  own: OfferRow | undefined,
  since: Accepted[],
  now: Date,
) {
  if (!since.length) return false;
  const { id: applicationId, collegeId, postingId, studentId } = row;
  const job = await wantedOf(tx, await jobBy(tx, row.jobId));
  const wanted = own ? { ...job, pay: payOn(own.track, own) } : job;
  const offer = since.find(({ track }) => track === wanted.track);
  if (!offer) return false;
  const gate = await gateOf(tx, { studentId, collegeId }, now);
  const says = await policyRefusal(tx, gate, wanted, studentId, { id: postingId, collegeId }, now);
  if (!says) return false;
  await keepClosed(tx, [row], { says, closedBy: offer.id });
  if (own)
    await tx
      .update(offers)
      .set({ declinedBy: offer.id, reason: says })
      .where(eq(offers.id, own.id));
  const decision = { studentId, postingId, applicationId, kind: "DROP" as const, allowed: false };
  await writeReceipt(tx, { ...decision, ...gate.rule, says }, now);
  return true;
}
