import { payOn, type Track } from "@toran/contract/hiring/policy";
import { trackOf } from "@toran/contract/schemas/job";
import type { Executor } from "../../../db/database";
import { dropApplications } from "../applications/drop";
import type { ApplicationRow } from "../applications/tables";
import { byPolicy } from "../causes";
import { type Gate, policyRefusal, wantedOf } from "../policy/gate";
import { writeReceipt } from "../receipts";
import type { JobRow } from "../tables";
import { bySystem } from "../who";
import { moveOffer, openOf, openOffersOf } from "./revoke";
import type { OfferRow } from "./tables";

/** What an acceptance closes: an application, and the offer of it that has not ended. */
export interface Affected {
  row: ApplicationRow;
  job: JobRow;
  says: string;
  offer: OfferRow | undefined;
}
/** An offer that waits for the college's consent is not known to its student, who reads of the application alone. */
export const isKnown = ({ offer }: Affected) => offer?.state === "EXTENDED";

interface Accepted {
  studentId: string;
  track: Track;
  /** The application of the accepted offer itself, where it was made here. */
  except?: string;
}

/** The applications that the policy closes beside what its student holds then; those of the other track go on. */
export async function affectedBy(
  tx: Executor,
  gate: Gate,
  { studentId, track, except }: Accepted,
  now: Date,
): Promise<Affected[]> {
  const made = await openOffersOf(tx, studentId);
  const open = await openOf(tx, studentId);
  const affected: Affected[] = [];
  for (const { row, job } of open) {
    if (row.id === except || trackOf(job.type) !== track) continue;
    const own = made.find(({ applicationId }) => applicationId === row.id);
    if (own && own.state !== "EXTENDED" && own.state !== "DRAFT") continue;
    const wanted = await wantedOf(tx, job);
    const pay = own ? payOn(own.track, own) : wanted.pay;
    const posting = { id: row.postingId, collegeId: row.collegeId };
    const says = await policyRefusal(tx, gate, { ...wanted, pay }, studentId, posting, now);
    if (says) affected.push({ row, job, says, offer: own });
  }
  return affected;
}

/** Closes what an acceptance affects, by the id of the accepted offer, and keeps why. */
export async function closeAffected(
  tx: Executor,
  affected: Affected[],
  { id, rule }: { id: string; rule: Gate["rule"] },
  now: Date,
) {
  const system = bySystem(now);
  for (const each of affected) {
    const { row, offer, says } = each;
    if (offer?.state === "EXTENDED")
      await moveOffer(tx, system, offer, "DECLINE", {
        answeredAt: now,
        reason: says,
        declinedBy: id,
      });
    if (offer?.state === "DRAFT")
      await moveOffer(tx, system, offer, "REVOKE", { reason: byPolicy, declinedBy: id });
    await dropApplications(tx, system, [row], { says, closedBy: id });
    const { studentId, postingId, id: applicationId } = row;
    const kind = isKnown(each) ? ("DECLINE" as const) : ("DROP" as const);
    const decision = { ...rule, studentId, postingId, applicationId, kind, allowed: false, says };
    await writeReceipt(tx, decision, now);
  }
}
