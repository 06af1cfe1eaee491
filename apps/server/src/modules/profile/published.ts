import type { SectionName } from "@toran/contract/schemas/portfolio";
import type { PublishedProfile, Visibility } from "@toran/contract/schemas/profile";
import type { Executor } from "../../db/database";
import { fileBy } from "../../files/keep";
import { userOf } from "../accounts/profile";
import { allItems } from "../portfolio/items";
import { type Shown, shown } from "../portfolio/shown";
import { graphOf } from "../portfolio/skills";
import { personalInfoOf, studentOf } from "../students/personal";
import { type StoredVideo, videoOf } from "../video/video";

const when = <T>(on: boolean, value: T) => (on ? value : null);

/** The page of a student, with nothing on it that its owner has not switched on. */
export async function publishedOf(
  db: Executor,
  studentId: string,
  slug: string,
  { fields, sections, indexed, level }: Visibility,
): Promise<PublishedProfile> {
  const student = { id: studentId };
  const [user, record, video, items] = [
    await userOf(db, student),
    await studentOf(db, student),
    await videoOf(db, studentId),
    await allItems(db, student),
  ];
  const order = sections.filter((each) => each.shown).map(({ name }) => name);
  const of = async <S extends SectionName>(section: S): Promise<Shown[S][]> =>
    order.includes(section)
      ? shown(
          db,
          section,
          items.filter((item) => item.section === section),
        )
      : [];
  const skills = await of("skills");
  const skillItems = order.includes("skills")
    ? items.filter(({ section }) => section === "skills")
    : [];
  const place = new Map(skillItems.map(({ id, topPosition }) => [id, topPosition ?? 0]));
  const told = personalInfoOf(user, record);
  const profile = {
    slug,
    firstName: told.firstName,
    lastName: told.lastName,
    headline: told.headline,
    about: when(fields.about, told.about),
    city: when(fields.address, told.city),
    state: when(fields.address, told.state),
    country: when(fields.address, told.country),
    college: record?.college ?? null,
    degree: record?.degree ?? null,
    department: record?.department ?? null,
    graduationYear: record?.graduationYear ?? null,
    cgpa: when(fields.marks, record?.cgpa ?? null),
    picture: when(fields.picture, user.picture),
    video: fields.video && video ? await clipOf(db, video) : null,
    // It is read under the page's address.
    resume: fields.resume && slug !== "",
    linkedinUrl: when(fields.links, told.linkedinUrl),
    githubUrl: when(fields.links, told.githubUrl),
    portfolioUrl: when(fields.links, told.portfolioUrl),
    email: when(fields.email, told.email),
    phone: when(fields.phone, told.phone),
    dateOfBirth: when(fields.dateOfBirth, told.dateOfBirth),
    indexed: indexed && level === "ANYONE_WITH_LINK",
  };
  // What an office says to its student is no visitor's business: the page is drawn from this as it is.
  const forVisitors = <T extends { file: unknown; sentBack?: unknown }>(item: T): T => ({
    ...item,
    sentBack: undefined,
    ...(!fields.documents && { file: null }),
  });
  return {
    profile,
    sections: order,
    education: (await of("education"))
      .filter(({ kind }) => fields.marks || kind !== "SEMESTER")
      .map((item) => (fields.marks ? item : { ...item, score: null, scoreScale: null }))
      .map(forVisitors),
    projects: await of("projects"),
    achievements: (await of("achievements")).map(forVisitors),
    experiences: await of("experiences"),
    additional: await of("additional"),
    topSkills: skills
      .filter(({ top }) => top)
      .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
    additionalSkills: skills.filter(({ top }) => !top),
    graph: graphOf(skillItems),
  };
}

async function clipOf(db: Executor, { file, captions, seconds }: StoredVideo) {
  const stored = await fileBy(db, file);
  return stored ? { key: file, type: stored.type, seconds, captions } : null;
}

/** The keys of every file that a page shows. */
export function filesOn({ profile, ...page }: PublishedProfile): ReadonlySet<string> {
  const own = [profile.picture, profile.video?.key, profile.video?.captions];
  const items = [page.education, page.projects, page.achievements, page.experiences].flatMap(
    (section) => section.map(({ file }) => file?.key),
  );
  return new Set([...own, ...items].filter((key) => typeof key === "string"));
}
