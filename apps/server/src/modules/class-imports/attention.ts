import { limits } from "@toran/contract";
import { and, desc, eq, gte, not } from "drizzle-orm";
import { collegeIdOf } from "../accounts/signed-in";
import { type AttentionReader, attentionTo } from "../todos/attention-entry";
import { failing } from "./imports";
import { isInvitation } from "./invitation-of";
import { classImports } from "./tables";

/**
 * Rows that the last class list left out. Another list, or its undoing, ends it, and a student who is invited without a list
 * does not; after some days nobody is asked any more.
 */
export const importAttention: AttentionReader = async (db, user, now) => {
  const since = new Date(now.getTime() - limits.classImport.asked);
  const [last] = await db
    .select()
    .from(classImports)
    .where(
      and(
        eq(classImports.collegeId, collegeIdOf(user)),
        eq(classImports.state, "DONE"),
        not(isInvitation),
        gte(classImports.committedAt, since),
      ),
    )
    .orderBy(desc(classImports.committedAt))
    .limit(1);
  if (!last) return [];
  const many = failing.reduce((sum, outcome) => sum + last.counts[outcome], 0);
  if (many === 0) return [];
  const rows = many === 1 ? "A row" : `${many.toLocaleString("en-IN")} rows`;
  const title = `${rows} of ${last.fileName} ${many === 1 ? "was" : "were"} not imported`;
  return [attentionTo("IMPORTS", title, { about: last.id })];
};
