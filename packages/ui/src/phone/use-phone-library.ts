import { useSyncExternalStore } from "react";
import type { PhoneLibrary } from "./countries";

let loaded: PhoneLibrary | undefined;
const followers = new Set<() => void>();

function follow(tell: () => void) {
  followers.add(tell);
  if (!loaded) void load();
  return () => void followers.delete(tell);
}

const load = () =>
  import("libphonenumber-js/min").then(
    (came) => {
      loaded = came;
      for (const tell of followers) tell();
    },
    () => undefined,
  );

/**
 * The phone library once it is there; the field works as plain text until then, and without it. What comes from a server is
 * taken over without it, as it was drawn, though another part of the page may have loaded it already.
 */
export const usePhoneLibrary = (): PhoneLibrary | undefined =>
  useSyncExternalStore(
    follow,
    () => loaded,
    () => undefined,
  );
