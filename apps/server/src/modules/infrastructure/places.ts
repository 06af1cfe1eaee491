import {
  type infrastructureEdit,
  type infrastructureInput,
  placeFacts,
} from "@toran/contract/schemas/college";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { stored } from "../../db/stored";
import { conflict, notFound, refused, requireSeen } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import { infrastructure as table, type Place } from "./tables";

type Given = z.output<typeof infrastructureInput>;
/** The college or company whose places they are. */
export interface PlaceOwner {
  kind: Place["ownerKind"];
  id: string;
}

/** Whose places somebody sees and changes. */
export function ownerOf({ role, collegeId, companyId }: SignedIn): PlaceOwner {
  const kind = role === "PLACEMENT_OFFICER" ? "college" : "company";
  const id = kind === "college" ? collegeId : companyId;
  if (!id) throw notFound(`The ${kind}`);
  return { kind, id };
}

const mostPlaces = 100;
const mostPictures = 6;

// The owner is part of every condition: to anyone else the place does not exist.
const owned = ({ kind, id }: PlaceOwner) => and(eq(table.ownerKind, kind), eq(table.ownerId, id));
const oneOf = (owner: PlaceOwner, id: string) => and(owned(owner), eq(table.id, id));

export const shownPlace = ({ id, name, kind, capacity, description, pictures }: Place) => ({
  id,
  name,
  kind,
  capacity,
  description,
  pictures,
});

/** The places of a college or a company, in the order they were added. */
export const infrastructureOf = async (db: Executor, owner: PlaceOwner) =>
  (
    await db.select().from(table).where(owned(owner)).orderBy(asc(table.createdAt), asc(table.id))
  ).map(shownPlace);

/** Places by their ids, whosever they are: for those who were given the ids by their owner. */
export async function placesBy(db: Executor, ids: string[]) {
  const rows = ids.length ? await db.select().from(table).where(inArray(table.id, ids)) : [];
  return new Map(rows.map(({ id, name, capacity }) => [id, { id, name, capacity }]));
}

/** Keeps places as they are until the transaction ends: who makes one smaller meanwhile waits, and finds what has booked it. */
export const keepPlaces = (tx: Executor, ids: string[]) =>
  tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(asc(table.id))
    .for("share");

const rowOf = ({ name, kind, capacity, description }: Given) => ({
  name,
  kind,
  ...stored({ capacity, description }),
});

/** The other places of an owner. Callers hold the owner, so that of two who write at once one sees what the other wrote. */
async function othersOf(tx: Executor, owner: PlaceOwner, id?: string) {
  const all = await tx.select({ id: table.id, name: table.name }).from(table).where(owned(owner));
  return all.filter((each) => each.id !== id);
}

/** Who books a hall is shown its name alone. */
function refuseSameName(name: string, others: Pick<Place, "name">[]) {
  const same = others.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (same) throw refused({ name: `You have a place called ${same.name} already.` });
}

export async function addPlace(
  tx: Executor,
  owner: PlaceOwner,
  given: Given,
  picture: string | null,
  now: Date,
) {
  const there = await othersOf(tx, owner);
  if (there.length >= mostPlaces)
    throw conflict(`You have ${mostPlaces} places, which is all there is room for.`);
  refuseSameName(given.name, there);
  const { kind: ownerKind, id: ownerId } = owner;
  const values = { ownerKind, ownerId, pictures: picture ? [picture] : [], createdAt: now };
  return one(
    tx
      .insert(table)
      .values({ ...rowOf(given), ...values })
      .returning(),
    "The place",
  );
}

/** Changes a place; the picture that was to go is given back when it was one of its own. */
export async function changePlace(
  tx: Executor,
  owner: PlaceOwner,
  id: string,
  given: z.output<typeof infrastructureEdit>,
  picture: string | null,
) {
  const before = await holdPlace(tx, owner, id);
  requireSeen(placeFacts, given.seen, before);
  // Places that had one name before may be changed in all else.
  if (given.name !== before.name) refuseSameName(given.name, await othersOf(tx, owner, id));
  const gone = before.pictures.find((key) => key === given.removePicture) ?? null;
  if (given.removePicture && !gone)
    throw refused({ removePicture: "That picture is not there any more." });
  const kept = before.pictures.filter((key) => key !== gone);
  if (picture && kept.length >= mostPictures)
    throw refused({ picture: `A place has at most ${mostPictures} pictures.` });
  const pictures = picture ? [...kept, picture] : kept;
  const values = { ...rowOf(given), pictures };
  const place = await one(
    tx.update(table).set(values).where(oneOf(owner, id)).returning(),
    "The place",
  );
  return { before, place, gone };
}

/** A place, held until the transaction ends: who books it meanwhile waits, and finds it gone. */
export const holdPlace = (tx: Executor, owner: PlaceOwner, id: string) =>
  one(tx.select().from(table).where(oneOf(owner, id)).for("update"), "The place");

export const removePlace = (tx: Executor, owner: PlaceOwner, id: string) =>
  one(tx.delete(table).where(oneOf(owner, id)).returning(), "The place");
