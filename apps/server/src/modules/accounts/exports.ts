import { limits } from "@toran/contract";
import type { Executor } from "../../db/database";
import { tooMany } from "../../http/failures";
import { spend } from "./counters";
import type { SignedIn } from "./signed-in";

/** Counts one more export of a person, of whatever kind; 429 beyond `limits.exports`. */
export async function spendExport(db: Executor, { id }: SignedIn, now: Date) {
  const room = await spend(db, { key: `export:${id}`, ...limits.exports }, now);
  if (!room.allowed)
    throw tooMany("That was a lot of exports. Please wait a few minutes.", room.retryAfter);
}
