import type { ExternalOffer as Shown } from "@toran/contract/schemas/external-offer";
import { desc, eq } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { filesBy } from "../../../files/keep";
import { namesOf } from "../../accounts/profile";
import { given } from "../officer/history";
import { lacksDetails } from "../officer/offers";
import { type ExternalOffer, externalOffers } from "../tables";

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Offers from elsewhere as their student and the officers of the college see them. */
export async function offersShown(db: Executor, rows: ExternalOffer[]): Promise<Shown[]> {
  const files = await filesBy(
    db,
    rows.map(({ proof }) => proof),
  );
  const names = await namesOf(
    db,
    rows.map(({ recordedBy }) => recordedBy),
  );
  return rows.map((offer) => ({
    ...offer,
    detailsPending: offer.state === "ACCEPTED" && lacksDetails(offer),
    proof: files.get(offer.proof ?? "") ?? null,
    recordedAt: offer.recordedAt.toISOString(),
    recordedBy: names.get(offer.recordedBy ?? "") ?? null,
    sentAt: iso(offer.sentAt),
    answeredAt: iso(offer.answeredAt),
    endedAt: iso(offer.endedAt),
    endReason: given(offer.endReason),
  }));
}

/** The offers of a student that were not made here, the newest first. */
export async function offersOf(db: Executor, studentId: string) {
  const rows = await db
    .select()
    .from(externalOffers)
    .where(eq(externalOffers.studentId, studentId))
    .orderBy(desc(externalOffers.recordedAt), externalOffers.id);
  return offersShown(db, rows);
}
