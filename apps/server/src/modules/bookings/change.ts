import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { isCollision } from "../../http/error-handler";
import { flush } from "./tell";

/**
 * Changes bookings or slots in one transaction, and tells everybody in the same one. Where the database refused
 * because another was quicker, it is asked once more: what is in the way can be named then.
 */
export async function change<Value>(
  deps: Deps,
  work: (tx: Executor) => Promise<Value>,
): Promise<Value> {
  const once = () =>
    deps.db.transaction(async (tx) => {
      const value = await work(tx);
      await flush(tx, deps);
      return value;
    });
  try {
    return await once();
  } catch (error) {
    if (isCollision(error)) return once();
    throw error;
  }
}
