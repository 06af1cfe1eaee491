import { randomBytes } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import type { Executor } from "../db/database";
import type { Deps } from "../deps";
import { refused } from "../http/failures";
import type { Upload } from "../http/uploads";
import { files } from "./tables";

export interface Keeping {
  ownerKind: "user" | "college" | "company";
  ownerId: string;
  visibility: "public" | "private";
  upload: Upload;
  /** The field a refused file is told at. */
  field: string;
}

const mostPixels = 40_000_000;
const widest = 1600;

/** Draws a picture anew: what else the file held, such as where it was taken, is gone. */
async function redrawn(bytes: Buffer, field: string) {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
      .rotate()
      .resize({ width: widest, height: widest, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw refused({ [field]: "That picture could not be read. Choose another one." });
  }
}

/** Stores a file, and gives the key it is known by. */
export async function keepFile(deps: Deps, keeping: Keeping): Promise<string> {
  const { upload, field, ownerKind, ownerId, visibility } = keeping;
  const picture = upload.type.startsWith("image/");
  const bytes = picture ? await redrawn(upload.bytes, field) : upload.bytes;
  const type = picture ? "image/webp" : upload.type;
  const name = picture ? upload.name.replace(/(\.\w{1,5})?$/, ".webp") : upload.name;
  const key = randomBytes(16).toString("hex");
  await deps.store.put(key, bytes, type);
  await deps.db
    .insert(files)
    .values({ key, ownerKind, ownerId, visibility, type, bytes: bytes.length, name });
  return key;
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

/** Forgets a file: first its row, so that no row is ever left without its bytes. */
export async function dropFile(deps: Deps, key: string | null) {
  if (!key) return;
  await deps.db.delete(files).where(eq(files.key, key));
  await deps.store.remove(key);
}
