import type { studentOfferCommand } from "@toran/contract/schemas/offer";
import { offerMoves } from "@toran/contract/hiring/moves";
import { payOn } from "@toran/contract/hiring/policy";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { conflict, type Failure, forbidden, notFound } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { holdStudent } from "../../students/rule";
import { applicationFor, jobBy, offerFor } from "../own";
import { allowedBy, type Gate, gateOf, policyRefusal, wantedOf } from "../policy/gate";
import { writeReceipt } from "../receipts";
import { companySides } from "../sides";
import { type ApplicationRow } from "../applications/tables";
import { type OfferRow } from "./tables";
import { type Acting, acting, requireMove } from "../who";
import { type Affected, affectedBy, closeAffected, isKnown } from "./cascade";
import { moveOffer } from "./revoke";
import { offerShown } from "./shown";

type Given = z.output<typeof studentOfferCommand>;
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
  const { track, applicationId } = offer;
  const held = [...gate.held, { track, pay: payOn(track, offer) }];
  const accepted = { studentId: user.id, track, except: applicationId };
  const affected = await affectedBy(tx, { ...gate, held }, accepted, now);
  const declined = affected.filter(isKnown);
  const withdrawn = affected.filter((each) => !isKnown(each));
  if (given.dryRun) return { outcome: await outcomeOf(tx, who, offer, declined, withdrawn) };
  const after = await moveOffer(tx, who, offer, "ACCEPT", { answeredAt: now });
  const posting = { id: application.postingId, collegeId: offer.collegeId };
  const exception = await allowedBy(tx, user.id, posting, now);
  const why = exception ?? "The policy of your college allowed it.";
  await writeReceipt(tx, { ...own, allowed: true, says: why }, now);
  await closeAffected(tx, affected, { id: offer.id, rule: gate.rule }, now);
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
