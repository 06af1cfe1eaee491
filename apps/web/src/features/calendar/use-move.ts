import { isFailure } from "@toran/api-client/failure";
import { momentAt, type Wall, wallAt } from "@toran/contract/calendar/zones";
import type { CalendarEvent } from "@toran/contract/schemas/calendar";
import { useStores } from "@/stores/use-stores";
import type { AskForCalls, CalendarStore } from "./calendar-store";
import type { Piece } from "./pieces";

/** A day, and of what does not take whole days its time, by the clocks the entry was written by. */
type Place = Pick<Wall, "day"> & Partial<Wall>;

const inWords = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** From where to where an entry goes that is let go at a day, and maybe a time, of the calendar. */
function journey(
  { start, allDay, zone: own }: CalendarEvent,
  shownDay: string,
  to: { day: string; from?: string },
  zone: string,
): [before: Place, after: Place] {
  if (allDay) return [{ day: shownDay }, { day: to.day }];
  const at = new Date(start);
  const wanted = { day: to.day, time: to.from ?? wallAt(at, zone).time };
  return [wallAt(at, own), wallAt(momentAt(wanted, zone), own)];
}

/** Moves something of one's own to another day or time, and offers to take that back. */
export function useMove(calls: AskForCalls, store: CalendarStore) {
  const { feedback } = useStores();
  const send = async (id: string, from: Place, to: Place) => {
    const body = { fromDay: from.day, toDay: to.day, ...(to.time && { startTime: to.time }) };
    const reply = await (await calls()).moveBlock({ params: { id }, body });
    if (!isFailure(reply)) await store.window.load();
    return !isFailure(reply);
  };
  return async ({ of, day }: Piece, to: { day: string; from?: string }) => {
    const [before, after] = journey(of, day, to, store.zone);
    if (!(await send(of.sourceId, before, after))) return;
    const when = inWords.format(new Date(`${to.day}T12:00:00Z`)).replace(",", "");
    feedback.toast("success", `Moved to ${when}${to.from ? `, ${to.from}` : ""}`, {
      detail: of.repeats ? `${of.title}, with all its repetitions` : of.title,
      action: { label: "Undo", onPress: () => void send(of.sourceId, after, before) },
    });
  };
}
