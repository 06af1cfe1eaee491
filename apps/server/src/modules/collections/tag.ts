import { limits } from "@toran/contract";
import { and, eq, sql } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { giveNameUp } from "./give-name-up";
import { collectionMembers, collections } from "./tables";

interface Tagging {
  collegeId: string;
  officerId: string | null;
  /** Students of the college, by the name of the list they go into. */
  tags: Map<string, string[]>;
  at: Date;
}

/** Puts students into bookmark lists by name, and makes the lists that are missing. Gives the names of those that do not take all in. */
export async function tagStudents(tx: Executor, { collegeId, officerId, tags, at }: Tagging) {
  const closed: string[] = [];
  for (const [name, ids] of tags) {
    await giveNameUp(tx, { collegeId, kind, name });
    const list =
      (await namedList(tx, collegeId, name)) ??
      (await newList(tx, { collegeId, ownerId: officerId, name, at }));
    const members = eq(collectionMembers.collectionId, list.id);
    const many = await tx.$count(collectionMembers, members);
    // Who is in it already takes no further place.
    const known = and(members, among(collectionMembers.studentId, ids));
    const there = await tx.$count(collectionMembers, known);
    // What a colleague keeps to themselves is theirs to fill, and whoever tags would never see it there.
    const hidden = !list.shared && list.ownerId !== officerId;
    if (hidden || list.query || many + ids.length - there > limits.bulkStudents) {
      closed.push(name);
      continue;
    }
    await tx
      .insert(collectionMembers)
      .values(ids.map((studentId) => ({ collectionId: list.id, studentId, addedAt: at })))
      .onConflictDoNothing();
  }
  return closed;
}

const kind = "BOOKMARK";
const found = {
  id: collections.id,
  query: collections.query,
  shared: collections.shared,
  ownerId: collections.ownerId,
};

async function namedList(tx: Executor, collegeId: string, name: string) {
  const [list] = await tx
    .select(found)
    .from(collections)
    .where(
      and(
        eq(collections.collegeId, collegeId),
        eq(collections.kind, kind),
        sql`lower(${collections.name}) = lower(${name})`,
      ),
    )
    .for("update");
  return list;
}

async function newList(
  tx: Executor,
  { at, ...own }: { collegeId: string; ownerId: string | null; name: string; at: Date },
) {
  const [made] = await tx
    .insert(collections)
    .values({ ...own, kind, createdAt: at, updatedAt: at })
    .returning(found);
  if (!made) throw new Error("The list was not made.");
  return made;
}
