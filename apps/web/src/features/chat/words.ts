import { limits } from "@toran/contract/limits";
import type { Conversation, ReportInput } from "@toran/contract/schemas/chat";

export const reasons: Record<ReportInput["reason"], string> = {
  SPAM: "Advertising, or the same again and again",
  ABUSE: "Insulting or threatening",
  FEES_OR_DEPOSIT: "Asks for a fee or a deposit",
  PERSONAL_DATA: "Asks for or shows personal data",
  OTHER: "Something else",
};

const readable = "What was written stays readable.";
const notAllowed = {
  po: (name: string) =>
    `Your college does not let ${name} write messages. It can be allowed on the page of the company.`,
  hr: (name: string) => `${name} allows no messages at present.`,
};

/** Why nothing can be written. */
export const closed = (area: "po" | "hr", { state, connected, other }: Conversation) =>
  ({
    OPEN: undefined,
    READ_ONLY: connected
      ? `${notAllowed[area](other.name)} ${readable}`
      : `You are not connected with ${other.name} any more. ${readable}`,
    LOCKED: "This conversation is closed while a report is looked at.",
  })[state];

/** What is looked for in messages, of what was typed; a single letter stands in nearly all of them. */
export function wordsOf(typed: string) {
  const words = typed.trim().slice(0, limits.search.longest);
  return words.length > 1 ? words : undefined;
}

const long = new Intl.DateTimeFormat("en-IN", { weekday: "long", day: "numeric", month: "long" });
const longer = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", year: "numeric" });
const clock = new Intl.DateTimeFormat("en-IN", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const day = 24 * 60 * 60 * 1000;
const midnight = (at: Date) => new Date(at).setHours(0, 0, 0, 0);

export const clockOf = (moment: string) => clock.format(new Date(moment));
export const dayKey = (moment: string) => midnight(new Date(moment));

/** The day of a message as people say it: "Today", "Wednesday 12 November". */
export function dayOf(moment: string, now = new Date()) {
  const then = new Date(moment);
  const days = Math.round((midnight(now) - midnight(then)) / day);
  if (days <= 0) return "Today";
  if (days === 1) return "Yesterday";
  return (then.getFullYear() === now.getFullYear() ? long : longer).format(then);
}

export const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
