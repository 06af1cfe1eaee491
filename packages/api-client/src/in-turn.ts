import { limits } from "@toran/contract/limits";
import type { LocksPort } from "./ports";

/** How long a tab lets another go first; the server takes the same cookie twice for longer than that. */
const patience = limits.refreshWait / 3;

/** Does the work while no other tab does work of that name, as far as the browser can tell. */
export async function inTurn<T>(
  locks: LocksPort | undefined,
  name: string,
  stop: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  if (!locks) return work();
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  const timer = setTimeout(giveUp, patience);
  stop.addEventListener("abort", giveUp, { once: true });
  let begun: Promise<T> | undefined;
  const begin = () => {
    clearTimeout(timer);
    begun = work();
    return orStopped(begun, stop);
  };
  try {
    return await locks.request(name, { signal: waiting.signal }, begin);
  } catch (cause) {
    if (begun) throw cause;
    return await work();
  } finally {
    clearTimeout(timer);
    stop.removeEventListener("abort", giveUp);
  }
}

/** Lets go of the lock when the work is given up, even if the work itself does not end. */
function orStopped<T>(work: Promise<T>, stop: AbortSignal) {
  return new Promise<T>((resolve, reject) => {
    stop.addEventListener("abort", () => reject(new Error("Given up.")), { once: true });
    work.then(resolve, reject);
  });
}
