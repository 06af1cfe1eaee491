import { addDays } from "@toran/contract/calendar/zones";
import { firstDayOf, seasonAfter, standingOf } from "@toran/contract/hiring/season";
import type { ShownPolicy } from "@toran/contract/schemas/placement-policy";
import { calendarDay } from "@/features/hiring/dates";

type Told = Pick<ShownPolicy, "season" | "inForce" | "of">;

/** Which season is in force, how the one that is shown stands to it, and whose policy goes on where it has none. */
export function standingWords(told: Told): string {
  const { season, inForce, of } = told;
  const first = calendarDay(firstDayOf(season));
  const last = calendarDay(addDays(firstDayOf(seasonAfter(season)), -1));
  switch (standingOf(season, inForce)) {
    case "IN_FORCE":
      if (of === season) return `The season ${season} is in force, until ${last}.`;
      return `The season ${season} is in force, until ${last}. ${noneYet(told)}`;
    case "NEXT":
      if (of === season)
        return `The season ${season} is prepared: this policy begins on ${first}. Until then ${inForce} is in force.`;
      return `The season ${season} begins on ${first}. Until then ${inForce} is in force. ${noneYet(told)}`;
    default: {
      const ended = `The season ${season} has ended; in force is ${inForce}.`;
      if (of === season) return `${ended} This is how its policy was last.`;
      return `${ended} ${season} had no policy of its own${of ? `: that of ${of} went on` : ""}.`;
    }
  }
}

const noneYet = ({ season, of }: Told) =>
  of
    ? `${season} has no policy of its own yet: that of ${of} goes on until you save one.`
    : `${season} has no policy yet: until you save one, a student may accept one offer, and an officer looks at every job.`;
