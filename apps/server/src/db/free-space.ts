import { readdirSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";

const MB = 1024 * 1024;
/** Below this the embedded database might meet a full disk, on which its engine never comes back. */
const leastFree = 256 * MB;
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

/** Refuses a copy of a folder that would leave too little room to write, with the copy and what it is packed into. */
export async function demandRoomForCopy(folder: string, readFree = freeIn(folder)) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const needed = files.reduce((sum, file) => sum + 2 * statSync(file).size, leastFree);
  if ((await readFree().catch(() => Infinity)) < needed)
    throw new Error(`A copy of the database needs ${Math.ceil(needed / MB)} MB of free space.`);
}
