import { z } from "zod/mini";

/**
 * A short print of something as it was read, by which the server knows whether somebody has changed it since
 * (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv). Only what the schema tells counts. It proves nothing to anybody.
 * Where nothing was there to be read it is a word that is no print.
 */
export function seenOf(schema: z.core.$ZodType, read: unknown): string {
  if (read === null || read === undefined) return "none";
  let print = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(z.parse(schema, read))))
    print = Math.imul(print ^ byte, 0x01000193);
  return (print >>> 0).toString(16);
}

/** The same of those fields alone that a change names: who changes another one has changed nothing of it. */
export const seenIn = (schema: z.ZodMiniObject, read: object, changes: object) =>
  seenOf(
    z.partial(schema),
    Object.fromEntries(Object.entries(read).filter(([name]) => name in changes)),
  );
