import { limits } from "@toran/contract";
import {
  type ExternalOfferCommand,
  externalOfferMoves,
} from "@toran/contract/hiring/external-offer-moves";
import type { externalOfferInput } from "@toran/contract/schemas/external-offer";
import { and, eq, isNotNull } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import type { Deps } from "../../../deps";
import { conflict } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { acting, nameOf } from "../../hiring/who";
import { notify } from "../../notifications/notify";
import { holdStudent } from "../rule";
import { type ExternalOffer, externalOffers } from "../tables";
import { requireSentMove } from "./require-move";
import { tellPages } from "./tell";

type Given = z.output<typeof externalOfferInput>;

const valuesOf = ({ company, role, ctc, stipend, joiningDate, source }: Given) => ({
  company,
  role,
  ctc: ctc ?? null,
  stipend: stipend ?? null,
  joiningDate,
  source,
});

/**
 * Sends an offer with its proof to the college of the student. One that came twice, because its answer was lost, is the
 * one that waits: then its second proof is dropped.
 */
export async function sendOffer(
  tx: Executor,
  deps: Deps,
  user: SignedIn,
  { given, proof }: { given: Given; proof: string },
) {
  const collegeId = await collegeAsked(tx, user);
  const mine = and(eq(externalOffers.studentId, user.id), isNotNull(externalOffers.sentAt));
  const waiting = and(mine, eq(externalOffers.state, externalOfferMoves.SEND.to));
  const before = await tx.select().from(externalOffers).where(waiting);
  const told = Object.entries(valuesOf(given)) as [keyof Given, unknown][];
  const same = before.find((each) => told.every(([name, value]) => each[name] === value));
  if (same) return { offer: same, dropped: proof };
  if ((await tx.$count(externalOffers, mine)) >= limits.hiring.externalOffers)
    throw conflict(
      `You have sent ${limits.hiring.externalOffers} offers. Correct one of them and send it again.`,
    );
  const now = deps.now();
  const values = {
    ...valuesOf(given),
    studentId: user.id,
    state: externalOfferMoves.SEND.to,
    recordedAt: now,
    recordedBy: user.id,
    proof,
    sentAt: now,
  };
  const offer = await one(tx.insert(externalOffers).values(values).returning(), "The offer");
  await tellOffice(tx, deps, user, collegeId, offer);
  return { offer, dropped: null };
}

/** Sends an offer once more that was turned down or withdrawn. A proof that is not replaced stays. */
export async function sendAgain(
  tx: Executor,
  deps: Deps,
  user: SignedIn,
  id: string,
  { given, proof }: { given: Given; proof: string | null },
) {
  const collegeId = await collegeAsked(tx, user);
  const before = await holdMine(tx, deps, user, id, "SEND");
  const values = {
    ...valuesOf(given),
    state: externalOfferMoves.SEND.to,
    sentAt: deps.now(),
    answeredAt: null,
    answer: null,
    ...(proof && { proof }),
  };
  const offer = await changed(tx, id, values);
  await tellOffice(tx, deps, user, collegeId, offer);
  return { offer, dropped: proof ? before.proof : null };
}

/** Takes an offer back that waits. */
export async function withdrawOffer(tx: Executor, deps: Deps, user: SignedIn, id: string) {
  const student = await holdStudent(tx, user.id);
  await holdMine(tx, deps, user, id, "WITHDRAW");
  await tellPages(tx, deps, student?.collegeId ?? null, id);
  return changed(tx, id, { state: externalOfferMoves.WITHDRAW.to });
}

/** Holds the student, whose account must be open to hiring, and gives the college that will look. */
async function collegeAsked(tx: Executor, user: SignedIn): Promise<string> {
  const student = await holdStudent(tx, user.id);
  if (!student?.collegeId)
    throw conflict("You belong to no college here yet, so nobody could verify an offer.");
  if (student.accountStatus !== "ACTIVE")
    throw conflict("Your account is not active. Your placement office can tell you why.");
  return student.collegeId;
}

async function holdMine(
  tx: Executor,
  deps: Deps,
  user: SignedIn,
  id: string,
  command: ExternalOfferCommand,
) {
  const mine = and(
    eq(externalOffers.id, id),
    eq(externalOffers.studentId, user.id),
    isNotNull(externalOffers.sentAt),
  );
  const offer = await one(tx.select().from(externalOffers).where(mine).for("update"), "The offer");
  requireSentMove(command, acting(user, deps.now()), offer.state);
  return offer;
}

const changed = (tx: Executor, id: string, values: Partial<ExternalOffer>) =>
  one(
    tx.update(externalOffers).set(values).where(eq(externalOffers.id, id)).returning(),
    "The offer",
  );

async function tellOffice(
  tx: Executor,
  deps: Deps,
  user: SignedIn,
  collegeId: string,
  { id, company }: ExternalOffer,
) {
  const name = nameOf(user);
  const to = await tellPages(tx, deps, collegeId, id);
  await notify(tx, deps, {
    to,
    type: "offer.external",
    title: (many) =>
      many === 1
        ? `${name} has sent an offer of ${company} for you to verify`
        : `${many} offers from elsewhere wait for you to verify them`,
    link: "/po/external-offers",
    actor: name,
    entity: { type: "external-offer", id },
    groupKey: `external-offers:${collegeId}`,
  });
}
