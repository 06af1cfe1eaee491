import type { ReactNode } from "react";
import { cn } from "../cn";
import { type Day, longDay } from "../date/days";
import { type CalendarEvent, inOrder, type Moment } from "./event";
import { EventButton } from "./event-button";

export interface AgendaProps {
  events: readonly CalendarEvent[];
  now: Moment;
  onOpen?: (event: CalendarEvent) => void;
  /** One day in a narrow place: no heading, and only when each begins. */
  brief?: boolean;
  /** What stands there when nothing does. */
  empty?: ReactNode;
}

/** Events one under the other, day by day: past grey, now lit, next in the accent's ramp. */
export function Agenda(props: AgendaProps) {
  const { events, now, onOpen, brief, empty = "Nothing is planned." } = props;
  const ordered = inOrder(events);
  const days = new Set<Day>(ordered.map((event) => event.day));
  if (events.length === 0) return <p className="text-ink-3 px-6 py-5">{empty}</p>;
  if (brief)
    return (
      <ul className="divide-rule divide-y">
        {ordered.map((event) => (
          <li key={event.id} className="py-0.5">
            <EventButton look="brief" event={event} now={now} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    );
  return (
    <ul className="px-6 py-2">
      {[...days].map((day) => (
        <li key={day} className="border-rule border-b py-3 last:border-b-0">
          <h3 className={cn("mb-1 font-semibold", day === now.slice(0, 10) && "text-accent-ink")}>
            {longDay(day)}
            {day === now.slice(0, 10) && <span className="text-ink-3 font-normal">, today</span>}
          </h3>
          {ordered
            .filter((event) => event.day === day)
            .map((event) => (
              <EventButton key={event.id} look="row" event={event} now={now} onOpen={onOpen} />
            ))}
        </li>
      ))}
    </ul>
  );
}
