import { limits } from "@toran/contract";
import { lt } from "drizzle-orm";
import type { Deps } from "../../deps";
import { dropWithFiles } from "../../files/keep";
import { portfolioItems } from "./tables";

/** Forgets what was taken away so long ago that it cannot come back, with its files. */
export const forgetRemoved = (deps: Pick<Deps, "db" | "store">, now: Date) =>
  dropWithFiles(deps, async (tx) => {
    const gone = lt(portfolioItems.removedAt, new Date(now.getTime() - limits.portfolio.undo));
    const rows = await tx
      .delete(portfolioItems)
      .where(gone)
      .returning({ file: portfolioItems.file });
    return rows.map(({ file }) => file);
  });
