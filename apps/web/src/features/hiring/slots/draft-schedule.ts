import { limits } from "@toran/contract/limits";
import type { Booking } from "@toran/contract/schemas/booking";
import type { Schedule, scheduleInput, ScheduleModel } from "@toran/contract/schemas/slot";
import type { z } from "zod/mini";
import { dayOf, dayStart } from "../bookings/times";

export type ScheduleBody = z.input<typeof scheduleInput>;
/** A schedule while it is written. */
export interface DraftSchedule {
  model: ScheduleModel;
  roundId: string;
  panels: { id: string; name: string; roomId: string }[];
  minutes: number | null;
  buffer: number | null;
  places: number | null;
  breaks: { from: string; to: string }[];
  answerHours: number | null;
  /** The day from which alternates may take what is free. */
  alternatesFrom: string | null;
}

const panelAt = (place: number, roomId = "") => ({
  id: crypto.randomUUID().slice(0, 8),
  name: `Panel ${place + 1}`,
  roomId,
});

/** A new panel by a name that no other has: those before it may have been taken out. */
export function freshPanel(panels: readonly { name: string }[]) {
  const names = new Set(panels.map(({ name }) => name));
  let place = panels.length;
  while (names.has(panelAt(place).name)) place++;
  return panelAt(place);
}

/** What the form begins with: what is saved, or as many panels as the booking was asked for. */
export function draftOfSchedule(schedule: Schedule | undefined, booking: Booking): DraftSchedule {
  if (!schedule)
    return {
      model: "OPEN",
      roundId: "",
      panels: Array.from({ length: booking.panels ?? 1 }, (_, place) =>
        panelAt(place, booking.rooms[place]?.id),
      ),
      minutes: 30,
      buffer: 0,
      places: 1,
      breaks: [],
      answerHours: limits.slots.answerHours,
      alternatesFrom: null,
    };
  const { model, round, panels, minutes, buffer, places, breaks, answerHours } = schedule;
  const { alternatesFrom } = schedule;
  return {
    model,
    roundId: round?.id ?? "",
    panels: panels.map(({ roomId, ...panel }) => ({ ...panel, roomId: roomId ?? "" })),
    minutes,
    buffer,
    places,
    breaks,
    answerHours,
    alternatesFrom: alternatesFrom && dayOf(alternatesFrom),
  };
}

/** What is sent of it. */
export const scheduleBody = (draft: DraftSchedule, version?: number): ScheduleBody => ({
  model: draft.model,
  roundId: draft.roundId || undefined,
  panels: draft.panels.map(({ roomId, ...panel }) => ({ ...panel, roomId: roomId || undefined })),
  minutes: draft.minutes ?? Number.NaN,
  buffer: draft.buffer ?? 0,
  places: draft.places ?? Number.NaN,
  breaks: draft.breaks,
  answerHours: draft.answerHours ?? Number.NaN,
  ...(draft.alternatesFrom && { alternatesFrom: dayStart(draft.alternatesFrom) }),
  version,
});
