import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { collegeIdOf, type SignedIn } from "../accounts/signed-in";
import { type Collection, collectionMembers, collections } from "./tables";

export type Kind = Collection["kind"];

/** The lists that an officer sees: those of their college that are shared, and their own. */
export const seenBy = (officer: SignedIn) =>
  and(
    eq(collections.collegeId, collegeIdOf(officer)),
    or(eq(collections.shared, true), eq(collections.ownerId, officer.id)),
  );

/** A list that the officer sees, or the refusal that there is none. */
export const collectionOf = (
  db: Executor,
  officer: SignedIn,
  id: string,
  kind?: Kind,
): Promise<Collection> =>
  one(
    db
      .select()
      .from(collections)
      .where(seen(officer, id, kind)),
    "The list",
  );

/** The same, held until the transaction ends, so that changes of it follow each other. */
export const holdCollection = (tx: Executor, officer: SignedIn, id: string, kind: Kind) =>
  one(
    tx
      .select()
      .from(collections)
      .where(seen(officer, id, kind))
      .for("update"),
    "The list",
  );

const seen = (officer: SignedIn, id: string, kind: Kind | undefined) =>
  and(seenBy(officer), eq(collections.id, id), kind && eq(collections.kind, kind));

/** The students who were put into a list. */
export const membersOf = (db: Executor, id: string) =>
  db
    .select({ id: collectionMembers.studentId })
    .from(collectionMembers)
    .where(eq(collectionMembers.collectionId, id));

/** Whether the student a query is at is in a list of the archive. */
export const inArchive = (studentId: AnyPgColumn): SQL => sql`exists (
  select 1 from ${collectionMembers}
  join ${collections} on ${collections.id} = ${collectionMembers.collectionId}
  where ${collectionMembers.studentId} = ${studentId} and ${collections.kind} = 'ARCHIVE')`;
/** The lists that an officer sees and a student was put into. */
export const listsWith = (db: Executor, officer: SignedIn, studentId: string) =>
  db
    .select({
      id: collections.id,
      name: collections.name,
      colour: collections.colour,
      kind: collections.kind,
    })
    .from(collections)
    .innerJoin(collectionMembers, eq(collectionMembers.collectionId, collections.id))
    .where(and(seenBy(officer), eq(collectionMembers.studentId, studentId)))
    .orderBy(collections.name);
