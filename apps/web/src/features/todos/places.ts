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
    DOCUMENTS: { all: `${po.students}?tab=documents` },
    POSTINGS: { all: `${po.jobs}?tab=waiting` },
    BOOKINGS: { all: `${po.bookings}?tab=waiting` },
    PAST_BOOKINGS: { all: po.bookings, one: po.booking },
    OFFERS: { all: po.jobs, one: po.job },
    FREE_PLACES: { all: po.jobs, one: po.job },
    WITHDRAWALS: { all: po.jobs, one: po.job },
    EXTERNAL_OFFERS: { all: po.externalOffers },
    IMPORTS: { all: po.importClass, one: po.importedClass },
  },
  hr: {
    CONNECTIONS: { all: `${hr.colleges}?tab=requests` },
    QUESTIONS: { all: hr.jobs, one: hr.job },
    BOOKINGS: { all: `${hr.bookings}?tab=waiting` },
    APPLICANTS: { all: hr.jobs, one: hr.job },
    FREE_PLACES: { all: hr.jobs, one: hr.job },
  },
};

/** The page on which something that waits is dealt with; a kind that this version does not know has none. */
export function placeOf(area: "po" | "hr", { kind, about }: Pick<Attention, "kind" | "about">) {
  const { all, one } = places[area][kind] ?? {};
  return about && one ? withId(one, about) : all;
}

/** What a to-do can be about. */
export interface Subject {
  type: keyof typeof subjects;
  id: string;
}
/** As it is seen in an area, by the name that is read there. */
export interface NamedSubject extends Subject {
  area: "po" | "hr";
  name: string;
}
const subjects = {
  STUDENT: { word: "Open the student", po: `${po.students}?student=:id`, hr: hr.student },
  COMPANY: { word: "Open the company", po: po.company, hr: undefined },
  COLLEGE: { word: "Open the college", po: undefined, hr: hr.college },
  /** Officers see it as the posting at their college. */
  JOB: { word: "Open the job", po: po.job, hr: hr.job },
  BOOKING: { word: "Open the booking", po: po.booking, hr: hr.booking },
};
const isKnown = (type: string): type is Subject["type"] => Object.hasOwn(subjects, type);

/** The way to what a to-do is about; other products may link what this one does not know. */
export function wayTo(area: "po" | "hr", link: { type: string; id: string } | null) {
  if (!link || !isKnown(link.type)) return undefined;
  const { word, [area]: path } = subjects[link.type];
  return path && { word, href: withId(path, link.id) };
}
