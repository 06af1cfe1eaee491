import type { LocksPort } from "../ports";

/** Locks as the browser shares them between the tabs of an origin. */
export function stubLocks() {
  const queues = new Map<string, Promise<unknown>>();
  let free: (() => void) | undefined;

  const locks: LocksPort = {
    async request(name, { signal }, work) {
      const before = queues.get(name) ?? Promise.resolve();
      let release: (() => void) | undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      queues.set(
        name,
        before.then(() => held),
      );
      try {
        await Promise.race([before, aborted(signal)]);
        free = release;
        return await work();
      } finally {
        release?.();
      }
    },
  };
  /** What the browser does when the tab that holds the lock is closed. */
  return { ...locks, closeHolder: () => free?.() };
}

const aborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener("abort", () => reject(new Error("AbortError")), { once: true }),
  );
