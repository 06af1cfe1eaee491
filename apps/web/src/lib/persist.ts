/** Where the ticket of a half-done sign-in waits, in the storage of its tab. */
export const ticketKey = "token";

/** The part of the browser's storage that keeps text. */
export interface TextStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

interface Persisted {
  key: string;
  version: number;
}

/** Writes a slice. Storage that is full or forbidden keeps nothing, and breaks nothing. */
export function keep(storage: TextStorage, { key, version }: Persisted, slice: object) {
  try {
    storage.setItem(key, JSON.stringify({ version, ...slice }));
  } catch {
    // The page goes on with what it has in memory.
  }
}

/**
 * Reads a slice back. Broken text, another version and a storage that does not answer in time
 * all give `undefined`: the application starts clean.
 */
export async function restore(storage: TextStorage, { key, version }: Persisted, within: number) {
  const late = new Promise<null>((settle) => {
    const timer = setTimeout(settle, within, null);
    (timer as { unref?: () => void }).unref?.();
  });
  try {
    return parse(await Promise.race([storage.getItem(key), late]), version);
  } catch {
    return undefined;
  }
}

/** The slice in a text that another tab wrote. */
export function parse(text: string | null, version: number): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(text ?? "");
    if (typeof read !== "object" || read === null) return undefined;
    return (read as { version?: unknown }).version === version
      ? (read as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
