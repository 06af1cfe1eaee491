import { cn } from "../cn";
import { type Day, dayName, dayNumber, longDay, weekOf } from "../date/days";
import { hoursOf, inLanes, minutes, type Moment, type Placed } from "./event";
import { dropPlace, timeAt } from "./drag";
import { EventButton } from "./event-button";
import type { ViewProps } from "./month-view";

/** The hours of one day or of a week, with events as long as they last. */
export function HoursView(props: ViewProps & { span: "week" | "day" }) {
  const { day, now, events, onOpen, onShowDay, onMove, span } = props;
  const days = span === "week" ? weekOf(day) : [day];
  const here = events.filter((event) => days.includes(event.day));
  const { first, last } = hoursOf(here);
  const hours = Array.from({ length: last - first }, (_, n) => first + n);
  return (
    <div className="grid grid-cols-[--spacing(14)_minmax(0,1fr)]">
      <div />
      <div className="border-rule-strong grid auto-cols-fr grid-flow-col border-b">
        {days.map((one) => (
          <div
            key={one}
            {...dropPlace(events, onMove, () => ({ day: one }))}
            className="not-first:border-rule min-w-0 p-1 not-first:border-s"
          >
            <DayHead day={one} now={now} onShowDay={span === "week" ? onShowDay : undefined} />
            {here
              .filter((event) => event.day === one && !event.from)
              .map((event) => (
                <EventButton key={event.id} look="line" event={event} now={now} onOpen={onOpen} />
              ))}
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="text-ink-3 tnum text-2xs">
        {hours.map((hour) => (
          <div key={hour} className="h-12 pe-2 text-end">
            {String(hour).padStart(2, "0")}:00
          </div>
        ))}
      </div>
      <div className="grid auto-cols-fr grid-flow-col">
        {days.map((one) => (
          <section
            key={one}
            aria-label={longDay(one)}
            {...dropPlace(events, onMove, ({ currentTarget, clientY }, grip) => {
              const { top, height } = currentTarget.getBoundingClientRect();
              return { day: one, from: timeAt((clientY - grip - top) / height, first, last) };
            })}
            className="not-first:border-rule relative not-first:border-s"
          >
            {hours.map((hour) => (
              <div key={hour} className="border-rule h-12 border-b" />
            ))}
            {inLanes(here.filter((event) => event.day === one)).map((placed) => (
              <EventButton
                key={placed.event.id}
                look="block"
                event={placed.event}
                now={now}
                onOpen={onOpen}
                style={place(placed, first, last)}
              />
            ))}
            {now.startsWith(one) && <NowLine now={now} first={first} last={last} />}
          </section>
        ))}
      </div>
    </div>
  );
}

function DayHead({
  day,
  now,
  onShowDay,
}: {
  day: Day;
  now: Moment;
  onShowDay?: (day: Day) => void;
}) {
  const isToday = now.startsWith(day);
  const face = (
    <>
      <span className="text-ink-3 text-xs">{dayName(day)}</span>{" "}
      <span
        className={cn(
          "tnum grid size-6.5 place-items-center rounded-md font-semibold",
          isToday && "bg-spark text-on-spark",
        )}
      >
        {dayNumber(day)}
      </span>
    </>
  );
  const look = "flex min-h-7 w-full items-center gap-1.5 rounded-md px-1";
  if (!onShowDay) return <div className={look}>{face}</div>;
  return (
    <button
      type="button"
      aria-label={`${dayName(day)} ${dayNumber(day)}, ${longDay(day)}`}
      aria-current={isToday ? "date" : undefined}
      onClick={() => onShowDay(day)}
      className={cn(look, "hover:bg-hover")}
    >
      {face}
    </button>
  );
}

const share = (clock: string, first: number, last: number) =>
  ((minutes(clock) - first * 60) / ((last - first) * 60)) * 100;

function place({ event, lane, lanes }: Placed, first: number, last: number) {
  const top = share(event.from ?? "00:00", first, last);
  const least = 50 / (last - first);
  const height = Math.max(least, share(event.to ?? event.from ?? "00:00", first, last) - top);
  return {
    top: `${top}%`,
    height: `${Math.min(height, 100 - top)}%`,
    insetInlineStart: `${(lane / lanes) * 100}%`,
    width: `${100 / lanes}%`,
  };
}

function NowLine({ now, first, last }: { now: Moment; first: number; last: number }) {
  const top = share(now.slice(11, 16), first, last);
  if (top < 0 || top > 100) return null;
  return (
    <div
      aria-hidden="true"
      style={{ top: `${top}%` }}
      className="bg-spark absolute inset-x-0 h-0.5 forced-color-adjust-none"
    />
  );
}
