import type { z } from "zod/mini";
import { address, type addressEdit } from "@toran/contract/schemas/address";
import { and, eq, type SQL } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { requireSeen } from "../../http/failures";
import { stored } from "../../db/stored";
import { addresses } from "./tables";

type Given = z.output<typeof addressEdit>;
type AddressRow = typeof addresses.$inferSelect;

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
  given: Given,
): Promise<AddressRow> {
  const [added] = await tx
    .insert(addresses)
    .values({ ownerId, isBilling, ...rowOf(given) })
    .onConflictDoNothing({ target: [addresses.ownerId, addresses.isBilling] })
    .returning();
  const kind = and(eq(addresses.ownerId, ownerId), eq(addresses.isBilling, isBilling));
  return added ?? replace(tx, kind, given);
}

/** Changes an address of this owner; another owner's does not exist. */
export const changeAddress = (tx: Executor, ownerId: string, id: string, given: Given) =>
  replace(tx, and(eq(addresses.id, id), eq(addresses.ownerId, ownerId)), given);

async function replace(tx: Executor, which: SQL | undefined, { seen, ...given }: Given) {
  const held = tx.select().from(addresses).where(which).for("update");
  requireSeen(address, seen, await one(held, "The address"));
  return one(tx.update(addresses).set(rowOf(given)).where(which).returning(), "The address");
}

/** Where each college and company is, to be joined by whoever lists them. */
export const placesOf = (db: Executor) =>
  db
    .select({ ownerId: addresses.ownerId, city: addresses.city })
    .from(addresses)
    .where(eq(addresses.isBilling, false))
    .as("place");
