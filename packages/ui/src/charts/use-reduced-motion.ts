import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

const follow = (tell: () => void) => {
  const media = matchMedia(query);
  media.addEventListener("change", tell);
  return () => media.removeEventListener("change", tell);
};

/** Whether the reader asked for less motion. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => true,
  );
