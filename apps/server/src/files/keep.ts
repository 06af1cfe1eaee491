import { limits } from "@toran/contract";
import { and, count, eq, inArray, sql, sum } from "drizzle-orm";
import type { Executor } from "../db/database";
import { isAway } from "../db/engine";
import type { Deps } from "../deps";
import { Failure } from "../http/failures";
import { spend } from "../modules/accounts/counters";
import { diskIsFull, newKey, noRoom } from "./store-stream";
import type { StoredUpload, Upload } from "./upload";
import { one } from "../db/one";
import { run } from "../db/run";
import { files, goneFiles } from "./tables";

export interface Keeping {
  ownerKind: "user" | "college" | "company";
  ownerId: string;
  visibility: "public" | "private";
  upload: Upload;
  /** The field a refused file is told at. */
  field: string;
}

const uploads = { most: Infinity, window: 60_000 };
/** What draws pictures is large: a server reads it with the first. */
const redrawn = async (bytes: Buffer, field: string) =>
  (await import("./redrawn")).redrawn(bytes, field);

/** Stores a file, and gives the key it is known by. */
export async function keepFile(deps: Deps, keeping: Keeping): Promise<string> {
  const { upload, field } = keeping;
  const picture = upload.type.startsWith("image/");
  const bytes = picture ? await redrawn(upload.bytes, field) : upload.bytes;
  const type = picture ? "image/webp" : upload.type;
  const name = picture ? upload.name.replace(/(\.\w{1,5})?$/, ".webp") : upload.name;
  const key = newKey();
  await deps.store.put(key, bytes, type).catch((cause: unknown) => {
    throw diskIsFull(cause) ? noRoom(field) : cause;
  });
  await enter(deps, keeping, { key, type, size: bytes.length, name });
  return key;
}

/** Takes a file that went to its store while it arrived into the books. */
export async function keepStored(
  deps: Deps,
  keeping: Omit<Keeping, "upload"> & { upload: StoredUpload },
): Promise<string> {
  await enter(deps, keeping, keeping.upload);
  return keeping.upload.key;
}

/** Writes the row of stored bytes; nobody may keep more than their share, also by many calls at once. */
async function enter(
  { db, store, now }: Deps,
  { ownerKind, ownerId, visibility, field }: Omit<Keeping, "upload">,
  { key, type, size: bytes, name }: StoredUpload,
) {
  try {
    await db.transaction(async (tx) => {
      // The count holds its row until the end, so that two uploads of one owner follow each other.
      await spend(tx, { key: `files:${ownerId}`, ...uploads }, now());
      const kept = await one(
        tx
          .select({ files: count(), bytes: sum(files.bytes).mapWith(Number) })
          .from(files)
          .where(ownedBy(ownerKind, ownerId)),
        "The files",
      );
      const most = limits.quota[ownerKind === "user" ? "user" : "house"];
      if (kept.files >= most.files || (kept.bytes ?? 0) + bytes > most.bytes) throw full(field);
      await tx.insert(files).values({ key, ownerKind, ownerId, visibility, type, bytes, name });
    });
  } catch (cause) {
    // A file without its row would lie there for nobody. Where the database is away the row may be
    // there all the same: the housekeeping finds out.
    if (!isAway(cause)) await discard({ db, store }, key);
    throw cause;
  }
}

const full = (field: string) =>
  new Failure(413, {
    message: "Your files take up all the room there is for them.",
    errors: { [field]: "Your files take up all the room there is for them. Remove one first." },
  });

const lookedAtOnce = 500;

/** Forgets the bytes that no row speaks of: what a server that died left behind. */
export async function forgetStrays({ db, store }: Pick<Deps, "db" | "store">, before: Date) {
  let looked: string[] = [];
  const forget = async () => {
    const named = await filesBy(db, looked);
    for (const key of looked) if (!named.has(key)) await store.remove(key);
    looked = [];
  };
  for await (const key of store.olderThan(before))
    if (looked.push(key) === lookedAtOnce) await forget();
  await forget();
}

export async function fileBy(db: Executor, key: string) {
  const [file] = await db.select().from(files).where(eq(files.key, key));
  return file;
}

/** Files as their owner sees them, by key. */
export async function filesBy(db: Executor, keys: (string | null)[]) {
  const wanted = keys.filter((key) => key !== null);
  const rows = wanted.length ? await db.select().from(files).where(inArray(files.key, wanted)) : [];
  return new Map(rows.map(({ key, name, type, bytes }) => [key, { key, name, type, bytes }]));
}

