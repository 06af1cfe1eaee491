/** Settles when the browser has a moment to spare, after `timeout` milliseconds at the latest. */
export const idle = (timeout: number) =>
  new Promise<unknown>((settle) => {
    // Safari has no idle time to offer; there half the time passes instead.
    if ("requestIdleCallback" in window) window.requestIdleCallback(settle, { timeout });
    else setTimeout(settle, timeout / 2);
  });
