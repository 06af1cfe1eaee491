import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { collectionMembers, collections, savedViews } from "./tables";

/** Takes a student who goes to another college out of the lists of this one. */
export const leaveLists = (tx: Executor, collegeId: string, studentId: string) =>
  tx
    .delete(collectionMembers)
    .where(
      and(
        eq(collectionMembers.studentId, studentId),
        inArray(
          collectionMembers.collectionId,
          tx
            .select({ id: collections.id })
            .from(collections)
            .where(eq(collections.collegeId, collegeId)),
        ),
      ),
    );

/** Lists that an officer kept to themselves go with them; those they shared stay. */
export const dropOwnLists = (tx: Executor, ownerId: string) =>
  tx
    .delete(collections)
    .where(and(eq(collections.ownerId, ownerId), eq(collections.shared, false)));

/** The lists an officer made and the filters they keep, without who is in them. */
export async function listsOf(db: Executor, ownerId: string) {
  const lists = await db
    .select({
      kind: collections.kind,
      name: collections.name,
      description: collections.description,
      shared: collections.shared,
    })
    .from(collections)
    .where(eq(collections.ownerId, ownerId));
  const views = await db.select().from(savedViews).where(eq(savedViews.ownerId, ownerId));
  return { lists, views };
}
