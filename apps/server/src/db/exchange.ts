import type { PGlite } from "@electric-sql/pglite";

/** The first message of a conversation has no letter, but a length that begins with 0. */
const opens = (asked: Uint8Array) => asked[0] === 0;

/**
 * Hands messages of the protocol to an embedded database, and brings its answer as it is. The plain
 * call of PGlite would also read each row of it, and keep what it read for as long as it lives.
 */
export async function exchange(database: PGlite, asked: Uint8Array) {
  if (opens(asked)) return new Uint8Array(await database.execProtocolRaw(asked));
  const parts: Uint8Array[] = [];
  // A part is a view of the engine's own memory, which it writes over.
  await database.execProtocolRawStream(asked, { onRawData: (part) => parts.push(part.slice()) });
  // In memory of its own, so that it can be handed over to another thread.
  return new Uint8Array(Buffer.concat(parts));
}
