import { limits } from "@toran/contract/limits";
import type { BookingOptions } from "@toran/contract/schemas/booking";
import { useEffect, useMemo, useState } from "react";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";

const day = 24 * 60 * 60 * 1000;

/** What is asked of a college for the days around a moment: the month of it, and a little of those beside it. */
const optionsAround = (collegeId: string, moment: string) => {
  const begin = Date.parse(`${moment.slice(0, 7)}-01T00:00:00Z`);
  return {
    collegeId,
    from: new Date(begin - day).toISOString(),
    to: new Date(begin + limits.booking.window - 2 * day).toISOString(),
  };
};
export const optionsNow = (collegeId: string) => optionsAround(collegeId, new Date().toISOString());

/** What a college can be asked for around a day, and when it is taken; nothing without a college. */
export function useOptions(collegeId: string | undefined, around: string | undefined) {
  const { calls } = useStores();
  const [today] = useState(() => new Date().toISOString());
  const from = around && around > today ? around : today;
  // One look reaches over many days: only another month asks anew.
  const month = from.slice(0, 7);
  const options = useMemo(() => {
    if (!collegeId) return undefined;
    const query = optionsAround(collegeId, month);
    return new Loadable<BookingOptions>(async () =>
      (await calls.hr()).bookings.options({ query }, { showLoader: false }),
    );
  }, [calls, collegeId, month]);
  useEffect(() => void options?.load(), [options]);
  return options;
}
