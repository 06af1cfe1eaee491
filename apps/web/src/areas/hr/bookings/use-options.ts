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

/**
 * What a college can be asked for, and when it is taken around some times; nothing without a college. Each month is a
 * look of its own: times may lie further apart than one look reaches.
 */
export function useOptions(collegeId: string | undefined, times: readonly { startsAt: string }[]) {
  const { calls } = useStores();
  const [today] = useState(() => new Date().toISOString());
  const [known] = useState(() => new Map<string, Loadable<BookingOptions>>());
  const begun = times.flatMap(({ startsAt }) => startsAt || []);
  const around = (begun.length ? begun : [today]).map((each) => (each > today ? each : today));
  const months = [...new Set(around.map((each) => each.slice(0, 7)))];
  const asked = collegeId ? months.map((month) => `${month} ${collegeId}`).join(",") : "";
  const looks = useMemo(() => {
    if (!collegeId || !asked) return [];
    return asked.split(",").map((key) => {
      const query = optionsAround(collegeId, key.slice(0, 7));
      const look =
        known.get(key) ??
        new Loadable<BookingOptions>(async () =>
          (await calls.hr()).bookings.options({ query }, { showLoader: false }),
        );
      known.set(key, look);
      return look;
    });
  }, [calls, collegeId, asked, known]);
  useEffect(() => {
    for (const look of looks) if (!look.value && !look.loading) void look.load();
  }, [looks]);
  const [first] = looks;
  return {
    /** The look around the first time, which tells of the college itself. */
    first,
    /** Which look did not come. */
    failed: looks.find(({ failure }) => failure),
    options: first?.value && {
      ...first.value,
      busy: looks.flatMap(({ value }) => value?.busy ?? []),
    },
  };
}
