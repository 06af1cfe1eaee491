import { cleanText, hasEmoji, keepEdges, safeAddress, withoutEmoji } from "./clean-text";
import type { Entry, Link, Person, ResumeModel, RichText, Run, Section, Skill } from "./model";

export interface Normalised {
  resume: ResumeModel;
  /** What was left out, in words for the person. */
  notices: string[];
}

/** The résumé as templates want it: in order, without what is hidden, empty, unsafe or cannot be set. */
export function normalise(given: ResumeModel, order: readonly string[] = []): Normalised {
  const notices = new Set<string>();
  if (hasEmoji(JSON.stringify(given)))
    notices.add("Emoji are left out: the faces of a résumé do not have them.");
  if (hasUnsafe(given))
    notices.add("A link whose address cannot be opened is shown as plain text.");
  return { resume: inShape(printable(given), order), notices: [...notices] };
}

/** As `normalise`, with all that was typed: a text without looks can say what no face has. */
export function inShape(given: ResumeModel, order: readonly string[] = []): ResumeModel {
  const ids = new Set<string>();
  const summary = rich(given.summary);
  return {
    locale: given.locale,
    dir: given.dir,
    person: personOf(given.person),
    ...(summary && { summary }),
    sections: inOrder(given.sections, order)
      .filter(({ hidden }) => !hidden)
      .map((section) => sectionOf(section, (id) => onlyOnce(id, ids)))
      .filter((section) => sizeOf(section) > 0),
  };
}

// Where a link leads is not printed.
const addresses = new Set(["url", "href", "src"]);

function printable<Value>(value: Value): Value;
function printable(value: unknown): unknown {
  if (typeof value === "string") return withoutEmoji(value);
  if (Array.isArray(value)) return value.map(printable);
  if (typeof value !== "object" || !value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, addresses.has(key) ? part : printable(part)]),
  );
}

/** How many things a section holds. */
export const sizeOf = (section: Section) =>
  "entries" in section
    ? section.entries.length
    : "skills" in section
      ? section.skills.length
      : section.links.length;

function inOrder(sections: Section[], order: readonly string[]) {
  const placeOf = (id: string) => {
    const place = order.indexOf(id);
    return place < 0 ? order.length : place;
  };
  return sections.toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
}

function onlyOnce(id: string, taken: Set<string>) {
  let free = id;
  for (let nth = 2; taken.has(free); nth++) free = `${id}-${nth}`;
  taken.add(free);
  return free;
}

function personOf(person: Person): Person {
  const headline = optional(person.headline);
  return {
    name: cleanText(person.name),
    ...(headline && { headline }),
    ...(person.photo?.src && {
      photo: { src: person.photo.src, alt: cleanText(person.photo.alt) || cleanText(person.name) },
    }),
    contacts: person.contacts
      .map((contact) => ({ ...contact, text: cleanText(contact.text) }))
      .filter(({ text }) => text),
    links: linksOf(person.links),
    facts: person.facts
      .map(({ label, value }) => ({ label: cleanText(label), value: cleanText(value) }))
      .filter(({ value }) => value),
  };
}

function sectionOf(section: Section, unique: (id: string) => string): Section {
  const frame = { id: unique(section.id), title: cleanText(section.title) };
  if ("entries" in section) {
    const entries = section.entries.map(entryOf).filter(saysSomething);
    return { ...section, ...frame, entries: entries.map((each) => named(each, unique)) };
  }
  if ("skills" in section) {
    const skills = section.skills.map(skillOf).filter(({ name }) => name);
    return { ...section, ...frame, skills: skills.map((each) => named(each, unique)) };
  }
  return { ...section, ...frame, links: linksOf(section.links) };
}

const named = <Item extends { id: string }>(item: Item, unique: (id: string) => string): Item => ({
  ...item,
  id: unique(item.id),
});

const saysSomething = ({ title, org, body }: Entry) => Boolean(title || org || body);

function entryOf(entry: Entry): Entry {
  const { id, period, evidenceFor } = entry;
  const stack = entry.stack?.map(cleanText).filter(Boolean);
  const dated = period && (period.from || period.to || period.current);
  return withoutGaps({
    id,
    // An entry that was given no title is known by its organisation.
    title: cleanText(entry.title) || cleanText(entry.org ?? ""),
    org: cleanText(entry.title) ? optional(entry.org) : undefined,
    place: optional(entry.place),
    period: dated ? period : undefined,
    score: optional(entry.score),
    url: safeAddress(entry.url),
    stack: stack?.length ? stack : undefined,
    body: rich(entry.body),
    evidenceFor,
  });
}

function skillOf(skill: Skill): Skill {
  const { id, level } = skill;
  const name = cleanText(skill.name);
  const labels = { levelLabel: optional(skill.levelLabel), group: optional(skill.group) };
  return withoutGaps({ id, name, level, ...labels });
}

const linksOf = (links: Link[]) =>
  links.flatMap(({ label, url }) => {
    const address = safeAddress(url);
    return address ? [{ label: cleanText(label) || bareAddress(address), url: address }] : [];
  });

/** An address as it is written on paper. */
export const bareAddress = (url: string) =>
  url.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/u, "").replace(/\/$/u, "");

function rich(text: RichText | undefined): RichText | undefined {
  const blocks = (text ?? []).flatMap((block): RichText => {
    if (block.kind === "paragraph") {
      const runs = runsOf(block.runs);
      return runs.length ? [{ kind: "paragraph", runs }] : [];
    }
    const items = block.items.flatMap((item) => {
      const runs = runsOf(item.runs);
      const below = item.items?.map(runsOf).filter((each) => each.length) ?? [];
      if (!runs.length) return below.map((each) => ({ runs: each }));
      return [{ runs, ...(below.length && { items: below }) }];
    });
    return items.length ? [{ kind: "list", items }] : [];
  });
  return blocks.length ? blocks : undefined;
}

function runsOf(runs: Run[]): Run[] {
  const clean = runs
    .map(({ text, strong, em, href }) =>
      withoutGaps({ text: keepEdges(text), strong, em, href: safeAddress(href) }),
    )
    .filter(({ text }) => text);
  const [first] = clean;
  const last = clean.at(-1);
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return clean.some(({ text }) => text.trim()) ? clean : [];
}

const optional = (text: string | undefined) => cleanText(text ?? "") || undefined;

const withoutGaps = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value;

function hasUnsafe({ person, summary, sections }: ResumeModel) {
  const bodies = sections.flatMap((section) => ("entries" in section ? section.entries : []));
  const given = [
    ...person.links.map(({ url }) => url),
    ...sections.flatMap((section) =>
      "links" in section ? section.links.map(({ url }) => url) : [],
    ),
    ...bodies.map(({ url }) => url),
    ...[summary, ...bodies.map(({ body }) => body)].flatMap(hrefsOf),
  ];
  return given.some((address) => address && !safeAddress(address));
}

const hrefsOf = (text: RichText | undefined) =>
  (text ?? []).flatMap((block) =>
    block.kind === "paragraph"
      ? block.runs.map(({ href }) => href)
      : block.items.flatMap(({ runs, items = [] }) =>
          [runs, ...items].flat().map(({ href }) => href),
        ),
  );
