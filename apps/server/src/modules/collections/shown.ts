import type { Collection as Shown } from "@toran/contract/schemas/student-collection";
import { and, asc, count, eq, inArray, or } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { namesOf, whoLeft } from "../accounts/profile";
import type { SignedIn } from "../accounts/signed-in";
import { countMatching, isListed } from "../students/officer/own";
import { type Kind, seenBy } from "./find";
import { type Collection, collectionMembers, collections } from "./tables";

/** Lists as officers see them, each with how many students it holds now. */
async function collectionsShown(
  db: Executor,
  officer: SignedIn,
  rows: Collection[],
): Promise<Shown[]> {
  const owners = await namesOf(
    db,
    rows.map(({ ownerId }) => ownerId),
  );
  const held = await countMembers(db, rows);
  const shown: Shown[] = [];
  for (const row of rows) {
    const { id, name, description, colour, shared, query, version } = row;
    shown.push({
      id,
      name,
      description,
      colour,
      shared,
      query,
      version,
      own: row.ownerId === officer.id,
      owner: owners.get(row.ownerId ?? "") ?? whoLeft,
      students: query ? await countMatching(db, officer, query) : (held.get(id) ?? 0),
      updatedAt: row.updatedAt.toISOString(),
    });
  }
  return shown;
}

export async function collectionShown(db: Executor, officer: SignedIn, row: Collection) {
  const [shown] = await collectionsShown(db, officer, [row]);
  if (!shown) throw new Error("A list was not shown.");
  return shown;
}

/** As many as each list shows: who is in the archive is hidden from the bookmarks. */
async function countMembers(db: Executor, rows: Collection[]) {
  const ids = rows.filter(({ query }) => !query).map(({ id }) => id);
  if (!ids.length) return new Map<string, number>();
  const { collectionId, studentId } = collectionMembers;
  const counted = await db
    .select({ id: collectionId, students: count() })
    .from(collectionMembers)
    .innerJoin(collections, eq(collections.id, collectionId))
    .where(
      and(inArray(collectionId, ids), or(eq(collections.kind, "ARCHIVE"), isListed(studentId))),
    )
    .groupBy(collectionId);
  return new Map(counted.map(({ id, students }) => [id, students]));
}

/** The lists of a kind that an officer sees. */
export async function listCollections(db: Executor, officer: SignedIn, kind: Kind) {
  const rows = await db
    .select()
    .from(collections)
    .where(and(seenBy(officer), eq(collections.kind, kind)))
    .orderBy(asc(collections.name), asc(collections.id));
  return collectionsShown(db, officer, rows);
}
