import { useEffect, useState } from "react";

/** What was typed, once whoever types has rested. */
export function useRested(typed: string) {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), 200);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
