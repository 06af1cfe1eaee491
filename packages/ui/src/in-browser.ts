import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether a part stands in a browser: false on a server, and while what came from there is taken over, which must be drawn as
 * it was there or React throws it away.
 */
export const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
