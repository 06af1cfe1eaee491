import type { studentOfferCommand } from "@toran/contract/schemas/offer";
import { offerMoves } from "@toran/contract/hiring/moves";
import { payOn } from "@toran/contract/hiring/policy";
import { trackOf } from "@toran/contract/schemas/job";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { conflict, type Failure, forbidden, notFound } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { holdStudent } from "../../students/rule";
import { dropApplications } from "../applications/drop";
import { applicationFor, jobBy, offerFor } from "../own";
import { byPolicy } from "../causes";
import { allowedBy, type Gate, gateOf, policyRefusal, wantedOf } from "../policy/gate";
import { writeReceipt } from "../receipts";
import { companySides } from "../sides";
import { type ApplicationRow } from "../applications/tables";
import { type JobRow } from "../tables";
import { type OfferRow } from "./tables";
import { type Acting, acting, bySystem, requireMove } from "../who";
import { moveOffer, openOf, openOffersOf } from "./revoke";
import { offerShown } from "./shown";

type Given = z.output<typeof studentOfferCommand>;
interface Affected {
  row: ApplicationRow;
  job: JobRow;
  says: string;
  offer: OfferRow | undefined;
}
/** An offer that waits for the college's consent is not known to its student, who reads of the application alone. */
const isKnown = ({ offer }: Affected) => offer?.state === "EXTENDED";
type Outcome = { refusal: Failure } | { outcome: Awaited<ReturnType<typeof outcomeOf>> };

/**
 * Answers an offer in one transaction. The student is held first, so that of two offers accepted at once the second is
 * judged by what the first has changed. A dry run makes the same plan and stops before the first write.
 */
export async function answerOffer(
  tx: Executor,
  user: SignedIn,
  id: string,
  given: Given,
  now: Date,
): Promise<Outcome> {
  const who = acting(user, now);
  const student = await holdStudent(tx, user.id);
  const offer = await offerFor(tx, user, id, "hold");
  if (!student || offer.state === "DRAFT") throw notFound("The offer");
  requireMove(offerMoves[given.command], who, "this offer", offer.state, { state: offer.state });
  if (offer.replyBy && offer.replyBy <= now)
    throw conflict("The time to answer this offer has run out.", { current: { state: "EXPIRED" } });
  if (given.command === "DECLINE") {
    const after = given.dryRun
      ? offer
      : await moveOffer(tx, who, offer, "DECLINE", {
          answeredAt: now,
          reason: given.reason ?? null,
        });
    return { outcome: await outcomeOf(tx, who, after, [], []) };
  }
  const gate = await gateOf(tx, { studentId: user.id, collegeId: offer.collegeId }, now);
  const application = await applicationFor(tx, user, offer.applicationId, "hold");
  const refusal = await refusalOf(tx, gate, offer, application, now);
  const decision = { studentId: user.id, ...gate.rule };
  const own = {
    ...decision,
    postingId: application.postingId,
    applicationId: application.id,
    kind: "ACCEPT" as const,
  };
  if (refusal) {
    if (!given.dryRun) await writeReceipt(tx, { ...own, allowed: false, says: refusal }, now);
    return { refusal: forbidden(refusal) };
  }
  const affected = await affectedBy(tx, gate, offer, now);
  const declined = affected.filter(isKnown);
  const withdrawn = affected.filter((each) => !isKnown(each));
  if (given.dryRun) return { outcome: await outcomeOf(tx, who, offer, declined, withdrawn) };
  const after = await moveOffer(tx, who, offer, "ACCEPT", { answeredAt: now });
  const posting = { id: application.postingId, collegeId: offer.collegeId };
  const exception = await allowedBy(tx, user.id, posting, now);
  const why = exception ?? "The policy of your college allowed it.";
  await writeReceipt(tx, { ...own, allowed: true, says: why }, now);
  const system = bySystem(now);
  for (const each of affected) {
    const { row, offer: other, says } = each;
    if (other?.state === "EXTENDED")
      await moveOffer(tx, system, other, "DECLINE", {
        answeredAt: now,
        reason: says,
        declinedBy: offer.id,
      });
    if (other?.state === "DRAFT")
      await moveOffer(tx, system, other, "REVOKE", { reason: byPolicy, declinedBy: offer.id });
    await dropApplications(tx, system, [row], { says, closedBy: offer.id });
    const kind = isKnown(each) ? ("DECLINE" as const) : ("DROP" as const);
    await writeReceipt(
      tx,
      { ...decision, postingId: row.postingId, applicationId: row.id, kind, allowed: false, says },
      now,
    );
  }
  return { outcome: await outcomeOf(tx, who, after, declined, withdrawn) };
}

/** Why the policy forbids to accept, or nothing. */
async function refusalOf(
  tx: Executor,
  gate: Gate,
  offer: OfferRow,
  { postingId, jobId }: ApplicationRow,
  now: Date,
) {
  const { publicSector } = await wantedOf(tx, await jobBy(tx, jobId));
  const wanted = { track: offer.track, pay: payOn(offer.track, offer), publicSector };
  const posting = { id: postingId, collegeId: offer.collegeId };
  return policyRefusal(tx, gate, wanted, offer.studentId, posting, now);
}

/** The other applications that the policy closes once this offer is accepted; those of the other track go on. */
async function affectedBy(
  tx: Executor,
  gate: Gate,
  offer: OfferRow,
  now: Date,
): Promise<Affected[]> {
  const held = [...gate.held, { track: offer.track, pay: payOn(offer.track, offer) }];
  const made = await openOffersOf(tx, offer.studentId);
  const open = await openOf(tx, offer.studentId);
  const affected: Affected[] = [];
  for (const { row, job } of open) {
    if (row.id === offer.applicationId || trackOf(job.type) !== offer.track) continue;
    const own = made.find(({ applicationId }) => applicationId === row.id);
    if (own && own.state !== "EXTENDED" && own.state !== "DRAFT") continue;
    const wanted = await wantedOf(tx, job);
    const pay = own ? payOn(own.track, own) : wanted.pay;
    const says = await policyRefusal(
      tx,
      { ...gate, held },
      { ...wanted, pay },
      offer.studentId,
      { id: row.postingId, collegeId: row.collegeId },
      now,
    );
    if (says) affected.push({ row, job, says, offer: own });
  }
  return affected;
}

type Touched = Pick<Affected, "row" | "job">;

/** What an answer brings with it, for the screens. */
export async function outcomeOf(
  db: Executor,
  { side }: Acting,
  offer: OfferRow,
  declined: Touched[],
  withdrawn: Touched[],
  restored: Touched[] = [],
) {
  // A company does not read to which others a student comes back.
  const back = restored.filter(
    ({ row }) => side !== "COMPANY" || row.companyId === offer.companyId,
  );
  const all = [...declined, ...withdrawn, ...back];
  const companies = await companySides(
    db,
    all.map(({ job }) => job.companyId),
  );
  const told = ({ row, job }: Touched) => ({
    id: row.id,
    title: job.title,
    company: companies.get(job.companyId)?.name ?? "A company",
  });
  return {
    offer: offerShown(offer, side),
    declined: declined.map(told),
    withdrawn: withdrawn.map(told),
    restored: back.map(told),
  };
}
