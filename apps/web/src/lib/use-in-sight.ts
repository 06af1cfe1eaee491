import { type RefObject, useEffect, useState } from "react";

/** Whether a place has come into sight, or within `ahead` of it ("200px"); it stays so. */
export function useInSight(place: RefObject<HTMLElement | null>, ahead = "0px") {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const node = place.current;
    if (!node || !("IntersectionObserver" in window)) return;
    // A busy browser tells at once that a place was out of sight and that it has come into it: the first is no answer.
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        setSeen(true);
      },
      { rootMargin: ahead },
    );
    sight.observe(node);
    return () => sight.disconnect();
  }, [place, ahead]);
  return seen;
}
