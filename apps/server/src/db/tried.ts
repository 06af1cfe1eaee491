import { TransactionRollbackError } from "drizzle-orm";
import type { Executor } from "./database";

/** What work inside a transaction would come to, as the one of a list: it is done as ever, and then undone. */
export async function tried<Value>(tx: Executor, work: (attempt: Executor) => Promise<Value>) {
  const found: Value[] = [];
  await tx
    .transaction(async (attempt) => {
      found.push(await work(attempt));
      attempt.rollback();
    })
    .catch((cause: unknown) => {
      if (!(cause instanceof TransactionRollbackError)) throw cause;
    });
  return found;
}
