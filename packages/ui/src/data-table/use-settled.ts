import { useEffect, useState } from "react";

/** False until the first frame has been painted: what can wait for that does not hold up the first rows. */
export function useSettled() {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // A frame begins, and the task after it comes when it has been painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setSettled(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return settled;
}
