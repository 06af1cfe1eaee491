import { and, eq, isNotNull } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { portfolioItems } from "./tables";

/** A college vouches for its students: who leaves it has nobody who still does. */
export const unvouch = (tx: Executor, studentId: string) =>
  tx
    .update(portfolioItems)
    .set({ verifiedAt: null, verifiedBy: null })
    .where(and(eq(portfolioItems.studentId, studentId), isNotNull(portfolioItems.verifiedAt)));
