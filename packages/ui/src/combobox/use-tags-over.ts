import { useEffect, useRef, useState } from "react";

/** How many tags do not fit into the three lines of a closed field. */
export function useTagsOver(values: readonly unknown[], open: boolean) {
  const tags = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(0);
  useEffect(() => {
    const place = tags.current;
    if (!place) return;
    const count = () => {
      const foot = place.getBoundingClientRect().bottom;
      const hidden = [...place.children].filter(
        (child) => child.tagName !== "INPUT" && child.getBoundingClientRect().top >= foot,
      );
      setOver(hidden.length);
    };
    const sizes = new ResizeObserver(count);
    sizes.observe(place);
    return () => sizes.disconnect();
  }, [values, open]);
  return { tags, over };
}
