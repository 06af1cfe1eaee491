import type { SQL } from "drizzle-orm";
import type { Executor } from "./database";

/** Runs a statement over many rows at once. What the engines say of it differs, so nobody is told. */
export async function run(tx: Executor, statement: SQL): Promise<void> {
  await tx.execute(statement);
}
