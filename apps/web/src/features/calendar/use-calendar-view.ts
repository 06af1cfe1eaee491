import type { Role } from "@toran/contract/roles";
import { type CalendarSource, calendarSourcesOf } from "@toran/contract/schemas/calendar";
import { type CalendarView, type Moment, seen } from "@toran/ui/calendar";
import { useMemo, useState } from "react";
import { isDay, isWords } from "@/lib/in-address";
import { useAddressView } from "@/lib/use-address-view";
import type { Asked } from "./calendar-store";

const wide = ["month", "week", "day", "agenda"] as const satisfies CalendarView[];
const narrow = ["agenda", "month", "week", "day"] as const satisfies CalendarView[];
const filters = ["day", "show"] as const;
const fits = { day: isDay, show: isWords(400) };

/** Which view, day and sources the address names, and how they change. */
export function useCalendarView(role: Role, now: Moment) {
  // A month does not fit on a narrow page, nor after much zooming in.
  const [views] = useState(() => (window.innerWidth < 700 ? narrow : wide));
  const { tab: view, asked: named, change } = useAddressView(views, filters, fits);
  const day = named.day ?? now.slice(0, 10);
  const [from, to] = seen(view, day);
  const all = useMemo(() => calendarSourcesOf(role), [role]);
  const asked = useMemo<Asked>(() => {
    const chosen = named.show?.split(",") ?? [];
    return { from, to, sources: all.filter((source) => chosen.includes(source)) };
  }, [from, to, named.show, all]);
  return {
    view,
    day,
    all,
    asked,
    goTo: (next: string) => change({ day: next }, { replace: true }),
    look: (next: CalendarView) => change({ tab: next }),
    /** Shows these sources; none of them or all of them is everything. */
    filter: (sources: readonly CalendarSource[]) =>
      change({ show: sources.length === all.length ? "" : sources.join(",") }),
  };
}
