import type { faqCategories, Ticket } from "@toran/contract/schemas/task";
import type { StatusPillProps } from "@toran/ui";
import type { AreaName } from "@/navigation/areas";

type Category = (typeof faqCategories)[number];

/** What a question may be about, in the words of each area; what an area has not is left out. */
export const about: Record<AreaName, Partial<Record<Category, string>>> = {
  student: {
    PROFILE: "My portfolio or profile",
    ACCOUNT: "My account or logging in",
    HIRING: "Jobs and applications",
    OTHER: "Something else",
  },
  po: {
    HIRING: "Students, companies and placements",
    PROFILE: "The profile of the college",
    BILLING: "Plan, payment and invoices",
    ACCOUNT: "My account or logging in",
    OTHER: "Something else",
  },
  hr: {
    HIRING: "Colleges, students and jobs",
    PROFILE: "The profile of the company",
    ACCOUNT: "My account or logging in",
    OTHER: "Something else",
  },
};

type StateShown = Pick<StatusPillProps, "glyph" | "tone"> & { text: string };

export const states: Record<Ticket["state"], StateShown> = {
  NEW: { text: "Sent", glyph: "ring", tone: "info" },
  OPEN: { text: "Being looked at", glyph: "half", tone: "info" },
  WAITING_USER: { text: "Waits for your answer", glyph: "quarter", tone: "warn" },
  RESOLVED: { text: "Answered", glyph: "done", tone: "ok" },
  CLOSED: { text: "Closed", glyph: "done", tone: "idle" },
};
