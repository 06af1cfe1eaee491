import { limits } from "@toran/contract/limits";
import { ownBuild } from "./own-build";

/** The code of a screen did not come. */
export class ChunkFailure extends Error {
  override readonly name = "ChunkFailure";
}

const reloadedKey = "reloaded-for";

/** Fetches the code of a screen, for at most the time that a chunk may take. */
export async function loadChunk<Value>(load: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new ChunkFailure("The page took too long.")), limits.chunkLoad);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    if (reloadOnce()) return await new Promise<never>(() => {});
    throw new ChunkFailure("The page could not be loaded.", { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** A chunk goes missing after a new version: one reload for each version of the page, never a loop. */
function reloadOnce() {
  try {
    const version = ownBuild() ?? "";
    if (!navigator.onLine || window.sessionStorage.getItem(reloadedKey) === version) return false;
    window.sessionStorage.setItem(reloadedKey, version);
    window.location.reload();
    return true;
  } catch {
    return false;
  }
}
