import { statfs } from "node:fs/promises";

/** Below this the embedded database might meet a full disk, on which its engine never comes back. */
const leastFree = 256 * 1024 * 1024;
const believedFor = 2_000;

/** Reads how many bytes are free where the data lies. */
export type ReadFree = () => Promise<number>;

export const freeIn =
  (folder: string): ReadFree =>
  async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };

/** Tells whether the disk is too full for writing; asks the system at most every two seconds. */
export function watchFreeSpace(read: ReadFree, believe = believedFor) {
  let asked = -Infinity;
  let short = false;
  return async () => {
    const now = performance.now();
    if (now - asked < believe) return short;
    asked = now;
    // A disk that cannot be asked is not known to be full.
    short = (await read().catch(() => Infinity)) < leastFree;
    return short;
  };
}
