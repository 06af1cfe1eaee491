import { and, eq, or } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { collegeIdOf, type SignedIn } from "../accounts/signed-in";
import { type Collection, collectionMembers, collections } from "./tables";

/** The lists that an officer sees: those of their college that are shared, and their own. */
const seenBy = (officer: SignedIn) =>
  and(
    eq(collections.collegeId, collegeIdOf(officer)),
    or(eq(collections.shared, true), eq(collections.ownerId, officer.id)),
  );

/** A list that the officer sees, or the refusal that there is none. */
export const collectionOf = (db: Executor, officer: SignedIn, id: string): Promise<Collection> =>
  one(
    db
      .select()
      .from(collections)
      .where(and(seenBy(officer), eq(collections.id, id))),
    "The list",
  );

/** The students who were put into a list. */
export const membersOf = (db: Executor, id: string) =>
  db
    .select({ id: collectionMembers.studentId })
    .from(collectionMembers)
    .where(eq(collectionMembers.collectionId, id));
