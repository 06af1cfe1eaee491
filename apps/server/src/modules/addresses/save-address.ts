import type { z } from "zod/mini";
import { address, type addressEdit } from "@toran/contract/schemas/address";
import { and, eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { requireSeen } from "../../http/failures";
import { stored } from "../../db/stored";
import { addresses } from "./tables";

type Given = z.output<typeof addressEdit>;

const rowOf = ({ line1, line2, city, state, country, postcode, billingName, gstin }: Given) =>
  stored({ line1, city, state, country, postcode, line2, billingName, gstin });

/** The address of a college or company, or where its invoices go. */
export async function addressOf(db: Executor, ownerId: string | null, isBilling: boolean) {
  if (!ownerId) return null;
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.ownerId, ownerId), eq(addresses.isBilling, isBilling)));
  return row ?? null;
}

/** Saves an address; there is one of each kind, so a second save replaces the first, if that was seen. */
export async function saveAddress(
  tx: Executor,
  ownerId: string,
  isBilling: boolean,
  { seen, ...given }: Given,
) {
  const own = and(eq(addresses.ownerId, ownerId), eq(addresses.isBilling, isBilling));
  const [before] = await tx.select().from(addresses).where(own).for("update");
  if (before) requireSeen(address, seen, before);
  const values = rowOf(given);
  return one(
    tx
      .insert(addresses)
      .values({ ownerId, isBilling, ...values })
      .onConflictDoUpdate({ target: [addresses.ownerId, addresses.isBilling], set: values })
      .returning(),
    "The address",
  );
}

/** Changes an address of this owner; another owner's does not exist. */
export async function changeAddress(
  tx: Executor,
  ownerId: string,
  id: string,
  { seen, ...given }: Given,
) {
  const own = and(eq(addresses.id, id), eq(addresses.ownerId, ownerId));
  const [before] = await tx.select().from(addresses).where(own).for("update");
  if (before) requireSeen(address, seen, before);
  return one(tx.update(addresses).set(rowOf(given)).where(own).returning(), "The address");
}

/** Where each college and company is, to be joined by whoever lists them. */
export const placesOf = (db: Executor) =>
  db
    .select({ ownerId: addresses.ownerId, city: addresses.city })
    .from(addresses)
    .where(eq(addresses.isBilling, false))
    .as("place");
