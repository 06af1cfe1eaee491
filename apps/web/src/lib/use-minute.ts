import { useEffect, useState } from "react";

/** This moment, told anew each minute: a page that stays open goes on with the clock. */
export function useMinute(): Date {
  const [now, tick] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => tick(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
