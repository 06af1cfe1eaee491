import type {
  Entry,
  EntrySection,
  Period,
  ResumeModel,
  Section,
  Skill,
  SkillSection,
} from "../model/model";
import { sizeOf } from "../model/normalise";
import { NotAResume, readResume } from "../model/read";
import { richTextFrom } from "../model/rich-text";
import { levelFor } from "../model/words";

type Fields = Record<string, unknown>;

/** A résumé from JSON Resume; one that was written here comes back as it was. */
export function fromJsonResume(file: unknown): ResumeModel {
  if (!isFields(file)) throw new NotAResume("resume should be an object.");
  const { meta } = file;
  if (isFields(meta) && meta.toran) return readResume(meta.toran);
  const basics = isFields(file.basics) ? file.basics : {};
  const location = isFields(basics.location) ? basics.location : {};
  const place = [location.address, location.city, location.region].map(text).filter(Boolean);
  const summary = text(basics.summary);
  const headline = text(basics.label);
  return {
    locale: "en",
    dir: "ltr",
    person: {
      name: text(basics.name),
      ...(headline && { headline }),
      contacts: [
        { kind: "place" as const, text: place.join(", ") },
        { kind: "email" as const, text: text(basics.email) },
        { kind: "phone" as const, text: text(basics.phone) },
      ].filter((contact) => contact.text),
      links: [
        ...list(basics.profiles).map(({ network, username, url }) => ({
          label: text(network) || text(username),
          url: text(url),
        })),
        { label: "", url: text(basics.url) },
      ].filter(({ url }) => url),
      facts: [],
    },
    ...(summary && { summary: richTextFrom(summary) }),
    sections: sectionsOf(file),
  };
}

function sectionsOf(file: Fields): Section[] {
  const all = [
    entrySection("experience", "Experience", file.work, workOf),
    entrySection("additional", "Volunteering", file.volunteer, (volunteer) => ({
      ...workOf(volunteer),
      org: text(volunteer.organization),
    })),
    entrySection("projects", "Projects", file.projects, projectOf),
    entrySection("education", "Education", file.education, schoolOf),
    entrySection("achievements", "Awards", file.awards, (award) => ({
      title: text(award.title),
      org: text(award.awarder),
      period: { to: month(award.date) },
      body: richTextFrom(text(award.summary)),
    })),
    entrySection("publications", "Publications", file.publications, (work) => ({
      title: text(work.name),
      org: text(work.publisher),
      url: text(work.url),
      period: { to: month(work.releaseDate) },
      body: richTextFrom(text(work.summary)),
    })),
    skillSection("skills", "Skills", list(file.skills).map(skillOf("name", "level"))),
    skillSection(
      "languages",
      "Languages",
      list(file.languages).map(skillOf("language", "fluency")),
    ),
  ];
  return all.filter((section) => sizeOf(section) > 0);
}

function entrySection(
  kind: EntrySection["kind"],
  title: string,
  from: unknown,
  read: (fields: Fields) => Partial<Entry>,
): Section {
  const entries = list(from).map((fields, index) => ({
    id: `${kind}-${index}`,
    title: "",
    ...read(fields),
  }));
  return { id: kind, kind, title, entries };
}

const skillSection = (kind: SkillSection["kind"], title: string, skills: Skill[]): Section => ({
  id: kind,
  kind,
  title,
  skills,
});

const workOf = (work: Fields): Partial<Entry> => ({
  title: text(work.position),
  org: text(work.name) || text(work.company),
  place: text(work.location),
  url: text(work.url),
  period: spanOf(work),
  body: bodyOf(work.summary, work.highlights),
});

const schoolOf = (school: Fields): Partial<Entry> => ({
  title: [school.studyType, school.area].map(text).filter(Boolean).join(", "),
  org: text(school.institution),
  score: text(school.score),
  period: spanOf(school),
});

const projectOf = (project: Fields): Partial<Entry> => ({
  title: text(project.name),
  org: text(project.entity),
  url: text(project.url),
  stack: strings(project.keywords),
  period: spanOf(project),
  body: bodyOf(project.description, project.highlights),
});

const skillOf =
  (name: string, level: string) =>
  (fields: Fields, index: number): Skill => {
    const label = text(fields[level]);
    const keywords = strings(fields.keywords);
    return {
      id: `${name}-${index}`,
      name: [text(fields[name]), keywords.join(", ")].filter(Boolean).join(": "),
      level: levelFor(label),
      ...(label && { levelLabel: label }),
    };
  };

function spanOf({ startDate, endDate }: Fields): Period {
  const from = month(startDate);
  const to = month(endDate);
  return { ...(from && { from }), ...(to ? { to } : from && { current: true }) };
}

const bodyOf = (summary: unknown, highlights: unknown) =>
  richTextFrom([text(summary), ...strings(highlights).map((each) => `- ${each}`)].join("\n"));

/** The month or the year of a date; nothing when it is neither. */
const month = (date: unknown) => /^\d{4}(-(0[1-9]|1[0-2]))?/u.exec(text(date))?.[0];

const text = (value: unknown) =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
const strings = (value: unknown) => (Array.isArray(value) ? value.map(text).filter(Boolean) : []);
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
