import { collegeZone } from "@toran/contract/calendar/zones";
import {
  accountNames,
  type AccountStatus,
  type ApplicationStep,
  placementNames,
  type PlacementStatus,
} from "@toran/contract/schemas/officer-student";
import type { OutcomeTag } from "@toran/contract/schemas/outcome";
import type { StatusGlyph } from "@toran/ui";
import { isElsewhere } from "@/features/hiring/dates";

/** A status as it is shown: its word, its glyph and its tone. */
export interface Shown {
  word: string;
  glyph: StatusGlyph;
  tone: "ok" | "info" | "warn" | "bad" | "idle";
}

export const placementWords: Record<PlacementStatus, Shown> = {
  NOT_PLACED: { word: placementNames.NOT_PLACED, glyph: "ring", tone: "idle" },
  OFFERED: { word: placementNames.OFFERED, glyph: "three-quarters", tone: "info" },
  PLACED: { word: placementNames.PLACED, glyph: "done", tone: "ok" },
};

export const accountWords: Record<AccountStatus, Shown> = {
  INVITED: { word: accountNames.INVITED, glyph: "ring", tone: "idle" },
  REGISTERED: { word: accountNames.REGISTERED, glyph: "quarter", tone: "info" },
  ACTIVE: { word: accountNames.ACTIVE, glyph: "done", tone: "ok" },
  CHANGES_REQUESTED: { word: accountNames.CHANGES_REQUESTED, glyph: "half", tone: "warn" },
  REJECTED: { word: accountNames.REJECTED, glyph: "crossed", tone: "bad" },
  SUSPENDED: { word: accountNames.SUSPENDED, glyph: "paused", tone: "bad" },
  DEREGISTERED: { word: accountNames.DEREGISTERED, glyph: "crossed", tone: "idle" },
  ALUMNI: { word: accountNames.ALUMNI, glyph: "done", tone: "idle" },
};

export const outcomeWords: Record<OutcomeTag, Shown> = {
  SEEKING: { word: "Seeking", glyph: "ring", tone: "idle" },
  NOT_SEEKING: { word: "Opted out", glyph: "paused", tone: "idle" },
  HIGHER_STUDIES: { word: "Higher studies", glyph: "paused", tone: "idle" },
  ENTREPRENEURSHIP: { word: "Own venture", glyph: "paused", tone: "idle" },
  FAMILY_BUSINESS: { word: "Family business", glyph: "paused", tone: "idle" },
  SERVICE: { word: "Service", glyph: "paused", tone: "idle" },
};

const stepWords: Record<ApplicationStep, Shown> = {
  APPLIED: { word: "Applied", glyph: "ring", tone: "info" },
  SHORTLISTED: { word: "Shortlisted", glyph: "quarter", tone: "info" },
  IN_PROCESS: { word: "In process", glyph: "half", tone: "info" },
};

interface Standing {
  accountStatus: AccountStatus;
  placementStatus: PlacementStatus;
  outcomeTag: OutcomeTag;
  furthest: ApplicationStep | null;
}

/** What matters most about where a student stands: placed, kept from applying, on the way, and how far. */
export function standingOf(student: Standing): Shown {
  const { accountStatus, placementStatus, outcomeTag, furthest } = student;
  if (placementStatus === "PLACED") return placementWords.PLACED;
  if (accountStatus !== "ACTIVE") return accountWords[accountStatus];
  if (placementStatus === "OFFERED") return placementWords.OFFERED;
  if (outcomeTag !== "SEEKING") return outcomeWords[outcomeTag];
  return furthest ? stepWords[furthest] : placementWords.NOT_PLACED;
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string | null }) =>
  [firstName, lastName].filter(Boolean).join(" ");

/** A number with its noun: "1 student", "1,204 students". */
export const students = (count: number) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? "student" : "students"}`;

/** Rupees a year as they are spoken of: 14.0 for 14,00,000. */
export const lakhs = (rupees: number) => (rupees / 100_000).toFixed(1);

const dayParts = { day: "numeric", month: "short", year: "numeric" } as const;
// As students and companies read them: by the college's clock, wherever an officer sits.
const zone = { timeZone: collegeZone } as const;
const dayOf = new Intl.DateTimeFormat("en-IN", { ...zone, ...dayParts });
const dateOf = new Intl.DateTimeFormat("en-IN", { ...dayParts, timeZone: "UTC" });
const momentOf = new Intl.DateTimeFormat("en-IN", {
  ...zone,
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
export const day = (moment: string) => dayOf.format(new Date(moment));
/** A day of the calendar, "2027-07-01", which is the same day everywhere. */
export const calendarDay = (iso: string) => dateOf.format(new Date(iso));
/** "7 Dec, 23:59", and whose clock that is to who reads it by another. */
export const when = (moment: string) =>
  `${momentOf.format(new Date(moment))}${isElsewhere(new Date(moment)) ? " IST" : ""}`;
