import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import { useRef } from "react";

/** What a step goes over, as it was read last: another tab or a colleague may save it meanwhile. */
export function useKnown<Known>(saved: Known, read: () => Promise<{ data: Known } | ApiFailure>) {
  const known = useRef(saved);
  return {
    now: () => known.current,
    /** Reads it again, for a form that begins with it so. */
    again:
      <Values>(values: (now: Known) => Values) =>
      async (): Promise<Values | undefined> => {
        const reply = await read();
        if (isFailure(reply)) return undefined;
        known.current = reply.data;
        return values(reply.data);
      },
  };
}
