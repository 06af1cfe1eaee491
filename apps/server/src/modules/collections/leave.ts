import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { collectionMembers, collections } from "./tables";

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
