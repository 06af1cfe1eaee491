import type { collegeProgressParts } from "@toran/contract/schemas/progress";
import type { collegeDataOf } from "../colleges/college";

type Part = (typeof collegeProgressParts)[number];
type CollegeData = Awaited<ReturnType<typeof collegeDataOf>>;

/** What a college can tell of itself: how the gap is closed, and whether it is. */
const parts: Record<Part, { text: string; done: (data: CollegeData) => boolean }> = {
  info: { text: "Say what the college is", done: ({ college }) => !!college.name },
  address: { text: "Add the address", done: ({ address }) => !!address },
  contact: { text: "Say whom companies write to", done: ({ contact }) => !!contact },
  departments: { text: "Add departments", done: ({ departments }) => departments.length > 0 },
  majors: {
    text: "Add majors to every department",
    done: ({ departments }) => departments.length > 0 && departments.every(hasMajors),
  },
  about: {
    text: "Write a few sentences about the college",
    done: ({ college }) => !!college.about,
  },
  accreditation: { text: "Add the NAAC grade", done: ({ college }) => !!college.naacGrade },
  crest: { text: "Add the crest", done: ({ college }) => !!college.crest },
  infrastructure: {
    text: "Add labs and seminar halls",
    done: ({ infrastructure }) => infrastructure.length > 0,
  },
  pictures: {
    text: "Add photos of labs and halls",
    done: ({ infrastructure }) => infrastructure.some(({ pictures }) => pictures.length > 0),
  },
};

const hasMajors = ({ majors }: CollegeData["departments"][number]) => majors.length > 0;

/** How much of the profile of a college is there, and what to do next. */
export function progressOf(data: CollegeData) {
  const names = Object.keys(parts) as Part[];
  const sections = names.map((name) => ({
    name,
    text: parts[name].text,
    done: parts[name].done(data),
  }));
  const done = sections.filter((section) => section.done).length;
  const next = sections.find((section) => !section.done);
  return {
    percent: Math.round((100 * done) / sections.length),
    next: next ? { name: next.name, text: next.text } : null,
    sections,
  };
}