type Kind = Keeping["ownerKind"];
const ownedBy = (kind: Kind, id: string) => and(eq(files.ownerKind, kind), eq(files.ownerId, id));

/** Every file of an owner. */
export const filesOf = (db: Executor, kind: Kind, id: string) =>
  db.select().from(files).where(ownedBy(kind, id));

/** Leaves files to a conversation in which they were sent: they outlive who sent them. */
export const leaveToConversation = (tx: Executor, keys: string[], id: string) =>
  tx.update(files).set({ ownerKind: "conversation", ownerId: id }).where(inArray(files.key, keys));

/** Ends an erasure that was cut short among its files. */
export async function forgetFilesOfNobody(deps: Pick<Deps, "db" | "store">) {
  const { key, ownerKind, ownerId } = files;
  const gone = await deps.db
    .select({ key })
    .from(files)
    .where(
      and(eq(ownerKind, "user"), sql`not exists (select 1 from users u where u.id = ${ownerId})`),
    );
  for (const file of gone) await dropFile(deps, file.key);
}

/** Forgets every file of an owner. */
export async function dropFilesOf(deps: Pick<Deps, "db" | "store">, kind: Kind, id: string) {
  for (const { key } of await filesOf(deps.db, kind, id)) await dropFile(deps, key);
}

/**
 * Does the work that a kept file is for, and gives the file back when the work is refused. While the
 * database is away nobody knows whether the work was done: then the file stays.
 */
export async function withKept<T>(
  deps: Pick<Deps, "db" | "store">,
  keys: (string | null | undefined)[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!isAway(cause)) for (const key of keys) await dropFile(deps, key);
    throw cause;
  }
}

/** Forgets a file: first its row, so that no row is ever left without its bytes. */
export async function dropFile(deps: Pick<Deps, "db" | "store">, key: string | null | undefined) {
  if (!key) return;
  await strikeOut(deps.db, [key]);
  await forgetBytes(deps, [key]);
}

/** Takes files out of the books in the transaction that lets them go; their bytes go once it has ended. */
export async function strikeOut(tx: Executor, keys: string[]) {
  if (!keys.length) return;
  await run(
    tx,
    sql`with gone as (delete from ${files} where ${inArray(files.key, keys)} returning key)
      insert into gone_files select key from gone on conflict do nothing`,
  );
}

/** Changes rows together with the files that they no longer name: a server that dies between the two leaves no file to nobody. */
export async function lettingGo<T>(
  deps: Pick<Deps, "db" | "store">,
  work: (tx: Executor) => Promise<T>,
  gone: (done: T) => (string | null | undefined)[],
): Promise<T> {
  const { done, keys } = await deps.db.transaction(async (tx) => {
    const changed = await work(tx);
    const named = gone(changed).filter((key) => typeof key === "string");
    await strikeOut(tx, named);
    return { done: changed, keys: named };
  });
  await forgetBytes(deps, keys);
  return done;
}

/** Deletes rows together with the files that they name. */
export const dropWithFiles = (
  deps: Pick<Deps, "db" | "store">,
  work: (tx: Executor) => Promise<(string | null)[]>,
) => lettingGo(deps, work, (keys) => keys);

/** Forgets the bytes of files that are out of the books. A store that cannot now is asked again by the housekeeping. */
export async function forgetBytes(deps: Pick<Deps, "db" | "store">, keys: string[]) {
  for (const key of keys) await forgetFile(deps, key).catch(() => undefined);
}

/** Forgets the bytes that a store could not give up as their file went; one that stays does not hold up the others. */
export async function forgetGone(deps: Pick<Deps, "db" | "store">) {
  const failed: unknown[] = [];
  for (const { key } of await deps.db.select().from(goneFiles))
    await forgetFile(deps, key).catch((cause: unknown) => {
      failed.push(cause);
    });
  if (failed.length) throw new AggregateError(failed, "The file store kept files that are gone.");
}

async function forgetFile({ db, store }: Pick<Deps, "db" | "store">, key: string) {
  await store.remove(key);
  await db.delete(goneFiles).where(eq(goneFiles.key, key));
}

/** Forgets bytes that came into no book. */
export async function discard(deps: Pick<Deps, "db" | "store">, key: string) {
  await deps.db.insert(goneFiles).values({ key }).onConflictDoNothing();
  await forgetBytes(deps, [key]);
}
