import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Milliseconds after which a page has what it was opened for. */
const settled = 1_500;

/**
 * Counts how long the lists of an area are: after what a page was opened for, which a database that does one thing at a
 * time would bring later else, and anew with each page, since the one before may have changed it.
 */
export function useCounted(sizes: { load: () => unknown }) {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => void sizes.load(), settled);
    return () => clearTimeout(timer);
  }, [sizes, pathname]);
}
