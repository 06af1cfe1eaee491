import type { DragEvent } from "react";
import type { Day } from "../date/days";
import type { CalendarEvent } from "./event";

/** Where an event is let go: a day, and where the view shows hours, a time of it. */
export interface DroppedAt {
  day: Day;
  from?: string;
}
export type MoveEvent = (event: CalendarEvent, to: DroppedAt) => void;

const kind = "application/x-calendar-event";
interface Held {
  id: string;
  day: Day;
  /** How far below its beginning it is held, in pixels. */
  grip: number;
}

/** Takes an event along with the pointer. */
export function pickUp(drag: DragEvent<HTMLElement>, { id, day }: CalendarEvent) {
  const grip = drag.clientY - drag.currentTarget.getBoundingClientRect().top;
  drag.dataTransfer.setData(kind, JSON.stringify({ id, day, grip } satisfies Held));
  drag.dataTransfer.effectAllowed = "move";
}

/** What makes an element a place where events are let go. */
export function dropPlace(
  events: readonly CalendarEvent[],
  onMove: MoveEvent | undefined,
  placeOf: (drag: DragEvent<HTMLElement>, grip: number) => DroppedAt,
) {
  if (!onMove) return undefined;
  return {
    onDragOver: (drag: DragEvent<HTMLElement>) => {
      if (!drag.dataTransfer.types.includes(kind)) return;
      drag.preventDefault();
      drag.dataTransfer.dropEffect = "move";
    },
    onDrop: (drag: DragEvent<HTMLElement>) => {
      const held = drag.dataTransfer.getData(kind);
      if (!held) return;
      drag.preventDefault();
      const { id, day, grip } = JSON.parse(held) as Held;
      const event = events.find((one) => one.id === id && one.day === day);
      const to = placeOf(drag, grip);
      if (event && (to.day !== event.day || (to.from && to.from !== event.from))) onMove(event, to);
    },
  };
}

const step = 15;
const two = (n: number) => String(n).padStart(2, "0");

/** The quarter of an hour at a height of a column that shows these hours. */
export function timeAt(share: number, first: number, last: number) {
  const minutes = (first + share * (last - first)) * 60;
  const quarter = Math.round(minutes / step) * step;
  const within = Math.min(Math.max(quarter, first * 60), last * 60 - step);
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}
