import type { Schedule, Slot } from "@toran/contract/schemas/slot";

const slot = (id: string, more: Partial<Slot> = {}): Slot => ({
  id,
  state: "OPEN",
  panelId: "one",
  place: 1,
  startsAt: "2099-12-02T04:30:00.000Z",
  endsAt: "2099-12-02T05:00:00.000Z",
  panel: "Panel 1",
  room: "Main hall",
  student: null,
  version: 1,
  ...more,
});
const later = { startsAt: "2099-12-02T05:00:00.000Z", endsAt: "2099-12-02T05:30:00.000Z" };

/** Two slots of one panel; Asha has the first. */
export const publishedSchedule: Schedule = {
  id: "booking",
  title: "Interviews: Fleet Engineer",
  model: "OPEN",
  state: "PUBLISHED",
  startsAt: "2099-12-02T04:30:00.000Z",
  endsAt: "2099-12-02T05:30:00.000Z",
  round: null,
  panels: [{ id: "one", name: "Panel 1", roomId: null }],
  minutes: 30,
  buffer: 0,
  places: 1,
  breaks: [],
  answerHours: 24,
  alternatesFrom: null,
  slots: [
    // Its time has come: who is here can be checked in.
    slot("first", {
      startsAt: "2026-01-05T04:30:00.000Z",
      endsAt: "2026-01-05T05:00:00.000Z",
      state: "BOOKED",
      student: { id: "asha", applicationId: "asha", name: "Asha Rao" },
    }),
    slot("second", later),
  ],
  picks: [],
  publishedAt: "2026-11-20T10:00:00.000Z",
  mayUnpublish: true,
  version: 3,
};
/** The same before anybody sees it. */
export const draftSchedule: Schedule = {
  ...publishedSchedule,
  state: "DRAFT",
  publishedAt: null,
  slots: [slot("first"), slot("second", later)],
};
