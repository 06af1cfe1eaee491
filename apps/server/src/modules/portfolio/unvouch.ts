import { and, eq, isNotNull, or } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { portfolioItems as table, unanswered } from "./tables";

/** A college answers for its students: who leaves it has nobody who vouches, and nothing that was sent back. */
export const unvouch = (tx: Executor, studentId: string) =>
  tx
    .update(table)
    .set(unanswered)
    .where(
      and(
        eq(table.studentId, studentId),
        or(isNotNull(table.verifiedAt), isNotNull(table.sentBackAt)),
      ),
    );
