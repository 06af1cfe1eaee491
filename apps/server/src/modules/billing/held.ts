import { and, eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { notFound } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import { billings } from "./tables";

/** A payment of the college of this officer, held until the transaction ends. */
export const held = async (tx: Executor, { collegeId }: SignedIn, id: string) => {
  if (!collegeId) throw notFound("The payment");
  const own = and(eq(billings.id, id), eq(billings.collegeId, collegeId));
  return one(tx.select().from(billings).where(own).for("update"), "The payment");
};
