import { wallAt } from "@toran/contract/calendar/zones";
import type { Moment } from "@toran/ui/calendar";
import { useMinute } from "@/lib/use-minute";

/** What the clocks of a zone show now. */
export function useNow(zone: string): Moment {
  const { day, time } = wallAt(useMinute(), zone);
  return `${day}T${time}`;
}

/** The zone of the reader, where its clocks show another time than those of a zone. */
function otherZone(zone: string, now: Date) {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [here, there] = [wallAt(now, own), wallAt(now, zone)];
  return here.day === there.day && here.time === there.time ? undefined : own;
}

/** Says whose times are shown, where the clocks of the reader show others. */
export function zoneNote(zone: string, now = new Date()) {
  const own = otherZone(zone, now);
  if (!own) return undefined;
  const name = new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeZoneName: "long" })
    .formatToParts(now)
    .find(({ type }) => type === "timeZoneName")?.value;
  return `Times are the college's, ${name ?? zone} (${zone}). Your clock shows ${own}.`;
}

/** The same in a few words, for times that are written. */
export const writtenIn = (zone: string, now = new Date()) =>
  otherZone(zone, now) ? `Times are those of ${zone}.` : "";
