import { type SQL, sql } from "drizzle-orm";
import type { FileStore } from "../../files/file-store";
import { newKey } from "../../files/store-stream";
import { files } from "../../files/tables";
import type { Executor } from "../database";

export interface Drawn {
  title: string;
  key: string;
  bytes: number;
}
type StoredFile = typeof files.$inferInsert;
type Owner = Pick<StoredFile, "ownerKind" | "ownerId" | "visibility" | "name">;

/** An SVG of what is drawn on a sheet of this size, twice as large for fine screens. */
export const framed = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

/** An SVG as the picture that is stored; what draws is read only by a server that has a demo. */
export async function asWebp(svg: string, quality: number) {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).webp({ quality }).toBuffer();
}

/** Draws pictures of the demo into the store, by title and SVG, before there is anybody they belong to; without a store there are none. */
export async function draw(
  store: FileStore | undefined,
  drawings: Partial<Record<string, string>>,
): Promise<Drawn[]> {
  if (!store) return [];
  return Promise.all(
    Object.entries(drawings).map(async ([title, svg = ""]) => {
      const webp = await asWebp(svg, 90);
      const key = newKey();
      await store.put(key, webp, "image/webp");
      return { title, key, bytes: webp.length };
    }),
  );
}

/** Rows of an SQL statement, `(id, key)`: whose picture is which. */
export function keysById(hung: readonly { id: string; key: string }[]): SQL {
  const list = (of: (each: (typeof hung)[number]) => string) => `{${hung.map(of).join(",")}}`;
  return sql`unnest(${list(({ id }) => id)}::uuid[], ${list(({ key }) => key)}::text[]) as hung(id, key)`;
}

/** Gives drawn pictures to whom they belong to. */
export async function give(db: Executor, pictures: (Omit<Drawn, "title"> & Owner)[], at: Date) {
  if (pictures.length)
    await db.insert(files).values(pictures.map((each) => ({ ...each, type: "image/webp", at })));
}
