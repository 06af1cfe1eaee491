import { statfs } from "node:fs/promises";

/** Below this the embedded database might meet a full disk, on which its engine never comes back. */
const leastFree = 256 * 1024 * 1024;
const believedFor = 2_000;

/** Reads how many bytes are free where the data lies. */
export type ReadFree = () => Promise<number>;

/** Reads the free space of a folder, and asks the system at most every two seconds. */
export function freeIn(folder: string): ReadFree {
  let asked = -Infinity;
  let free = Infinity;
  return async () => {
    if (performance.now() - asked < believedFor) return free;
    asked = performance.now();
    const { bavail, bsize } = await statfs(folder);
    free = bavail * bsize;
    return free;
  };
}

/** Whether there is too little room to write; a disk that cannot be asked is not known to be full. */
export const isShort = async (readFree: ReadFree) =>
  (await readFree().catch(() => Infinity)) < leastFree;
