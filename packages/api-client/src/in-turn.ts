import { limits } from "@toran/contract/limits";
import type { Role } from "@toran/contract/roles";
import type { LocksPort } from "./ports";

/** How long a tab lets another go first; the server takes the same cookie twice for longer than that. */
const patience = limits.refreshWait / 3;

/** The turn of what changes the cookie of a role: of two answers, the one that comes last leaves its cookie. */
export const cookieTurn = (role: Role) => `toran-refresh-${role}`;

/** A turn that nobody else has is given sooner than this. */
const atOnce = 4;

/**
 * Does the work while no other tab does work of that name, as far as the browser can tell. The work is
 * told whether it had to wait, so that another tab may have done it.
 */
export async function inTurn<T>(
  locks: LocksPort | undefined,
  name: string,
  work: (waited: boolean) => Promise<T>,
): Promise<T> {
  if (!locks) return work(false);
  const asked = performance.now();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience);
  let begun: Promise<T> | undefined;
  const begin = () => {
    clearTimeout(timer);
    return (begun = work(performance.now() - asked > atOnce));
  };
  try {
    return await locks.request(name, { signal: waiting.signal }, begin);
  } catch (cause) {
    if (begun) throw cause;
    return await work(true);
  } finally {
    clearTimeout(timer);
  }
}
