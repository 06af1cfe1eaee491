import type { PlacesBusy } from "@toran/contract/schemas/booking";
import { useEffect, useMemo } from "react";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";

const day = 24 * 60 * 60 * 1000;

/** The places of the college, and who has them on the days around some times. */
export function useBusy(moments: readonly string[]) {
  const { calls } = useStores();
  const at = moments.filter(Boolean).map((each) => Date.parse(each));
  const from = at.length ? Math.min(...at) : undefined;
  const key = from === undefined ? undefined : new Date(from - day).toISOString().slice(0, 10);
  const busy = useMemo(() => {
    if (!key) return undefined;
    const begin = Date.parse(`${key}T00:00:00Z`);
    const query = {
      from: new Date(begin).toISOString(),
      to: new Date(begin + 60 * day).toISOString(),
    };
    return new Loadable<PlacesBusy>(async () =>
      (await calls.po()).bookings.busy({ query }, { showLoader: false }),
    );
  }, [calls, key]);
  useEffect(() => void busy?.load(), [busy]);
  return busy;
}
