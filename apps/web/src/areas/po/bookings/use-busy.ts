import { isFailure } from "@toran/api-client/failure";
import type { PlacesBusy } from "@toran/contract/schemas/booking";
import { useEffect, useMemo } from "react";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";

const day = 24 * 60 * 60 * 1000;
/** How far one look reaches. */
const reach = 60 * day;

/** From which days on it is looked around some times: they may lie further apart than one look reaches. */
function beginningsOf(moments: readonly string[]) {
  const begins: string[] = [];
  const at = moments.filter(Boolean).map((each) => Date.parse(each));
  for (const moment of at.toSorted((one, other) => one - other)) {
    const last = begins.at(-1);
    if (!last || moment + day > Date.parse(last) + reach)
      begins.push(new Date(moment - day).toISOString().slice(0, 10));
  }
  return begins;
}

/** The places of the college, and who has them on the days around some times. */
export function useBusy(moments: readonly string[]) {
  const { calls } = useStores();
  const key = beginningsOf(moments).join(",");
  const busy = useMemo(() => {
    if (!key) return undefined;
    const looks = key.split(",").map((begin) => {
      const from = Date.parse(`${begin}T00:00:00Z`);
      return { from: new Date(from).toISOString(), to: new Date(from + reach).toISOString() };
    });
    return new Loadable<PlacesBusy>(async () => {
      const { bookings } = await calls.po();
      const found: PlacesBusy[] = [];
      for (const query of looks) {
        const reply = await bookings.busy({ query }, { showLoader: false });
        if (isFailure(reply)) return reply;
        found.push(reply.data);
      }
      const places = found[0]?.places ?? [];
      return { data: { places, busy: found.flatMap((each) => each.busy) } };
    });
  }, [calls, key]);
  useEffect(() => void busy?.load(), [busy]);
  return busy;
}
