/** Settles when the browser has a moment to spare, after `timeout` milliseconds at the latest. */
export const idle = (timeout: number) =>
  new Promise<unknown>((settle) => {
    // Safari has no idle time to offer; there half the time passes instead.
    if ("requestIdleCallback" in window) window.requestIdleCallback(settle, { timeout });
    else setTimeout(settle, timeout / 2);
  });

/** Settles when what was drawn just now has been painted, after half a second at the latest. */
export const painted = () =>
  Promise.race([
    new Promise<unknown>((settle) => requestAnimationFrame(() => setTimeout(settle))),
    new Promise<unknown>((settle) => setTimeout(settle, 500)),
  ]);
