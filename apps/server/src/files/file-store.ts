import type { Readable } from "node:stream";

export interface StoredRange {
  start: number;
  end: number;
}

/** Where the bytes of uploaded files lie. */
export interface FileStore {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Stores bytes as they arrive; when they break off, nothing is left under the key. */
  putStream(key: string, bytes: AsyncIterable<Buffer>, type: string): Promise<void>;
  /** The bytes of a key, or nothing when it does not exist. */
  open(key: string, range?: StoredRange): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
  /** The keys of files that were stored before a moment; a bucket leaves that to its own rules. */
  olderThan(moment: Date): AsyncIterable<string>;
}
