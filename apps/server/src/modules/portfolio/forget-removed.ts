import { limits } from "@toran/contract";
import { lt } from "drizzle-orm";
import type { Deps } from "../../deps";
import { dropFile } from "../../files/keep";
import { portfolioItems } from "./tables";

/** Forgets what was taken away so long ago that it cannot come back, with its files. */
export async function forgetRemoved(deps: Pick<Deps, "db" | "store">, now: Date) {
  const gone = lt(portfolioItems.removedAt, new Date(now.getTime() - limits.portfolio.undo));
  const rows = await deps.db
    .delete(portfolioItems)
    .where(gone)
    .returning({ file: portfolioItems.file });
  for (const { file } of rows) await dropFile(deps, file);
}
