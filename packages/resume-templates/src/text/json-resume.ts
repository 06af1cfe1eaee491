import type { Entry, EntrySection, ResumeModel, RichText, Section, Skill } from "../model/model";
import { inShape } from "../model/normalise";
import { levelText } from "../model/words";
import { plainRuns } from "./lines";

/** A résumé in the fields of JSON Resume; what has no field there comes along under `meta.toran`. */
export function toJsonResume(given: ResumeModel): Record<string, unknown> {
  const resume = inShape(withoutOwnAddress(given));
  const { person, locale } = resume;
  const first = (kind: string) => person.contacts.find((contact) => contact.kind === kind)?.text;
  return filled({
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: filled({
      name: person.name,
      label: person.headline,
      // A picture inside the file would be most of it.
      image: person.photo?.src.startsWith("data:") ? undefined : person.photo?.src,
      email: first("email"),
      phone: first("phone"),
      location: first("place") && { address: first("place") },
      summary: resume.summary && paragraphsOf(resume.summary),
      profiles: person.links.map(({ label, url }) => ({ network: label, url })),
    }),
    work: entriesOf(resume, "experience").map(workOf),
    education: entriesOf(resume, "education").map(schoolOf),
    projects: entriesOf(resume, "projects").map(projectOf),
    awards: entriesOf(resume, "achievements").map(({ title, org, period, url, body }) =>
      filled({
        title,
        awarder: org,
        date: period?.to ?? period?.from,
        url,
        summary: linesOf(body),
      }),
    ),
    publications: entriesOf(resume, "publications").map(({ title, org, period, url, body }) =>
      filled({
        name: title,
        publisher: org,
        releaseDate: period?.to ?? period?.from,
        url,
        summary: linesOf(body),
      }),
    ),
    skills: skillsOf(resume.sections, "skills").map((skill) =>
      // Its group is wider than the skill. Keywords are what a skill consists of, and would be read as skills.
      filled({ name: skill.name, level: levelText(skill, locale) }),
    ),
    languages: skillsOf(resume.sections, "languages").map((skill) =>
      filled({ language: skill.name, fluency: levelText(skill, locale) }),
    ),
    interests: entriesOf(resume, "additional").map(({ title, url, body }) =>
      filled({ name: title, url, summary: linesOf(body) }),
    ),
    meta: { toran: resume },
  });
}

/** An address that a page made for itself opens nothing outside of it. */
function withoutOwnAddress(given: ResumeModel): ResumeModel {
  const { photo, ...person } = given.person;
  return photo?.src.startsWith("blob:") ? { ...given, person } : given;
}

const entriesOf = ({ sections }: ResumeModel, kind: EntrySection["kind"]) =>
  sections.flatMap((section) =>
    section.kind === kind && "entries" in section ? section.entries : [],
  );

const skillsOf = (sections: Section[], kind: "skills" | "languages"): Skill[] =>
  sections.flatMap((section) =>
    section.kind === kind && "skills" in section ? section.skills : [],
  );

const spanOf = ({ period }: Entry) => ({
  startDate: period?.from,
  // Something that still goes on has no end.
  endDate: period?.current ? undefined : period?.to,
});

const workOf = (entry: Entry) =>
  filled({
    name: entry.org ?? entry.title,
    position: entry.title,
    location: entry.place,
    url: entry.url,
    ...spanOf(entry),
    summary: paragraphsOf(entry.body),
    highlights: bulletsOf(entry.body),
  });

const schoolOf = (entry: Entry) =>
  filled({
    institution: entry.org ?? entry.title,
    area: entry.org && entry.title,
    ...spanOf(entry),
    score: entry.score,
    url: entry.url,
  });

const projectOf = (entry: Entry) =>
  filled({
    name: entry.title,
    entity: entry.org,
    ...spanOf(entry),
    url: entry.url,
    keywords: entry.stack,
    description: paragraphsOf(entry.body),
    highlights: bulletsOf(entry.body),
  });

const paragraphsOf = (text: RichText | undefined) =>
  (text ?? [])
    .flatMap((block) => (block.kind === "paragraph" ? [plainRuns(block.runs)] : []))
    .join("\n\n") || undefined;

const bulletsOf = (text: RichText | undefined) =>
  (text ?? []).flatMap((block) =>
    block.kind === "list"
      ? block.items.flatMap(({ runs, items = [] }) => [runs, ...items].map(plainRuns))
      : [],
  );

/** Where a field for a list is wanting, its points are lines. */
const linesOf = (text: RichText | undefined) =>
  [paragraphsOf(text), ...bulletsOf(text).map((each) => `- ${each}`)].filter(Boolean).join("\n");

/** Without the fields that are empty. */
const filled = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
    ),
  );
