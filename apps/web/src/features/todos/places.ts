import type { Attention, AttentionKind } from "@toran/contract/schemas/task";
import { paths, withId } from "@/navigation/paths";

interface Place {
  all: string;
  /** Where one of them has a page of its own. */
  one?: string;
}
const { po, hr } = paths;

/** Where what waits is dealt with. */
const places: Record<"po" | "hr", Partial<Record<AttentionKind, Place>>> = {
  po: {
    PLAN: { all: po.planPrice },
    CONNECTIONS: { all: `${po.companies}?tab=requests` },
    STUDENTS: { all: `${po.students}?status=REGISTERED` },
    POSTINGS: { all: `${po.jobs}?tab=waiting` },
    BOOKINGS: { all: `${po.bookings}?tab=waiting` },
    OFFERS: { all: po.jobs, one: po.job },
    EXTERNAL_OFFERS: { all: po.externalOffers },
    IMPORTS: { all: po.importClass, one: po.importedClass },
  },
  hr: {
    CONNECTIONS: { all: `${hr.colleges}?tab=requests` },
    QUESTIONS: { all: hr.jobs, one: hr.job },
    BOOKINGS: { all: `${hr.bookings}?tab=waiting` },
    APPLICANTS: { all: hr.jobs, one: hr.job },
  },
};

/** The page on which something that waits is dealt with; a kind that this version does not know has none. */
export function placeOf(area: "po" | "hr", { kind, about }: Pick<Attention, "kind" | "about">) {
  const { all, one } = places[area][kind] ?? {};
  return about && one ? withId(one, about) : all;
}
