import { limits } from "@toran/contract/limits";
import { ownBuild } from "./own-build";

/** The code of a screen did not come. */
export class ChunkFailure extends Error {
  override readonly name = "ChunkFailure";
}

const reloadedKey = "reloaded-for";

/** Milliseconds within which a page that is being left is gone. */
const untilGone = 5_000;

/** Fetches the code of a screen, for at most the time that a chunk may take. */
export async function loadChunk<Value>(load: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leaving = watchLeaving();
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new ChunkFailure("The page took too long.")), limits.chunkLoad);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    if (leaving.seen) await new Promise((gone) => setTimeout(gone, untilGone));
    if (reloadOnce()) return await new Promise<never>(() => {});
    throw new ChunkFailure("The page could not be loaded.", { cause });
  } finally {
    clearTimeout(timer);
    leaving.end();
  }
}

/**
 * Firefox ends what is on its way when the page is left; a reload then would keep people on it. Watched only while a
 * chunk is on its way: with a listener for it a page could not be kept for the back button.
 */
function watchLeaving() {
  const watch = { seen: false, end: () => window.removeEventListener("beforeunload", see) };
  const see = () => {
    watch.seen = true;
  };
  window.addEventListener("beforeunload", see);
  return watch;
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
