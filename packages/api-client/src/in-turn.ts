import { limits } from "@toran/contract/limits";
import type { LocksPort } from "./ports";

/** How long a tab lets another go first; the server takes the same cookie twice for longer than that. */
const patience = limits.refreshWait / 3;

/** Does the work while no other tab does work of that name, as far as the browser can tell. */
export async function inTurn<T>(
  locks: LocksPort | undefined,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience);
  let begun: Promise<T> | undefined;
  const begin = () => {
    clearTimeout(timer);
    return (begun = work());
  };
  try {
    return await locks.request(name, { signal: waiting.signal }, begin);
  } catch (cause) {
    if (begun) throw cause;
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
