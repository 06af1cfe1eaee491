import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../button/button";
import { IconButton } from "../button/icon-button";
import { SegmentedControl } from "../choice/segmented-control";
import { cn } from "../cn";
import { type Day, monthOf } from "../date/days";
import { Agenda } from "./agenda";
import type { MoveEvent } from "./drag";
import type { CalendarEvent, Moment } from "./event";
import { HoursView } from "./hours-view";
import { MonthView } from "./month-view";
import { type CalendarView, titleOf, turn, unitOf } from "./view";

export interface CalendarProps {
  events: readonly CalendarEvent[];
  /** The present moment, "2025-11-13T11:42". */
  now: Moment;
  /** The day in sight; without it the calendar keeps its own. */
  day?: Day;
  onDayChange?: (day: Day) => void;
  view?: CalendarView;
  onViewChange?: (view: CalendarView) => void;
  onOpen?: (event: CalendarEvent) => void;
  /** Told where an event that may be moved is let go. There must be another way to move it, by keys. */
  onMove?: MoveEvent;
  /** What an agenda without events says. */
  empty?: ReactNode;
  /** At the end of the head: the button that plans something. */
  actions?: ReactNode;
  className?: string;
}

const views: { value: CalendarView; label: string }[] = [
  { value: "month", label: "Month" },
  { value: "week", label: "Week" },
  { value: "day", label: "Day" },
  { value: "agenda", label: "Agenda" },
];

/** Interviews, drives and bookings by month, week, day or one under the other. */
export function Calendar(props: CalendarProps) {
  const { events, now, onOpen, onMove, actions, className } = props;
  const { empty = "Nothing is planned this month." } = props;
  const [ownDay, setOwnDay] = useState<Day>(now.slice(0, 10));
  const [ownView, setOwnView] = useState<CalendarView>("month");
  const day = props.day ?? ownDay;
  const view = props.view ?? ownView;
  const goTo = (next: Day) => {
    setOwnDay(next);
    props.onDayChange?.(next);
  };
  const look = (next: CalendarView) => {
    setOwnView(next);
    props.onViewChange?.(next);
  };
  const shared = {
    day,
    now,
    events,
    onDay: goTo,
    onOpen,
    onMove,
    onShowDay: (one: Day) => {
      goTo(one);
      look("day");
    },
  };
  return (
    <section aria-label="Calendar" className={cn("min-w-0", className)}>
      <header className="border-rule flex flex-wrap items-center gap-2 border-b px-6 py-2.5">
        <h2 aria-live="polite" className="title-lg me-2 min-w-50">
          <bdi>{titleOf(view, day)}</bdi>
        </h2>
        <IconButton label={`Previous ${unitOf(view)}`} onClick={() => goTo(turn(view, day, -1))}>
          <ChevronLeft
            aria-hidden="true"
            size={16}
            strokeWidth={1.75}
            className="rtl:-scale-x-100"
          />
        </IconButton>
        <IconButton label={`Next ${unitOf(view)}`} onClick={() => goTo(turn(view, day, 1))}>
          <ChevronRight
            aria-hidden="true"
            size={16}
            strokeWidth={1.75}
            className="rtl:-scale-x-100"
          />
        </IconButton>
        <Button intent="quiet" size="sm" onClick={() => goTo(now.slice(0, 10))}>
          Today
        </Button>
        <div className="ms-auto flex flex-wrap items-center gap-2">
          <SegmentedControl
            look="view"
            label="View of the calendar"
            options={views}
            value={view}
            onValueChange={look}
          />
          {actions}
        </div>
      </header>
      {view === "month" && <MonthView {...shared} />}
      {view === "week" && <HoursView {...shared} span="week" />}
      {view === "day" && <HoursView {...shared} span="day" />}
      {view === "agenda" && (
        <Agenda
          events={events.filter((event) => monthOf(event.day) === monthOf(day))}
          now={now}
          onOpen={onOpen}
          empty={empty}
        />
      )}
    </section>
  );
}
