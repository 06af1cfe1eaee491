/// <reference types="trusted-types" />

/**
 * Lets files of this origin run as workers where the page enforces trusted types: a bundler finds a worker only by an
 * address that has passed no policy, so the default one must know it. Nothing else is let by.
 */
export function trustOwnWorkers() {
  const { trustedTypes } = window;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, window.location.href);
      if (origin === window.location.origin && pathname.startsWith("/assets/")) return address;
      throw new TypeError(`${address} is not a file of ours`);
    },
  });
}
