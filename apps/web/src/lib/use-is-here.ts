import { useEffect, useRef } from "react";

/** Whether what asked something is still there when the answer has come: a dialog may be closed, a screen left. */
export function useIsHere() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
