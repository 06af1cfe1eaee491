import type { Progress, progressParts } from "@toran/contract/schemas/progress";
import type { SectionName } from "@toran/contract/schemas/portfolio";
import type { Executor } from "../../db/database";
import { userOf } from "../accounts/profile";
import { allItems } from "../portfolio/items";
import { studentOf } from "../students/personal";
import { videoOf } from "../video/video";

type Part = (typeof progressParts)[number];

interface Rule {
  name: Part;
  weight: number;
  /** From how many on the part is done. */
  enough: number;
  next: string;
}
// The weights make a hundred.
const rules: Rule[] = [
  {
    name: "personal",
    weight: 16,
    enough: 4,
    next: "Write one line and a few sentences about you, and choose a picture.",
  },
  {
    name: "documents",
    weight: 8,
    enough: 1,
    next: "Add the personal document your college asks for.",
  },
  { name: "education", weight: 16, enough: 1, next: "Add your school and your degree." },
  { name: "skills", weight: 16, enough: 5, next: "Add five skills, and say what shows them." },
  { name: "projects", weight: 16, enough: 1, next: "Add a project you are proud of." },
  { name: "experiences", weight: 8, enough: 1, next: "Add an internship or a job." },
  {
    name: "achievements",
    weight: 6,
    enough: 1,
    next: "Add something you achieved, with its certificate.",
  },
  {
    name: "additional",
    weight: 6,
    enough: 1,
    next: "Add what else tells about you, such as volunteering.",
  },
  { name: "video", weight: 8, enough: 1, next: "Record a video of a minute about you." },
];

interface Told {
  city: string | null;
  headline: string | null;
  about: string | null;
  picture: string | null;
  documentKind: string | null;
}

/** What is there of each part. */
export const countsOf = (
  told: Told | undefined,
  video: boolean,
  many: (section: SectionName) => number,
): Record<Part, number> => ({
  personal: [told?.city, told?.headline, told?.about, told?.picture].filter(Boolean).length,
  documents: told?.documentKind ? 1 : 0,
  education: many("education"),
  skills: many("skills"),
  projects: many("projects"),
  experiences: many("experiences"),
  achievements: many("achievements"),
  additional: many("additional"),
  video: video ? 1 : 0,
});

/** How much of a profile is there, of a hundred. */
export const percentOf = (counts: Record<Part, number>) =>
  Math.floor(
    rules.reduce(
      (sum, { name, weight, enough }) => sum + weight * Math.min(1, counts[name] / enough),
      0,
    ),
  );

/** How much of a profile is there, and which step adds most. */
export async function progressOf(db: Executor, owner: { id: string }): Promise<Progress> {
  const user = await userOf(db, owner);
  const student = await studentOf(db, owner);
  const video = await videoOf(db, owner.id);
  const items = await allItems(db, owner);
  const counts = countsOf(
    student && { ...student, picture: user.picture },
    video !== undefined,
    (section) => items.filter((item) => item.section === section).length,
  );
  const sections = rules.map(({ name, weight, enough, next }) => {
    const count = counts[name];
    const done = count >= enough;
    return { name, count, weight, done, next: done ? null : next };
  });
  const [most] = sections.filter(({ done }) => !done).toSorted((a, b) => b.weight - a.weight);
  return {
    percent: percentOf(counts),
    next: most?.next ? { name: most.name, text: most.next } : null,
    sections,
  };
}
