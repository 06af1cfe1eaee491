import { educationKinds } from "@toran/contract/schemas/portfolio";
import { skillTypes } from "@toran/contract/schemas/skill";
import { catalogue } from "../lookups/catalogue";
import { educationKind, endIn, filled, type Found, levelIn, monthIn, yearIn } from "./found";

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const text = (of: Json, name: string) => {
  const value = Object.hasOwn(of, name) ? of[name] : undefined;
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
};
const list = (of: Json, name: string): Json[] => {
  const value = Object.hasOwn(of, name) ? of[name] : undefined;
  return Array.isArray(value) ? value.filter(isObject) : [];
};
const words = (of: Json, name: string): string[] => {
  const value = Object.hasOwn(of, name) ? of[name] : undefined;
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
};

const parts =
  "basics work volunteer education awards certificates publications skills languages interests references projects".split(
    " ",
  );
const taken = new Set(
  "basics work volunteer education awards certificates publications skills languages interests projects".split(
    " ",
  ),
);

/** What a JSON Resume file holds; nothing when it is no such file. */
export function fromJsonResume(bytes: Buffer): Found | undefined {
  let root: unknown;
  try {
    root = JSON.parse(bytes.toString("utf8").replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
  if (!isObject(root)) return undefined;
  const has = Object.keys(root);
  if (!parts.some((part) => has.includes(part))) return undefined;
  const basics = isObject(root["basics"]) ? root["basics"] : {};
  const profile = (network: string) =>
    list(basics, "profiles").find((each) => text(each, "network").toLowerCase() === network);
  return {
    items: [
      ...list(root, "work").map((each) => ({
        section: "experiences" as const,
        item: filled({
          title: text(each, "position"),
          organisation: text(each, "name") || text(each, "company"),
          city: text(each, "location"),
          description: described(each),
          ...time(each),
          skills: some(words(each, "skills")),
        }),
      })),
      ...list(root, "projects").map((each) => ({
        section: "projects" as const,
        item: filled({
          title: text(each, "name"),
          role: words(each, "roles")[0] ?? "",
          description: described(each),
          link: text(each, "url"),
          ...time(each),
          skills: some(words(each, "keywords")),
        }),
      })),
      ...list(root, "education").map((each) => ({
        section: "education" as const,
        item: educationOf(each),
      })),
      ...[...list(root, "awards"), ...list(root, "certificates")].map((each) => ({
        section: "achievements" as const,
        item: filled({
          title: text(each, "title") || text(each, "name"),
          issuer: text(each, "awarder") || text(each, "issuer"),
          month: monthIn(text(each, "date")),
          description: text(each, "summary"),
          link: text(each, "url"),
        }),
      })),
      ...list(root, "skills").flatMap((each) => skillsIn(each)),
      ...list(root, "languages").map((each) => ({
        section: "skills" as const,
        item: filled({
          type: "LANGUAGE",
          skill_name: text(each, "language"),
          level: levelIn(text(each, "fluency")),
          criteria: text(each, "criteria"),
        }),
      })),
      ...list(root, "volunteer").map((each) => ({
        section: "additional" as const,
        item: filled({
          title: [text(each, "position"), text(each, "organization")].filter(Boolean).join(", "),
          description: described(each),
          link: text(each, "url"),
        }),
      })),
      ...list(root, "publications").map((each) => ({
        section: "additional" as const,
        item: filled({
          title: text(each, "name"),
          description: text(each, "summary"),
          link: text(each, "url"),
        }),
      })),
      ...list(root, "interests").map((each) => ({
        section: "additional" as const,
        item: filled({
          title: text(each, "name"),
          description: text(each, "summary") || words(each, "keywords").join(", "),
          link: text(each, "url"),
        }),
      })),
    ],
    personal: filled({
      headline: text(basics, "label"),
      about: text(basics, "summary"),
      portfolioUrl: text(basics, "url") || text(basics, "website"),
      linkedinUrl: text(profile("linkedin") ?? {}, "url"),
      githubUrl: text(profile("github") ?? {}, "url"),
    }),
    account: filled({
      name: text(basics, "name"),
      email: text(basics, "email"),
      phone: text(basics, "phone"),
      place: placeIn(basics["location"]),
    }),
    ignored: Object.keys(root).filter((name) => !taken.has(name) && !/^\$|^meta$/.test(name)),
  };
}

const countries = new Map(catalogue.countries.map(({ id, name }) => [id, name]));
function placeIn(location: unknown) {
  if (!isObject(location)) return "";
  const code = text(location, "countryCode");
  const country = countries.get(code.toUpperCase()) ?? code;
  return [text(location, "city"), text(location, "region"), country].filter(Boolean).join(", ");
}

const time = (of: Json) => ({
  startMonth: monthIn(text(of, "startDate")),
  endMonth: endIn(text(of, "endDate")),
});

const some = (of: string[]) => (of.length ? of : undefined);

/** A summary, and what is listed below it, in the lines that a résumé shows as a list. */
const described = (of: Json) =>
  [
    text(of, "summary") || text(of, "description"),
    ...words(of, "highlights").map((each) => each.trim() && `- ${each.trim()}`),
  ]
    .filter(Boolean)
    .join("\n");

const oneOf = <Value extends string>(of: Json, name: string, values: readonly Value[]) =>
  values.find((value) => value === text(of, name));

function educationOf(of: Json) {
  // Our own file names the kind, which is no course.
  const own = oneOf(of, "studyType", educationKinds);
  const course = text(of, "area") || (own ? "" : text(of, "studyType"));
  return filled({
    kind: own ?? educationKind(`${text(of, "studyType")} ${text(of, "institution")} ${course}`),
    institution: text(of, "institution"),
    board: text(of, "board"),
    course,
    ...scoreIn(text(of, "score")),
    startYear: yearIn(text(of, "startDate")),
    endYear: yearIn(text(of, "endDate")),
  });
}

/** A score as our own files write it, and most others. */
function scoreIn(raw: string) {
  const [, cgpa, score, percent, scale] =
    /^(cgpa\s+)?(\d{1,3}(?:\.\d+)?)\s*(?:(%)|(?:\/|of)\s*(\d+))?$/i.exec(raw) ?? [];
  if (!score) return {};
  const known = scale ? Number(scale) : percent ? 100 : cgpa ? 10 : undefined;
  return { score: Number(score), scoreScale: known };
}

/** A group of skills becomes its skills; one without any is a skill itself. */
function skillsIn(of: Json) {
  const names = words(of, "keywords").length ? words(of, "keywords") : [text(of, "name")];
  return names.filter(Boolean).map((skill_name) => ({
    section: "skills" as const,
    item: filled({
      type: oneOf(of, "type", skillTypes) ?? "TECHNICAL",
      skill_name,
      level: levelIn(text(of, "level")),
      criteria: text(of, "criteria"),
    }),
  }));
}
