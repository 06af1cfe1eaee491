import type { FaqCategory, Ticket } from "@toran/contract/schemas/ticket";
import type { StatusPillProps } from "@toran/ui";
import type { AreaName } from "@/navigation/areas";

/** What a question may be about, in the words of each area; what an area has not is left out. */
export const about: Record<AreaName, Partial<Record<FaqCategory, string>>> = {
  student: {
    PROFILE: "My portfolio or profile",
    ACCOUNT: "My account or logging in",
    PRIVACY: "What is kept of me, and why",
    BREACH: "Data seen where it should not be",
    HIRING: "Jobs and applications",
    OTHER: "Something else",
  },
  po: {
    HIRING: "Students, companies and placements",
    PROFILE: "The profile of the college",
    BILLING: "Plan, payment and invoices",
    ACCOUNT: "My account or logging in",
    PRIVACY: "What is kept of me, and why",
    BREACH: "Data seen where it should not be",
    OTHER: "Something else",
  },
  hr: {
    HIRING: "Colleges, students and jobs",
    PROFILE: "The profile of the company",
    ACCOUNT: "My account or logging in",
    PRIVACY: "What is kept of me, and why",
    BREACH: "Data seen where it should not be",
    OTHER: "Something else",
  },
};

type StateShown = Pick<StatusPillProps, "glyph" | "tone"> & { text: string };

export const states: Record<Ticket["state"], StateShown> = {
  NEW: { text: "Sent", glyph: "ring", tone: "info" },
  OPEN: { text: "Being looked at", glyph: "half", tone: "info" },
  WAITING_USER: { text: "Waits for your answer", glyph: "quarter", tone: "warn" },
  RESOLVED: { text: "Done", glyph: "done", tone: "ok" },
  CLOSED: { text: "Closed", glyph: "done", tone: "idle" },
};

export const day = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
});
