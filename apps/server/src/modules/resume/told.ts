import type {
  publicAchievement,
  publicAdditional,
  publicEducation,
  publicExperience,
  publicProject,
  publicSkill,
  PublishedProfile,
} from "@toran/contract/schemas/profile";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { userOf } from "../accounts/profile";
import { allItems, itemsOf } from "../portfolio/items";
import { shown } from "../portfolio/shown";
import { topSkills } from "../portfolio/skills";
import { educationOf, personalInfoOf, studentOf } from "../students/personal";

/** An item, and its id where the reader is its owner. */
type Known<S extends z.core.$ZodType> = z.output<S> & { id?: string };

/** Everything a résumé can be made of. */
export interface Told {
  person: Pick<
    PublishedProfile["profile"],
    | "firstName"
    | "lastName"
    | "headline"
    | "about"
    | "city"
    | "email"
    | "phone"
    | "linkedinUrl"
    | "githubUrl"
    | "portfolioUrl"
    | "college"
    | "degree"
    | "department"
    | "graduationYear"
    | "cgpa"
  > & { rollNumber?: string | null };
  education: Known<typeof publicEducation>[];
  projects: Known<typeof publicProject>[];
  achievements: Known<typeof publicAchievement>[];
  experiences: Known<typeof publicExperience>[];
  additional: Known<typeof publicAdditional>[];
  /** The top ones first. */
  skills: Known<typeof publicSkill>[];
}

/** What a student has told, for themselves. */
export async function toldBy(db: Executor, owner: { id: string }): Promise<Told> {
  const user = await userOf(db, owner);
  const student = await studentOf(db, owner);
  const items = await allItems(db, owner);
  const of = <S extends Parameters<typeof itemsOf>[2]>(section: S) =>
    shown(
      db,
      section,
      items.filter((item) => item.section === section),
    );
  const top = (await topSkills(db, owner)).map(({ id }) => id);
  const place = ({ id }: { id: string }) => (top.includes(id) ? top.indexOf(id) : top.length);
  const studies = educationOf(student);
  return {
    person: {
      ...personalInfoOf(user, student),
      college: studies?.college ?? null,
      degree: studies?.degree || null,
      department: studies?.department || null,
      graduationYear: studies?.graduationYear || null,
      cgpa: studies?.cgpa ?? null,
      rollNumber: studies?.rollNumber || null,
    },
    education: await of("education"),
    projects: await of("projects"),
    achievements: await of("achievements"),
    experiences: await of("experiences"),
    additional: await of("additional"),
    skills: (await of("skills")).toSorted((a, b) => place(a) - place(b)),
  };
}

/** What a student tells those who open their page, and nothing more. */
export const toldOn = (page: PublishedProfile): Told => ({
  person: page.profile,
  education: page.education.map(withoutId),
  projects: page.projects.map(withoutId),
  achievements: page.achievements.map(withoutId),
  experiences: page.experiences.map(withoutId),
  additional: page.additional.map(withoutId),
  skills: [...page.topSkills, ...page.additionalSkills].map(withoutId),
});

// The page is cut to what a visitor may know when it is sent; this is made before that.
const withoutId = <Item extends object>(item: Item): Item => ({ ...item, id: undefined });
