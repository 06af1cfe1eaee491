import {
  entryKinds,
  type Level,
  type Period,
  type ResumeModel,
  type RichText,
  type Run,
  type Section,
  skillKinds,
} from "./model";

/** Thrown by `readResume`; says where the document is not one, and what was expected there. */
export class NotAResume extends Error {
  override name = "NotAResume";
}

type Read<Value> = (value: unknown, path: string) => Value;
type Shape<Value> = { [Key in keyof Value]-?: Read<Value[Key]> };

const refuse = (path: string, wanted: string): never => {
  throw new NotAResume(`${path} should be ${wanted}.`);
};

const text: Read<string> = (value, path) =>
  typeof value === "string" ? value : refuse(path, "text");
const flag: Read<boolean> = (value, path) =>
  typeof value === "boolean" ? value : refuse(path, "true or false");
const optional =
  <Value>(read: Read<Value>): Read<Value | undefined> =>
  (value, path) =>
    value === undefined || value === null ? undefined : read(value, path);
const listOf =
  <Value>(read: Read<Value>): Read<Value[]> =>
  (value, path) =>
    Array.isArray(value)
      ? value.map((each, index) => read(each, `${path}[${index}]`))
      : refuse(path, "a list");
/** A list that may be left out. */
const someOf =
  <Value>(read: Read<Value>): Read<Value[]> =>
  (value, path) =>
    optional(listOf(read))(value, path) ?? [];
const oneOf =
  <const Value>(...allowed: Value[]): Read<Value> =>
  (value, path) =>
    allowed.find((each) => each === value) ?? refuse(path, `one of ${allowed.join(", ")}`);
const shape =
  <Value extends object>(parts: Shape<Value>): Read<Value> =>
  (value, path) => {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return refuse(path, "an object");
    const given = value as Record<string, unknown>;
    const read = Object.entries<Read<unknown>>(parts).map(([key, readPart]) => [
      key,
      readPart(given[key], `${path}.${key}`),
    ]);
    return Object.fromEntries(read.filter(([, part]) => part !== undefined)) as Value;
  };

const run = shape<Run>({
  text,
  strong: optional(flag),
  em: optional(flag),
  href: optional(text),
});
const runs = listOf(run);
const item = shape({ runs, items: optional(listOf(runs)) });
const paragraph = shape<RichText[number] & { kind: "paragraph" }>({
  kind: oneOf("paragraph"),
  runs,
});
const list = shape<RichText[number] & { kind: "list" }>({
  kind: oneOf("list"),
  items: listOf(item),
});
const richText: Read<RichText> = listOf((value, path) =>
  kindOf(value) === "list" ? list(value, path) : paragraph(value, path),
);

const month: Read<string> = (value, path) =>
  typeof value === "string" && /^\d{4}(-(0[1-9]|1[0-2]))?$/u.test(value)
    ? value
    : refuse(path, "a month as 2025-06 or a year");
const period = shape<Period>({
  from: optional(month),
  to: optional(month),
  current: optional(flag),
});
const link = shape({ label: text, url: text });
const entry = shape({
  id: text,
  title: text,
  org: optional(text),
  place: optional(text),
  period: optional(period),
  score: optional(text),
  url: optional(text),
  stack: optional(listOf(text)),
  body: optional(richText),
  evidenceFor: optional(listOf(text)),
});
const skill = shape({
  id: text,
  name: text,
  level: oneOf<Level>(0, 1, 2, 3, 4, 5),
  levelLabel: optional(text),
  group: optional(text),
});
const frame = {
  id: text,
  title: text,
  hidden: optional(flag),
  keepTogether: optional(flag),
  startOnNewPage: optional(flag),
};
const entrySection = shape({ ...frame, kind: oneOf(...entryKinds), entries: listOf(entry) });
const skillSection = shape({ ...frame, kind: oneOf(...skillKinds), skills: listOf(skill) });
const linkSection = shape({ ...frame, kind: oneOf("links"), links: listOf(link) });

const section: Read<Section> = (value, path) => {
  const kind = kindOf(value);
  if (kind === "links") return linkSection(value, path);
  return skillKinds.some((each) => each === kind)
    ? skillSection(value, path)
    : entrySection(value, path);
};

function kindOf(value: unknown) {
  return typeof value === "object" && value !== null && "kind" in value ? value.kind : undefined;
}

const resume = shape<ResumeModel>({
  locale: text,
  dir: oneOf("ltr", "rtl"),
  person: shape({
    name: text,
    headline: optional(text),
    photo: optional(shape({ src: text, alt: text })),
    contacts: someOf(shape({ kind: oneOf("email", "phone", "place", "other"), text })),
    links: someOf(link),
    facts: someOf(shape({ label: text, value: text })),
  }),
  summary: optional(richText),
  sections: listOf(section),
});

/** A document from outside as a résumé; what it does not name is dropped, what is wrong is named. */
export const readResume = (value: unknown): ResumeModel => resume(value, "resume");
