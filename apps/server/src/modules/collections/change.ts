import { limits } from "@toran/contract";
import type { collectionChange, collectionInput } from "@toran/contract/schemas/student-collection";
import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod/mini";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { conflict, Failure, refused } from "../../http/failures";
import { collegeIdOf, type SignedIn } from "../accounts/signed-in";
import { idsMatching, requireOwn, setArchived } from "../students/officer/own";
import { holdCollection, inArchive, type Kind, membersOf } from "./find";
import { giveNameUp } from "./give-name-up";
import { collectionShown } from "./shown";
import { type Collection, collectionMembers, collections } from "./tables";

type Given = z.output<typeof collectionInput>;
type Change = z.output<typeof collectionChange>;

/** Refuses a name that another list of the same kind has. */
async function refuseTwin(tx: Executor, officer: SignedIn, kind: Kind, name: string, except = "") {
  const collegeId = collegeIdOf(officer);
  await giveNameUp(tx, { collegeId, kind, name });
  const [twin] = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(
      and(
        eq(collections.collegeId, collegeId),
        eq(collections.kind, kind),
        sql`lower(${collections.name}) = lower(${name})`,
      ),
    );
  if (twin && twin.id !== except.toLowerCase())
    throw new Failure(409, {
      message: "Check the marked fields and try again.",
      errors: { name: "Your college has a list of that name already." },
    });
}

/** Makes a list. An archive takes in who matches its filter now; a bookmark list follows it. */
export async function makeCollection(
  tx: Executor,
  officer: SignedIn,
  kind: Kind,
  given: Given,
  at: Date,
): Promise<Collection> {
  const { name, description = null, colour = null, query, studentId = [] } = given;
  await refuseTwin(tx, officer, kind, name);
  refuseChain(kind, given);
  if (query && studentId.length) throw eitherOr();
  const row = {
    collegeId: collegeIdOf(officer),
    kind,
    name,
    description,
    colour,
    ownerId: officer.id,
    shared: kind === "ARCHIVE" || (given.shared ?? true),
    query: kind === "BOOKMARK" ? (query ?? null) : null,
    createdAt: at,
    updatedAt: at,
  };
  const collection = await one(tx.insert(collections).values(row).returning(), "The list");
  const taken = kind === "ARCHIVE" && query ? await idsMatching(tx, officer, query) : studentId;
  await putIn(tx, officer, collection, taken, at);
  return collection;
}

const eitherOr = () =>
  refused({ query: "A list either follows a filter or holds the students you choose." });

/** Refuses a list that would follow another one: it would end with that one, or hold only who may see it. */
function refuseChain(kind: Kind, { query }: Pick<Change, "query">) {
  if (kind === "BOOKMARK" && query?.collection)
    throw refused({ query: "A list follows a filter, and no other list." });
}

/** Refuses to take a shared list from the others: but for its maker it would be gone, its name taken, and who takes it could not give it back. */
function refuseTaking(officer: SignedIn, { ownerId, shared }: Collection, given: Change) {
  if (shared && given.shared === false && ownerId !== officer.id)
    throw refused({ shared: "Only who made this list can keep it to themselves." });
}

/** What became of a list: as it was, as it is, and how many came into it. */
export interface Changed {
  before: Collection;
  collection: Collection;
  added: number;
}

/** Changes what was sent, and puts students in; a list that was changed since it was read is not overwritten. */
export async function changeCollection(
  tx: Executor,
  officer: SignedIn,
  { id, kind }: { id: string; kind: Kind },
  given: Change,
  at: Date,
): Promise<Changed> {
  const before = await holdCollection(tx, officer, id, kind);
  if (given.version !== undefined && given.version !== before.version) {
    const message = "Somebody else has changed this list meanwhile. Look at it again.";
    const current = await collectionShown(tx, officer, before);
    throw conflict(message, { errors: { version: message }, current });
  }
  const { name = before.name, studentId = [] } = given;
  await refuseTwin(tx, officer, kind, name, id);
  refuseChain(kind, given);
  if (kind === "BOOKMARK") refuseTaking(officer, before, given);
  const living = kind === "BOOKMARK" && "query" in given ? (given.query ?? null) : before.query;
  if (living && studentId.length) throw eitherOr();
  const collection = await one(
    tx
      .update(collections)
      .set({
        name,
        ...("description" in given && { description: given.description ?? null }),
        ...("colour" in given && { colour: given.colour ?? null }),
        ...(kind === "BOOKMARK" && given.shared !== undefined && { shared: given.shared }),
        query: living,
        version: before.version + 1,
        updatedAt: at,
      })
      .where(eq(collections.id, id))
      .returning(),
    "The list",
  );
  const added = await putIn(tx, officer, collection, studentId, at);
  return { before, collection, added };
}

const atOnce = 500;

async function putIn(
  tx: Executor,
  officer: SignedIn,
  { id, kind }: Collection,
  given: string[],
  addedAt: Date,
) {
  const ids = [...new Set(given.map((each) => each.toLowerCase()))];
  let added = 0;
  if (!ids.length) return added;
  await requireOwn(tx, officer, ids);
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce);
    const fresh = await tx
      .insert(collectionMembers)
      .values(part.map((studentId) => ({ collectionId: id, studentId, addedAt })))
      .onConflictDoNothing()
      .returning({ id: collectionMembers.studentId });
    added += fresh.length;
  }
  const many = await tx.$count(collectionMembers, eq(collectionMembers.collectionId, id));
  if (many > limits.bulkStudents)
    throw refused({ studentId: "A list holds at most 5,000 students." });
  if (kind === "ARCHIVE") await setArchived(tx, ids, inArchive);
  return added;
}

/** Takes students out of a list; whoever is in no other list of the archive is shown again. Gives how many were in it. */
export async function takeOut(
  tx: Executor,
  officer: SignedIn,
  { id, kind }: { id: string; kind: Kind },
  given: string[],
  at: Date,
) {
  const ids = [...new Set(given.map((each) => each.toLowerCase()))];
  const { name, query, version } = await holdCollection(tx, officer, id, kind);
  if (query) throw conflict("This list follows a filter. Change the filter instead.");
  await requireOwn(tx, officer, ids);
  const gone = await tx
    .delete(collectionMembers)
    .where(and(eq(collectionMembers.collectionId, id), among(collectionMembers.studentId, ids)))
    .returning({ id: collectionMembers.studentId });
  await tx
    .update(collections)
    .set({ version: version + 1, updatedAt: at })
    .where(eq(collections.id, id));
  if (kind === "ARCHIVE") await setArchived(tx, ids, inArchive);
  return { name, takenOut: gone.length };
}

/** Takes a list away; its students stay. */
export async function removeCollection(
  tx: Executor,
  officer: SignedIn,
  { id, kind }: { id: string; kind: Kind },
) {
  const collection = await holdCollection(tx, officer, id, kind);
  const members = kind === "ARCHIVE" ? await membersOf(tx, id) : [];
  await tx.delete(collections).where(eq(collections.id, id));
  if (members.length)
    await setArchived(
      tx,
      members.map((member) => member.id),
      inArchive,
    );
  return collection;
}
