import { collegeDay } from "@toran/contract/calendar/zones";
import type { PublishedProfile } from "@toran/contract/schemas/profile";

const monthName = new Intl.DateTimeFormat("en-IN", { month: "short", timeZone: "UTC" });
const year = (month: string) => month.slice(0, 4);
const name = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));
export const monthOf = (month: string) => `${name(month)} ${year(month)}`;
/** A day as it is read, "29 Mar 2004". */
export const dayOf = (day: string) => `${Number(day.slice(8))} ${monthOf(day.slice(0, 7))}`;

/** A time from one month to another, as it is read: "Jan to May 2025". What has not begun yet is told from when on. */
export function period(start: string, end: string | null, now = new Date()) {
  if (!end) return `${start > collegeDay(now).slice(0, 7) ? "From" : "Since"} ${monthOf(start)}`;
  if (end === start) return monthOf(start);
  return year(start) === year(end)
    ? `${name(start)} to ${monthOf(end)}`
    : `${monthOf(start)} to ${monthOf(end)}`;
}

export const years = (start: number | null, end: number | null) =>
  start && end && start !== end ? `${start} to ${end}` : `${end ?? start ?? ""}`;

type Profile = PublishedProfile["profile"];
export const nameOf = ({ firstName, lastName }: Profile) =>
  [firstName, lastName].filter(Boolean).join(" ");

/** Degree, year and college in one line. */
export const studiesOf = ({ degree, department, graduationYear, college }: Profile) =>
  [[degree, department].filter(Boolean).join(" "), graduationYear, college]
    .filter(Boolean)
    .join(", ");

/** What a shared link says below the name. */
export const summaryOf = ({ profile, topSkills }: PublishedProfile) =>
  [
    profile.headline,
    studiesOf(profile),
    topSkills.length && `Skills: ${topSkills.map(({ skill_name }) => skill_name).join(", ")}`,
  ]
    .filter(Boolean)
    .join(". ");

/** A length in minutes and seconds. */
export const clock = (seconds: number) => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

/** A web address without its manner of speaking. */
export const plainLink = (url: string) =>
  url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
