import type { Progress, progressParts } from "@toran/contract/schemas/progress";
import type { SectionName } from "@toran/contract/schemas/portfolio";
import type { Executor } from "../../db/database";
import { userOf } from "../accounts/profile";
import { allItems } from "../portfolio/items";
import { studentOf } from "../students/personal";
import { videoOf } from "../video/video";

type Part = (typeof progressParts)[number];

interface Told {
  city: string | null;
  headline: string | null;
  about: string | null;
  picture: string | null;
  documentKind: string | null;
}

const personalSteps = {
  city: "say where you live",
  headline: "write one line about you",
  about: "write a few sentences about you",
  picture: "choose a picture",
};
const personalParts = ["city", "headline", "about", "picture"] as const;
const enoughSkills = 5;
const inOneSentence = new Intl.ListFormat("en-GB");

function personalStep(told: Told | undefined) {
  const open = personalParts.filter((part) => !told?.[part]);
  const steps = inOneSentence.format(open.map((part) => personalSteps[part]));
  return `${steps.charAt(0).toUpperCase()}${steps.slice(1)}.`;
}

function skillsStep(_: Told | undefined, count: number) {
  const left = enoughSkills - count;
  const many = count === 0 ? "five skills" : left === 1 ? "one more skill" : `${left} more skills`;
  return `Add ${many}, and say what shows ${left === 1 ? "it" : "them"}.`;
}

interface Rule {
  name: Part;
  weight: number;
  /** From how many on the part is done. */
  enough: number;
  /** The step that is left, by what is there. */
  next: (told: Told | undefined, count: number) => string;
}
// The weights make a hundred.
const rules: Rule[] = [
  {
    name: "personal",
    weight: 16,
    enough: 4,
    next: personalStep,
  },
  {
    name: "documents",
    weight: 8,
    enough: 1,
    next: () => "Add the personal document your college asks for.",
  },
  { name: "education", weight: 16, enough: 1, next: () => "Add your school and your degree." },
  { name: "skills", weight: 16, enough: enoughSkills, next: skillsStep },
  { name: "projects", weight: 16, enough: 1, next: () => "Add a project you are proud of." },
  { name: "experiences", weight: 8, enough: 1, next: () => "Add an internship or a job." },
  {
    name: "achievements",
    weight: 6,
    enough: 1,
    next: () => "Add something you achieved, with its certificate.",
  },
  {
    name: "additional",
    weight: 6,
    enough: 1,
    next: () => "Add what else tells about you, such as volunteering.",
  },
  { name: "video", weight: 8, enough: 1, next: () => "Record a video of a minute about you." },
];

/** What is there of each part. */
export const countsOf = (
  told: Told | undefined,
  video: boolean,
  many: (section: SectionName) => number,
): Record<Part, number> => ({
  personal: personalParts.filter((part) => told?.[part]).length,
  documents: told?.documentKind ? 1 : 0,
  education: many("education"),
  skills: many("skills"),
  projects: many("projects"),
  experiences: many("experiences"),
  achievements: many("achievements"),
  additional: many("additional"),
  video: video ? 1 : 0,
});

/** How much of its weight a part has brought. */
const brought = ({ weight, enough }: Rule, count: number) => weight * Math.min(1, count / enough);

/** How much of a profile is there, of a hundred. */
export const percentOf = (counts: Record<Part, number>) =>
  Math.floor(rules.reduce((sum, rule) => sum + brought(rule, counts[rule.name]), 0));

/** How much of a profile is there, and which step adds most. */
export async function progressOf(db: Executor, owner: { id: string }): Promise<Progress> {
  const user = await userOf(db, owner);
  const student = await studentOf(db, owner);
  const video = await videoOf(db, owner.id);
  const items = await allItems(db, owner);
  const told = student && { ...student, picture: user.picture };
  const counts = countsOf(
    told,
    video !== undefined,
    (section) => items.filter((item) => item.section === section).length,
  );
  const sections = rules.map((rule) => {
    const { name, weight, enough, next } = rule;
    const count = counts[name];
    const done = count >= enough;
    const left = Math.ceil(weight - brought(rule, count));
    return { name, count, weight, left, done, next: done ? null : next(told, count) };
  });
  const [most] = sections.filter(({ done }) => !done).toSorted((a, b) => b.left - a.left);
  return {
    percent: percentOf(counts),
    next: most?.next ? { name: most.name, text: most.next } : null,
    sections,
  };
}
