import { inArray } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import type { ApplicationRow } from "../applications/tables";
import { type OfferRow, offers } from "./tables";

/** The newest offer of each application that has reached its student. */
export async function offersTo(db: Executor, ids: string[]) {
  if (!ids.length) return new Map<string, OfferRow>();
  const rows = await db
    .select()
    .from(offers)
    .where(inArray(offers.applicationId, ids))
    .orderBy(offers.createdAt);
  return new Map(
    rows
      .filter(({ extendedAt }) => extendedAt !== null)
      .map((offer) => [offer.applicationId, offer]),
  );
}

/** Where an application stands to its student: selected, as long as no offer has reached them. */
export const stateSeen = ({ state }: Pick<ApplicationRow, "state">, offer: OfferRow | undefined) =>
  state === "OFFERED" && !offer ? "SELECTED" : state;
