import type { Entry, ResumeModel, RichText, Run, Section } from "../model/model";

/** What a mark looks like in a text. */
export const mark = /zq\d+q/gu;

/** The same résumé with a mark of its own behind each value, so that each can be counted on the pages. */
export function marked(resume: ResumeModel): ResumeModel {
  let count = 0;
  const tag = (text: string) => `${text} zq${count++}q`;
  const names = new Map(
    resume.sections
      .flatMap((section) => ("skills" in section ? section.skills : []))
      .map(({ name }) => [name, tag(name)]),
  );
  const named = (name: string) => names.get(name) ?? name;
  const wanted = (text: string | undefined) => (text ? tag(text) : text);
  const runs = (all: Run[]): Run[] => [...all, { text: tag("") }];
  const rich = (text: RichText): RichText =>
    text.map((block) =>
      block.kind === "paragraph"
        ? { ...block, runs: runs(block.runs) }
        : {
            ...block,
            items: block.items.map((item) => ({
              runs: runs(item.runs),
              ...(item.items && { items: item.items.map(runs) }),
            })),
          },
    );
  const entry = (given: Entry): Entry => ({
    ...given,
    title: wanted(given.title) ?? "",
    org: wanted(given.org),
    place: wanted(given.place),
    score: wanted(given.score),
    stack: given.stack?.map(tag),
    evidenceFor: given.evidenceFor?.map(named),
    body: given.body && rich(given.body),
  });
  const section = (given: Section): Section => {
    const title = tag(given.title);
    if ("entries" in given) return { ...given, title, entries: given.entries.map(entry) };
    if ("skills" in given) {
      const skills = given.skills.map((skill) => ({ ...skill, name: named(skill.name) }));
      return { ...given, title, skills };
    }
    return { ...given, title, links: given.links.map(linked) };
  };
  const linked = (link: { label: string; url: string }) => ({
    ...link,
    label: wanted(link.label) ?? "",
  });
  const { person } = resume;
  return {
    ...resume,
    person: {
      ...person,
      name: tag(person.name),
      headline: wanted(person.headline),
      contacts: person.contacts.map((contact) =>
        contact.kind === "email" || contact.kind === "phone"
          ? contact
          : { ...contact, text: tag(contact.text) },
      ),
      links: person.links.map(linked),
      facts: person.facts.map((fact) => ({ ...fact, value: tag(fact.value) })),
    },
    summary: resume.summary && rich(resume.summary),
    sections: resume.sections.map(section),
  };
}
