import type { StudentFilter } from "@toran/contract/schemas/officer-student";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { staffOf } from "../accounts/profile";
import { collections, savedViews } from "./tables";

const same = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** A filter for a department under its new name; nothing where it does not ask for it. */
function renamed(query: StudentFilter | null, before: string, after: string) {
  const { department } = query ?? {};
  if (!department?.some((name) => same(name, before))) return undefined;
  return { ...query, department: department.map((name) => (same(name, before) ? after : name)) };
}

/** Lists that follow a filter, and filters that officers keep, follow a department to its new name. */
export async function renameInFilters(
  tx: Executor,
  collegeId: string,
  before: string,
  after: string,
) {
  const lists = await tx
    .select()
    .from(collections)
    .where(and(eq(collections.collegeId, collegeId), isNotNull(collections.query)));
  for (const { id, query: kept } of lists) {
    const query = renamed(kept, before, after);
    if (query) await tx.update(collections).set({ query }).where(eq(collections.id, id));
  }
  const staff = await staffOf(tx, { collegeId });
  const ids = staff.map(({ id }) => id);
  const views = await tx.select().from(savedViews).where(inArray(savedViews.ownerId, ids));
  for (const { id, query: kept } of views) {
    const query = renamed(kept, before, after);
    if (query) await tx.update(savedViews).set({ query }).where(eq(savedViews.id, id));
  }
}
