import { isFailure } from "@toran/api-client/failure";
import { momentAt, type Wall, wallAt } from "@toran/contract/calendar/zones";
import type { CalendarEvent, RepetitionScope } from "@toran/contract/schemas/calendar";
import { useStores } from "@/stores/use-stores";
import { type AskForCalls, type CalendarStore, isOfAnotherTab } from "./calendar-store";
import type { Piece } from "./pieces";
import type { Target } from "./repetitions";

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
  to: Target,
  zone: string,
): [before: Place, after: Place] {
  if (allDay) return [{ day: shownDay }, { day: to.day }];
  const at = new Date(start);
  const wanted = { day: to.day, time: to.from ?? wallAt(at, zone).time };
  return [wallAt(at, own), wallAt(momentAt(wanted, zone), own)];
}

const said: Record<RepetitionScope, string> = {
  THIS: "",
  FOLLOWING: ", with all that follow",
  ALL: ", with all its repetitions",
};

/** Moves something of one's own to another day or time, and offers to take that back. */
export function useMove(calls: AskForCalls, store: CalendarStore) {
  const { feedback } = useStores();
  const send = async (
    id: string,
    from: Place,
    to: Place,
    which: { scope?: RepetitionScope; repetition?: string },
  ) => {
    const days = { fromDay: from.day, toDay: to.day };
    const moved = { ...days, ...(to.time && { fromTime: from.time, startTime: to.time }) };
    const reply = await (await calls()).moveBlock({ params: { id }, body: { ...moved, ...which } });
    // Of what another tab has moved or taken out, that is told; how it stands by now is shown.
    if (isFailure(reply) && !isOfAnotherTab(reply)) return undefined;
    await store.window.load();
    if (isFailure(reply)) return undefined;
    return reply.data.id;
  };
  return async ({ of, day }: Piece, to: Target, scope: RepetitionScope = "ALL") => {
    const [before, after] = journey(of, day, to, store.zone);
    const one = scope === "THIS" && of.repetition ? { scope, repetition: of.repetition } : {};
    const which = of.repetition ? { scope, repetition: of.repetition } : {};
    const id = await send(of.sourceId, before, after, which);
    if (!id) return;
    const when = inWords.format(new Date(`${to.day}T12:00:00Z`)).replace(",", "");
    feedback.toast("success", `Moved to ${when}${to.from ? `, ${to.from}` : ""}`, {
      detail: `${of.title}${of.repetition ? said[scope] : ""}`,
      // Those that follow are an entry of their own by now, and go back as a whole.
      action: { label: "Undo", onPress: () => void send(id, after, before, one) },
    });
  };
}
