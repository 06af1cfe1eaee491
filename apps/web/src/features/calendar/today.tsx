import { Agenda } from "@toran/ui/calendar";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { paths } from "@/navigation/paths";
import { type AskForCalls, CalendarStore } from "./calendar-store";
import { piecesOf } from "./pieces";
import { useNow } from "./use-now";

interface TodayProps {
  area: "po" | "hr";
  calls: AskForCalls;
}

/** What the calendar holds today, in a narrow place. */
export const Today = observer(function Today({ area, calls }: TodayProps) {
  const id = useId();
  const navigate = useNavigate();
  const [store] = useState(() => new CalendarStore(calls));
  const now = useNow(store.zone);
  const today = now.slice(0, 10);
  const whole = paths[area].calendar;
  useEffect(() => void store.show({ from: today, to: today, sources: [] }), [store, today]);
  return (
    <section aria-labelledby={id} className="px-6 py-5">
      <header className="mb-2 flex min-h-8 items-center">
        <h2 id={id} className="title-lg">
          Today
        </h2>
        <AppLink href={whole} className="link ms-auto">
          Calendar
        </AppLink>
      </header>
      <Load of={store.window}>
        {({ events }) => {
          const pieces = events
            .flatMap((event) => piecesOf(event, store.zone))
            .filter(({ day }) => day === today);
          if (!pieces.length) return <p className="text-ink-2 py-2">Nothing is planned today.</p>;
          return (
            <Agenda
              brief
              now={now}
              events={pieces}
              onOpen={(shown) => {
                const link = pieces.find((piece) => piece.id === shown.id)?.of.link;
                void navigate(link ?? `${whole}?tab=day&day=${today}`);
              }}
            />
          );
        }}
      </Load>
    </section>
  );
});
